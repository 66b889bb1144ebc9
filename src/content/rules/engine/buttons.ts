import type { FieldPath } from '../../source/places.ts';
import type { Problem } from '../../report/problem.ts';
import { buttonsOf } from '../../routes/page-places.ts';
import { pathOf } from '../../routes/routes.ts';
import { pathIn } from './targets.ts';
import type { PageEntry } from '../../site.ts';
import { problemAt } from '../../source/places.ts';
import { isVague, plainWords } from './vague-words.ts';

const unclear =
  'does not say what this button leads to, for those who hear the buttons of a page without the words around them. Name the page or the thing.';

/** The buttons of a page are heard by their words alone (WCAG 2.2, 2.4.4), as its links are. */
export function buttonWords(entry: PageEntry): Problem[] {
  const first = new Map<string, { goal: string; path: FieldPath }>();
  // Where a field stands is looked for only where there is something to tell: it takes a reading of the whole file.
  const placeOf = (path: FieldPath) => problemAt(entry.frontmatter, [...path, 'label'], 'value');
  return buttonsOf(entry).flatMap(({ values, path }): Problem[] => {
    const { label } = values;
    if (typeof label !== 'string') return [];
    const told = (message: string): Problem[] => [
      { ...placeOf(path), field: 'label', message, severity: 'warning' },
    ];
    if (isVague(label)) return told(unclear);
    const words = plainWords(label);
    const goal = goalOf(values, entry);
    const before = first.get(words) ?? { goal, path };
    first.set(words, before);
    if (before.goal === goal) return [];
    return told(
      `is also on the button of line ${placeOf(before.path).line}, which leads elsewhere. Give one of them other words.`,
    );
  });
}

/** What tells one button's goal from another's: the page that it leads to, and on this page the place as well. */
function goalOf({ do: kind, to, booking, office, url }: Record<string, unknown>, entry: PageEntry): string {
  if (typeof to !== 'string') return JSON.stringify([kind, booking, office, url]);
  const own = pathOf(entry);
  const page = pathIn(to) || own;
  return page === own ? `${own}#${to.split('#')[1] ?? ''}` : page;
}
