import { find } from '#content/site.ts';
import { formWords } from '#page/form-copy.ts';
import { consultationHref } from '#page/links.ts';
import { telephone } from '#page/view.ts';
import type { View } from '#page/view.ts';
import { LinkButton } from '#ui/buttons.tsx';
import { StickyCall } from '#ui/reminders.tsx';

/** Id of the form's band. */
const formId = 'lead';
/** Id of the video's band: the prompt waits until less than a tenth of it can be seen. */
const videoId = 'video';

/** On phones, the ways to the firm for a visitor who has passed the video and not begun the form. */
export function LeadPrompt({ view }: { view: View }) {
  const { site, words } = view;
  const { phone } = find(site, 'offices', site.firm.mainOffice).data;
  return (
    <StickyCall
      id="lead-prompt"
      label={formWords(view, 'county-lead').title}
      watch={videoId}
      form={formId}
      actions={
        <>
          <LinkButton variant="quiet" icon="phone" href={telephone(phone)}>
            {words.callNow}
          </LinkButton>
          <LinkButton href={consultationHref(view)}>{words.freeConsultation}</LinkButton>
          <a className="flex min-h-11 max-w-18 items-center" href={`#${formId}`}>
            {words.preferToWrite}
          </a>
        </>
      }
    />
  );
}
