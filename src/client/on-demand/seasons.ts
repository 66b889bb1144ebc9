import { localDayOf } from '#forms/dates.ts';
import { isWithin } from '../deadline/days.ts';
import { queryAll } from '../start/dom.ts';

export const mark = 'data-outside';

/** Shows and hides what depends on the season, on pages built earlier. */
export function start(): void {
  for (const part of queryAll(`[${mark}]`)) {
    const [opens = '', closes = ''] = (part.dataset['outside'] ?? '').split(' ');
    part.hidden = isWithin(localDayOf(new Date()), { opens, closes });
    // Details without their summary are open.
    if (part.matches('summary')) part.closest('details')?.toggleAttribute('open', part.hidden);
  }
}
