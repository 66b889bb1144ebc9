import { all, onClick } from './find.ts';

/** A reminder that was closed stays closed, in this browser. */
export function dismissCalls(): void {
  onClick('[data-sticky-call] [data-dismiss]', ({ dataset: { dismiss = '' } }) => {
    hide(dismiss);
    localStorage[`dismissed:${dismiss}`] = 1;
  });
  for (const { id } of all('[data-sticky-call]')) {
    if (localStorage[`dismissed:${id}`]) hide(id);
  }
}

function hide(id: string): void {
  document.getElementById(id)?.setAttribute('hidden', '');
}
