import { toLocalDay } from '#forms/dates.ts';
import { isWithin } from '../deadline/days.ts';
import { queryAll } from '../start/dom.ts';

export const attribute = 'data-hidden-during';

/** Hides each element during its date range, because the page may have been built before it. */
export function start(): void {
  for (const element of queryAll(`[${attribute}]`)) {
    const [opens = '', closes = ''] = (element.dataset['hiddenDuring'] ?? '').split(' ');
    element.hidden = isWithin(toLocalDay(new Date()), { opens, closes });
    // Collapsed details stay hidden with their summary, so open them.
    if (element.matches('summary')) element.closest('details')?.toggleAttribute('open', element.hidden);
  }
}
