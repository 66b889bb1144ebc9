/** The deadline finder. It sends nothing, and puts nothing in the URL. Bundled separately from the forms, so that it loads quickly. */
import { readDeadlineCopy } from '../published-data.ts';
import { toFloridaDate, isComplete } from './days.ts';
import { startFinder } from './finder.ts';

const copyById = readDeadlineCopy();
for (const root of document.querySelectorAll<HTMLElement>('[data-island=deadline]')) {
  const copy = copyById[root.id];
  if (copy) startFinder(root, copy);
}
const reminderSelector = '[data-hidden-during]:is([download], :has(> [download]))';
/** Calendar reminders and booking labels that depend on the season. */
const seasonalLabels = [
  ...document.querySelectorAll<HTMLElement>(`[data-event] [data-hidden-during], ${reminderSelector}`),
].map((label) => ({ label, hidden: label.hidden }));
const isOffSeason = seasonalLabels.some(({ label }) => !label.hidden && label.matches(reminderSelector));
for (const root of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
  const field = root.querySelector<HTMLInputElement>('input');
  if (field) watchLastDay(root, field);
}

/** Shows whether the deadline printed on the visitor's notice has passed. If it hasn't, also shows the in-season buttons. */
function watchLastDay(root: HTMLElement, field: HTMLInputElement): void {
  const status = root.querySelector('[role=status]');
  const booking = root.closest('[data-days]')?.querySelector('details');
  const { ahead = '', past = '' } = field.dataset;
  const update = () => {
    const isPast = field.value < toFloridaDate(new Date());
    const hasDate = isComplete(field);
    if (status) status.textContent = hasDate ? (isPast ? past : ahead) : '';
    if (booking && hasDate) booking.open = !isPast;
    if (!isOffSeason) return;
    const isAhead = hasDate && !isPast;
    for (const { label, hidden } of seasonalLabels) label.hidden = isAhead ? !hidden : hidden;
  };
  field.addEventListener('input', update);
  // The browser may restore the page on another day.
  addEventListener('pageshow', update);
  // Handles a date that was typed before this code loaded.
  update();
}
