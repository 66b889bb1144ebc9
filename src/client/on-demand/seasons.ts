import { toVisitorDay } from '#forms/dates.ts';
import { isInSeason } from '../deadline/days.ts';
import { queryAll } from '../start/dom.ts';

export const attribute = 'data-hidden-during';

/** Hides each element during its annual season. Runs in the browser, because the season may start after the build. */
export function start(): void {
  for (const element of queryAll(`[${attribute}]`)) {
    const [opens = '', closes = ''] = (element.dataset['hiddenDuring'] ?? '').split(' ');
    const isHidden = isInSeason(toVisitorDay(new Date()), { opens, closes });
    // Leaves a <details> open that the visitor opened.
    if (element.hidden === isHidden) continue;
    element.hidden = isHidden;
    const details = element.matches('summary') && element.parentElement;
    if (!details) continue;
    // Without its summary, a collapsed <details> can't be opened, so open it.
    details.toggleAttribute('open', element.hidden);
    // Put the booking option first during the season.
    if (element.hidden) details.parentElement?.prepend(details);
  }
  // The browser may restore the page in another season.
  addEventListener('pageshow', start);
}
