import type { PageEntry } from '../entry.ts';
import { vagueWords } from '../links/link-words.ts';
import { problemAt } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';
import { buttonsOf } from './named-places.ts';

/** What tells one button's goal from another's, whatever kind it is. */
const goals = ['do', 'to', 'booking', 'office', 'url'];

const unclear =
  'does not say what this button leads to, for those who hear the buttons of a page without the words around them. Name the page or the thing.';
const elsewhere =
  'is on another button of this page as well, which leads elsewhere. Give one of them other words.';

/** The buttons of a page are heard by their words alone (WCAG 2.2, 2.4.4), as its links are. */
export function buttonWords(entry: PageEntry): Problem[] {
  const first = new Map<string, string>();
  return buttonsOf(entry).flatMap(({ values, path }): Problem[] => {
    const { label } = values;
    if (typeof label !== 'string') return [];
    const words = label.trim().toLowerCase();
    const goal = JSON.stringify(goals.map((key) => values[key]));
    const before = first.get(words) ?? goal;
    first.set(words, before);
    const message = vagueWords.has(words) ? unclear : before === goal ? undefined : elsewhere;
    if (message === undefined) return [];
    const place = problemAt(entry.frontmatter, [...path, 'label'], 'value');
    return [{ ...place, field: 'label', message, severity: 'warning' }];
  });
}
