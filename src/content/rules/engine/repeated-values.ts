import { isPageEntry } from '../../site.ts';
import type { PageEntry, Entry } from '../../site.ts';
import { memoize } from '../../memoize.ts';
import { listNamedAnchors } from '../../texts.ts';
import type { EntryRule, NewDiagnostic, SiteRule } from '../rule.ts';
import { locateValue } from '../locate.ts';
import { listStrings } from '../../fields/walk.ts';

/** Section anchors are named by `id`, question anchors by file name, so repeated questions are reported as well. */
export const repeatedAnchors: EntryRule = {
  id: 'repeated-anchors',
  severity: 'error',
  why: 'Links would reach only the first of two anchors with the same name.',
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

/** Items that a list contains twice. Questions are excluded, because `repeatedAnchors` checks them. */
export const repeatedItems: SiteRule = {
  id: 'repeated-items',
  severity: 'error',
  why: 'The page would show the same card, office or name twice.',
  run: ({ entriesByFile }) => [...entriesByFile.values()].flatMap(findRepeatedItems),
};

const findRepeatedItems = memoize((entry: Entry): NewDiagnostic[] => {
  const questions = new Set(
    entry.references.flatMap(({ kind, path }) =>
      kind.kind === 'reference' && kind.isAnchor === true ? [path.join('.')] : [],
    ),
  );
  const firstIndexes = new Map<string, number>();
  return listStrings(entry.frontmatter.values).flatMap(({ text, path }): NewDiagnostic[] => {
    // Links are compared by target, because a copied link often still has the target of the original.
    const stepIndex = path.at(-1) === 'to' ? -2 : -1;
    const item = path.at(stepIndex);
    if (typeof item !== 'number' || questions.has(path.join('.'))) return [];
    const key = [...path.slice(0, stepIndex), text].join('\n');
    const firstIndex = firstIndexes.get(key);
    if (firstIndex === undefined) {
      firstIndexes.set(key, item);
      return [];
    }
    const message = `is "${text}", which is already item ${firstIndex + 1} of this list. Remove one.`;
    return [{ ...locateValue(entry, path), message }];
  });
});
