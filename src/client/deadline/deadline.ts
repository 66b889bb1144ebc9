/** The deadline finder. Nothing is sent or put in the URL. Separate from the forms, to load fast on slow lines. */
import { floridaDayOf } from './days.ts';
import { startFinder } from './finder.ts';
import { deadlineWords } from './words.ts';

const allWords = deadlineWords();
for (const place of document.querySelectorAll<HTMLElement>('[data-island=deadline]')) {
  const words = allWords[place.id];
  if (words) startFinder(place, words);
}

for (const part of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
  const field = part.querySelector<HTMLInputElement>('input');
  if (field) watchLastDay(part, field);
}

/** The last day on a visitor's own papers: states whether it has passed, and shows the booking form if not. */
function watchLastDay(part: HTMLElement, field: HTMLInputElement): void {
  const status = part.querySelector('[role=status]');
  const { ahead = '', past = '' } = field.dataset;
  const look = () => {
    // A partly typed year is 2 or 202.
    const isComplete = field.value !== '' && !field.value.startsWith('0');
    const isPast = field.value < floridaDayOf(new Date());
    if (status) status.textContent = isComplete ? (isPast ? past : ahead) : '';
    const booking = part.closest('[data-days]')?.querySelector('details');
    if (booking && isComplete) booking.open = !isPast;
  };
  field.addEventListener('input', look);
  // For a date that was typed before this code loaded.
  look();
}
