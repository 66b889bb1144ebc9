/**
 * The visitor's own date, and the day to act by. All of it happens here: nothing is sent or put in the address.
 * A file of its own, small beside the code of the forms: on a slow line the answer is what people came for.
 */
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

/** The last day on a visitor's own papers: says whether it has passed, and opens the way to a booking if not. */
function watchLastDay(part: HTMLElement, field: HTMLInputElement): void {
  const status = part.querySelector('[role=status]');
  const { ahead = '', past = '' } = field.dataset;
  const look = () => {
    // Half a year number is the year 2 or 202.
    const isComplete = field.value !== '' && !field.value.startsWith('0');
    const isPast = field.value < floridaDayOf(new Date());
    if (status) status.textContent = isComplete ? (isPast ? past : ahead) : '';
    const booking = part.closest('[data-days]')?.querySelector('details');
    if (booking && isComplete) booking.open = !isPast;
  };
  field.addEventListener('input', look);
  // The date may have been typed before this code arrived.
  look();
}
