import { listButtons } from '../page-parts.ts';
import { buildPath } from '#content/routes/routes.ts';
import { isPageEntry } from '#content/site.ts';
import type { PageEntry } from '../site.ts';
import { locateField } from '#content/source/positions.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import type { EntryRule } from './rule.ts';
import { isVague, normalizeLinkText } from '#content/rules/engine/link-labels.ts';
import { parsePath } from '#content/rules/engine/targets.ts';
import { locateValue } from '#content/rules/locate.ts';

const unclearLabelMessage =
  'doesn’t describe what this button does, and screen readers read buttons out of context. Name the page or the action.';

/** Button labels, checked like link labels. */
export const buttonLabels: EntryRule = {
  id: 'button-label',
  severity: 'warning',
  why: 'Screen readers read buttons out of context.',
  authority: 'WCAG 2.2, 2.4.4',
  run: (entry) => (isPageEntry(entry) ? findUnclearButtons(entry) : []),
};

function findUnclearButtons(entry: PageEntry): NewDiagnostic[] {
  const firstByLabel = new Map<string, { target: string; path: FieldPath }>();
  return listButtons(entry).flatMap(({ values, path: button }): NewDiagnostic[] => {
    const { label } = values;
    if (typeof label !== 'string') return [];
    const path = [...button, 'label'];
    const place = locateValue(entry, path);
    if (isVague(label)) return [{ ...place, message: unclearLabelMessage }];
    const text = normalizeLinkText(label);
    const target = buildTargetKey(values, entry);
    const earlier = firstByLabel.get(text) ?? { target, path };
    firstByLabel.set(text, earlier);
    if (earlier.target === target) return [];
    const { file, line } = locateField(entry.frontmatter, earlier.path, 'value');
    const location =
      file === locateField(entry.frontmatter, path, 'value').file ? `on line ${line}` : `in ${file}:${line}`;
    const message = `is also the label of the button ${location}, which does something else. Reword one of them.`;
    return [{ ...place, message }];
  });
}

/** Builds a key for what a button does: the page it links to, with the anchor if it is on the same page, or its other settings. */
function buildTargetKey(
  { do: kind, to, booking, office, url }: Record<string, unknown>,
  entry: PageEntry,
): string {
  if (typeof to !== 'string') return JSON.stringify([kind, booking, office, url]);
  const ownPath = buildPath(entry);
  const page = parsePath(to) || ownPath;
  return page === ownPath ? `${ownPath}#${to.split('#')[1] ?? ''}` : page;
}
