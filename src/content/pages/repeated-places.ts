import type { PageEntry } from '../entry.ts';
import { fieldName, problemAt } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';
import { namedPlaces } from './named-places.ts';
import { formsOn } from './page-forms.ts';
import { codeIds } from './page-ids.ts';

/**
 * A problem for each place of a page that has the name of another: links would lead to the first of them
 * alone. Parts are named by `id`, questions by their file, so that the same question twice is found as well.
 */
export function repeatedPlaces(entry: PageEntry): Problem[] {
  const seen = new Set(codeIds(entry));
  return namedPlaces(entry).flatMap(({ name, path }) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `"${name}" is the name of a place on this page already. Give each its own, and list each question once.`;
    return [{ ...problemAt(entry.frontmatter, path, 'value'), field: fieldName(path), message }];
  });
}

/** A problem for each form that the page has already: the two would share one request, and their fields' names. */
export function repeatedForms(entry: PageEntry): Problem[] {
  const seen = new Map<string, { section?: number }>();
  return formsOn(entry).flatMap((found): Problem[] => {
    const { form, section } = found;
    const other = seen.get(form);
    if (other === undefined) seen.set(form, found);
    if (other === undefined || section === undefined) return [];
    const message =
      form === 'consultation' && other.section === undefined
        ? `"${form}" opens over this page already, from each button with "do: consult". Take this part away.`
        : `"${form}" stands on this page already. Show each form once.`;
    return [
      { ...problemAt(entry.frontmatter, ['sections', section, 'form'], 'value'), field: 'form', message },
    ];
  });
}
