import { ConsultationDialog } from '#client/islands/consultation-dialog.tsx';
import { WrongfulDeathDialog } from '#client/islands/wrongful-death-dialog.tsx';
import { hasConsultation, hasReferral } from '#content/routes/page-places.ts';
import { countyInForms } from '#page/counties.ts';
import { formWords } from '#page/form-copy.ts';
import type { View } from '#page/view.ts';

/** The dialogs that this page's buttons open. */
export function PageDialogs({ view }: { view: View }) {
  const { entry } = view.page;
  const config = view.booking;
  const county = entry.collection === 'counties' ? countyInForms(entry) : undefined;
  return (
    <>
      {hasConsultation(entry) && (
        <ConsultationDialog words={formWords(view, 'consultation')} config={config} county={county} />
      )}
      {hasReferral(entry) && (
        <WrongfulDeathDialog words={formWords(view, 'wrongful-death')} config={config} />
      )}
    </>
  );
}
