import type { Page } from '#content/site.ts';
import { ConsultationDialog } from '#islands/consultation-dialog.tsx';
import { WrongfulDeathDialog } from '#islands/wrongful-death-dialog.tsx';
import { formWords } from './form-words.ts';
import type { View } from './view.ts';

/** The foreclosure pages carry the free consultation form: the home, the main page and every county. */
export function hasConsultation({ entry }: Page): boolean {
  return (
    entry.collection === 'counties' || (entry.collection === 'pages' && entry.data.area === 'foreclosure')
  );
}

/** The dialogs that this page's buttons open. */
export function PageDialogs({ view }: { view: View }) {
  const { page, booking } = view;
  if (hasConsultation(page)) {
    const county = page.entry.collection === 'counties' ? page.entry.data.name : undefined;
    return <ConsultationDialog words={formWords(view, 'consultation')} config={booking} county={county} />;
  }
  return usesReferral(page) ? (
    <WrongfulDeathDialog words={formWords(view, 'wrongful-death')} config={booking} />
  ) : undefined;
}

/** Pages with a form have a place for short messages. */
export function hasForm(page: Page): boolean {
  const { data } = page.entry;
  const formPart = 'sections' in data && data.sections.some((part) => part.type === 'form');
  return formPart || hasConsultation(page) || usesReferral(page);
}

function usesReferral({ entry }: Page): boolean {
  return JSON.stringify(entry.data).includes('"do":"refer"');
}
