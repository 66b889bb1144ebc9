import { FormDialog } from '#client/islands/island.tsx';
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
        <FormDialog
          name="consultation"
          props={{ id: 'consult', words: formWords(view, 'consultation'), config, county }}
        />
      )}
      {hasReferral(entry) && (
        <FormDialog
          name="wrongful-death"
          props={{ id: 'loss', words: formWords(view, 'wrongful-death'), config }}
        />
      )}
    </>
  );
}
