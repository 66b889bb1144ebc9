import { formWords } from '#page/form-copy.ts';
import { consultationHref } from '#page/links.ts';
import type { View } from '#page/view.ts';
import { LinkButton } from '#ui/buttons.tsx';
import { StickyCall } from '#ui/reminders.tsx';

/** Id of the form's band. */
const formId = 'lead';
/** Id of the video's band: the prompt waits until less than a tenth of it can be seen. */
const videoId = 'video';

/** On phones, next to the call in the bar, the other ways to the firm for a visitor who has passed the video and not begun the form. */
export function LeadPrompt({ view }: { view: View }) {
  const { words } = view;
  return (
    <StickyCall
      id="lead-prompt"
      label={formWords(view, 'county-lead').title}
      watch={videoId}
      form={formId}
      actions={
        <>
          <LinkButton href={consultationHref(view)}>{words.freeConsultation}</LinkButton>
          <LinkButton variant="quiet" href={`#${formId}`}>
            {words.preferToWrite}
          </LinkButton>
        </>
      }
    />
  );
}
