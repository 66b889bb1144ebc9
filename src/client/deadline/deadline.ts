/** The deadline finder. Nothing is sent or put in the URL. Separate from the forms, to load fast on slow lines. */
import { readDeadlineCopy } from '../published-data.ts';
import { toFloridaDay, isComplete } from './days.ts';
import { startFinder } from './finder.ts';

const copies = readDeadlineCopy();
for (const root of document.querySelectorAll<HTMLElement>('[data-island=deadline]')) {
  const copy = copies[root.id];
  if (copy) startFinder(root, copy);
}
/** Reminders for the next season, and the labels of each booking button for the season and for the rest of the year. */
const reminders = '[data-hidden-during]:is([download], :has(> [download]))';
const seasonal = [
  ...document.querySelectorAll<HTMLElement>(`[data-event] [data-hidden-during], ${reminders}`),
].map((label) => ({ label, hidden: label.hidden }));
const isOffSeason = seasonal.some(({ label }) => !label.hidden && label.matches(reminders));
for (const root of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
  const field = root.querySelector<HTMLInputElement>('input');
  if (field) watchLastDay(root, field);
}

/** The last day on a visitor's own papers: states whether it has passed. If not, the buttons are those of the season. */
function watchLastDay(root: HTMLElement, field: HTMLInputElement): void {
  const status = root.querySelector('[role=status]');
  const booking = root.closest('[data-days]')?.querySelector('details');
  const { ahead = '', past = '' } = field.dataset;
  const update = () => {
    const isPast = field.value < toFloridaDay(new Date());
    const hasDate = isComplete(field);
    if (status) status.textContent = hasDate ? (isPast ? past : ahead) : '';
    if (booking && hasDate) booking.open = !isPast;
    if (isOffSeason)
      seasonal.forEach(({ label, hidden }) => (label.hidden = hidden !== (hasDate && !isPast)));
  };
  field.addEventListener('input', update);
  // For a date that was typed before this code loaded.
  update();
}
