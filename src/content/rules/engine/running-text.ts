import type { Explanation } from '../../report/diagnostic.ts';
import { isScalar } from 'yaml';
import { formatTextBelow } from '../../explain/diagnosis.ts';
import type { Frontmatter } from '../../source/frontmatter.ts';
import type { FieldPath } from '../../source/positions.ts';
import type { NewDiagnostic, SourceRule } from '../rule.ts';
import { locateValue } from '../at.ts';

const blankLinePattern = /\S[ \t]*\n[ \t]*\n\s*\S/;

/** Multi-line texts in fields that become one paragraph. */
export const runningText: SourceRule = {
  id: 'running-text',
  severity: 'error',
  why: 'Separate paragraphs would appear as one.',
  run: (entry) => {
    const { frontmatter } = entry;
    return entry.texts.flatMap(({ path, format }): NewDiagnostic[] => {
      const problem = path && checkScalar(frontmatter, path, format === 'markdown');
      return path === undefined || problem === undefined ? [] : [{ ...locateValue(entry, path), ...problem }];
    });
  },
};

function checkText(text: string): Explanation | undefined {
  return blankLinePattern.test(text)
    ? { message: 'is one paragraph, so its blank line would disappear. Remove the blank line.' }
    : undefined;
}

function checkScalar(
  { document, head }: Frontmatter,
  path: FieldPath,
  paragraphs: boolean,
): Explanation | undefined {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range) return undefined;
  const source = head.slice(node.range[0], node.range[1]).trimEnd();
  const hasParagraphs = blankLinePattern.test(source);
  if (!paragraphs) return checkText(source);
  if (node.type === 'BLOCK_LITERAL' || !source.includes('\n')) return undefined;
  if (node.type === 'BLOCK_FOLDED') {
    const message = 'has several paragraphs, which > joins into one. Use | instead.';
    return hasParagraphs ? { message } : undefined;
  }
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  const remedy = formatTextBelow(name);
  return hasParagraphs
    ? { message: `has several paragraphs, which run together without a |. ${remedy}` }
    : {
        message: `has several lines, which run together without a |. ${remedy}`,
        severity: 'warning',
      };
}
