import { all, onClick } from './find.ts';

/** A reminder that was closed stays closed, in this browser. */
export function dismissCalls(): void {
  onClick('[data-sticky-call] [data-dismiss]', ({ dataset: { dismiss = '' } }) => {
    hide(dismiss);
    recall((kept) => (kept[`dismissed:${dismiss}`] = 1));
  });
  recall((kept) => {
    for (const { id } of all('[data-sticky-call]')) {
      if (kept[`dismissed:${id}`]) hide(id);
    }
  });
}

/** Where the browser forbids storage, a reminder stays closed on this page only. */
function recall(use: (kept: Storage) => void): void {
  try {
    use(localStorage);
  } catch {}
}

function hide(id: string): void {
  document.getElementById(id)?.setAttribute('hidden', '');
}
