import { addStyles } from '../islands/add-styles.ts';

let ready = false;

/** Prints one place of the page and nothing else: the answer to be put beside the papers. */
export function printAlone(place: HTMLElement): void {
  if (!ready) {
    addStyles(
      '@media print{:has([data-printed]) body :not(:has([data-printed]),[data-printed] *,[data-printed]){display:none!important}}',
    );
    ready = true;
  }
  place.dataset['printed'] = '';
  addEventListener('afterprint', () => delete place.dataset['printed'], { once: true });
  print();
}
