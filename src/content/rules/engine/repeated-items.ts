import { listTypedTexts } from '../../fields/walk.ts';
import type { Entry } from '../../site.ts';
import type { NewDiagnostic, SiteRule } from '../rule.ts';
import { locateValue } from '../at.ts';

/** Items that a list contains twice. Questions are excluded, because `repeatedAnchors` checks them. */
export const repeatedItems: SiteRule = {
  id: 'repeated-items',
  severity: 'error',
  why: 'The page would show the same card, office or name twice.',
  run: ({ byFile }) => [...byFile.values()].flatMap(findRepeatedItems),
};

function findRepeatedItems(entry: Entry): NewDiagnostic[] {
  const questions = new Set(
    entry.references.flatMap(({ kind, path }) =>
      kind.kind === 'reference' && kind.isAnchor === true ? [path.join('.')] : [],
    ),
  );
  const first = new Map<string, number>();
  return listTypedTexts(entry.frontmatter.values).flatMap(({ text, path }): NewDiagnostic[] => {
    // Of links, the target counts: a copied link often keeps it by mistake.
    const end = path.at(-1) === 'to' ? -2 : -1;
    const item = path.at(end);
    if (typeof item !== 'number' || questions.has(path.join('.'))) return [];
    const key = [...path.slice(0, end), text].join('\n');
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, item);
      return [];
    }
    const message = `is "${text}", which is already item ${before + 1} of this list. Remove one.`;
    return [{ ...locateValue(entry, path), message }];
  });
}
