import type { Problem } from '../../report/problem.ts';
import { codeIds, formsOn, namedPlaces } from '../../routes/page-places.ts';
import type { PageEntry } from '../../site.ts';
import { fieldName, problemAt } from '../../source/places.ts';

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
