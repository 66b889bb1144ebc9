import { buildFormCopy } from '#site/view/form-copy.ts';
import { findConsultationHref } from '#site/view/links.ts';
import type { View } from '#site/view/view.ts';
import { LinkButton } from '#ui/buttons.tsx';
import { StickyCall } from '#ui/reminders.tsx';

/** ID of the band with the form. */
const formId = 'lead';
/** ID of the band with the video: the prompt appears when less than a tenth of it is visible. */
const videoId = 'video';

/** On phones, a sticky bar with contact options for visitors who have scrolled past the video and haven't started the form. */
export function LeadPrompt({ view }: { view: View }) {
  const { frame } = view;
  return (
    <StickyCall
      id="lead-prompt"
      label={buildFormCopy(view, 'county-lead').title}
      watch={videoId}
      form={formId}
      actions={
        <>
          <LinkButton href={findConsultationHref(view)}>{frame.freeConsultation}</LinkButton>
          <LinkButton variant="quiet" href={`#${formId}`}>
            {frame.preferToWrite}
          </LinkButton>
        </>
      }
    />
  );
}
