import { isPageEntry } from '../../site.ts';
import type { PageEntry } from '../../site.ts';
import { listNamedAnchors } from '../../texts.ts';
import type { EntryRule, NewDiagnostic } from '../rule.ts';
import { locateValue } from '../locate.ts';

/** Section anchors are named by `id`, question anchors by file name, so repeated questions are reported as well. */
export const repeatedAnchors: EntryRule = {
  id: 'repeated-places',
  severity: 'error',
  why: 'Links would only reach the first of two anchors with the same name.',
  run: (entry) => (isPageEntry(entry) ? findRepeatedAnchors(entry) : []),
};

function findRepeatedAnchors(entry: PageEntry): NewDiagnostic[] {
  const ids = new Set(entry.linkTargets.ids);
  return listNamedAnchors(entry).flatMap(({ name, path }) => {
    if (!ids.has(name)) {
      ids.add(name);
      return [];
    }
    const message = `"${name}" is already an ID on this page. Give each its own ID, and list each question once.`;
    return [{ ...locateValue(entry, path), message }];
  });
}
