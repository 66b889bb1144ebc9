import { LinkButton } from '#ui/buttons.tsx';
import { StickyCall } from '#ui/reminders.tsx';
import type { PageFormProps } from '../forms/form-props.ts';

/** Id of the form's band. */
const formId = 'lead';
/** Id of the video's band: the prompt waits until less than a tenth of it can be seen. */
const videoId = 'video';

/** On phones, a way to the form for a visitor who has passed the video and not begun the form. */
export function LeadPrompt({ words }: Pick<PageFormProps, 'words'>) {
  return (
    <>
      <span hidden data-lead-prompt={formId} data-watch={videoId} />
      <StickyCall
        id="lead-prompt"
        label={words.title}
        hidden
        actions={
          <LinkButton wide href={`#${formId}`}>
            {words.title}
          </LinkButton>
        }
      />
    </>
  );
}
