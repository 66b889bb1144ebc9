import { localDayOf } from '#forms/dates.ts';
import { isWithin } from '../deadline/days.ts';
import { all } from '../start/dom.ts';

export const mark = 'data-outside';

/** A page built earlier follows the calendar: what is shown outside a season comes and goes with it. */
export function start(): void {
  for (const part of all(`[${mark}]`)) {
    const [opens = '', closes = ''] = (part.dataset['outside'] ?? '').split(' ');
    part.hidden = isWithin(localDayOf(new Date()), { opens, closes });
    // Without the line that opens it, what it opens is shown.
    if (part.matches('summary')) part.closest('details')?.toggleAttribute('open', part.hidden);
  }
}
