/** The deadline finder. Nothing is sent or put in the URL. Separate from the forms, to load fast on slow lines. */
import { deadlineCopy } from '../published-data.ts';
import { floridaDayOf, isComplete } from './days.ts';
import { startFinder } from './finder.ts';

const copies = deadlineCopy();
for (const root of document.querySelectorAll<HTMLElement>('[data-island=deadline]')) {
  const copy = copies[root.id];
  if (copy) startFinder(root, copy);
}
for (const root of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
  const field = root.querySelector<HTMLInputElement>('input');
  if (field) watchLastDay(root, field);
}

/** The last day on a visitor's own papers: states whether it has passed, and shows the booking form if not. */
function watchLastDay(root: HTMLElement, field: HTMLInputElement): void {
  const status = root.querySelector('[role=status]');
  const booking = root.closest('[data-days]')?.querySelector('details');
  const { ahead = '', past = '' } = field.dataset;
  const update = () => {
    const isPast = field.value < floridaDayOf(new Date());
    if (status) status.textContent = isComplete(field) ? (isPast ? past : ahead) : '';
    if (booking && isComplete(field)) booking.open = !isPast;
  };
  field.addEventListener('input', update);
  // For a date that was typed before this code loaded.
  update();
}
