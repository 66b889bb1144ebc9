import type { Explanation } from '../../report/diagnostic.ts';
import { isScalar } from 'yaml';
import { formatMultilineAdvice } from '../../explain/diagnosis.ts';
import type { Frontmatter } from '../../source/frontmatter.ts';
import type { FieldPath } from '../../source/positions.ts';
import type { NewDiagnostic, SourceRule } from '../rule.ts';
import { locateValue } from '../locate.ts';

const blankLinePattern = /\S[ \t]*\n[ \t]*\n\s*\S/;

/** Multi-line text in fields that becomes one paragraph. */
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

function checkBlankLine(text: string): Explanation | undefined {
  return blankLinePattern.test(text)
    ? { message: 'is one paragraph, so its blank line would disappear. Remove the blank line.' }
    : undefined;
}

function checkScalar(
  { document, text }: Frontmatter,
  path: FieldPath,
  allowsParagraphs: boolean,
): Explanation | undefined {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range) return undefined;
  const source = text.slice(node.range[0], node.range[1]).trimEnd();
  const hasParagraphs = blankLinePattern.test(source);
  if (!allowsParagraphs) return checkBlankLine(source);
  if (node.type === 'BLOCK_LITERAL' || !source.includes('\n')) return undefined;
  if (node.type === 'BLOCK_FOLDED') {
    const message = 'has several paragraphs, which > joins into one. Use | instead.';
    return hasParagraphs ? { message } : undefined;
  }
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  const advice = formatMultilineAdvice(name);
  return hasParagraphs
    ? { message: `has several paragraphs, which run together without a |. ${advice}` }
    : {
        message: `has several lines, which run together without a |. ${advice}`,
        severity: 'warning',
      };
}
