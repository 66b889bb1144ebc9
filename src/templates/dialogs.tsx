import { hasReferral } from '#content/pages/named-places.ts';
import { hasConsultation } from '#content/pages/page-forms.ts';
import { ConsultationDialog } from '#islands/consultation-dialog.tsx';
import { WrongfulDeathDialog } from '#islands/wrongful-death-dialog.tsx';
import { countyInForms } from './county-pages.ts';
import { formWords } from './form-words.ts';
import type { View } from './view.ts';

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
