import { isScalar, visit } from 'yaml';
import type { YAMLSeq } from 'yaml';
import { findMatches } from '../../languages/matches.ts';
import { locateRange, locateValue } from '../locate.ts';
import type { ParsedFile, NewDiagnostic, SourceRule } from '../rule.ts';
import { formatMultilineAdvice } from '../../explain/diagnosis.ts';

/** A line below another that is too short to have been wrapped. */
const joinedLinePattern = /(?<=(?:^|\n)(.{0,59})\n[ \t]*)\S.*/g;
/** An empty line, or up to five words without end punctuation. */
const namePattern = /^\s*(?:\S+(?:\s+\S+){0,4}(?<![.;:?!]))?\s*$/;

/** List items whose hyphen is missing, so YAML appends them to the item above. */
export const joinedItems: SourceRule = {
  id: 'joined-items',
  severity: 'warning',
  why: 'The page would show two items as one.',
  run: (entry) => {
    const problems: NewDiagnostic[] = [];
    visit(entry.frontmatter.document, {
      Seq: (_key, list) => {
        problems.push(...findJoinedItems(list, entry));
      },
    });
    return problems;
  },
};

function findJoinedItems(list: YAMLSeq, entry: ParsedFile): NewDiagnostic[] {
  const items = list.items.flatMap((item) =>
    isScalar(item) && item.type === 'PLAIN' && item.range
      ? [{ source: entry.frontmatter.text.slice(item.range[0], item.range[1]), start: item.range[0] }]
      : [],
  );
  const areNames = items.every(({ source }) => source.split('\n').every((line) => namePattern.test(line)));
  return items.flatMap(({ source, start }) =>
    findMatches(source, joinedLinePattern).map(({ 0: line, 1: lineAbove = '', index }) => ({
      ...locateRange(entry, start + index, line.trimEnd().length),
      message: `This line becomes part of the item above ("${lineAbove.trim()}"). If it’s a separate item, start it with a hyphen.`,
      severity: areNames ? 'error' : 'warning',
    })),
  );
}

const blankLinePattern = /\S[ \t]*\n[ \t]*\n\s*\S/;

/** Multi-line text in fields that becomes one paragraph. */
export const runningText: SourceRule = {
  id: 'running-text',
  severity: 'error',
  why: 'Separate paragraphs would appear as one.',
  run: (entry) =>
    entry.texts.flatMap(({ path, format }): NewDiagnostic[] => {
      const { document, text } = entry.frontmatter;
      const node = path && document.getIn(path, true);
      if (path === undefined || !isScalar(node) || !node.range) return [];
      const source = text.slice(node.range[0], node.range[1]).trimEnd();
      const hasParagraphs = blankLinePattern.test(source);
      const place = locateValue(entry, path);
      if (format !== 'markdown') {
        const message = 'is one paragraph, so its blank line would disappear. Remove the blank line.';
        return hasParagraphs ? [{ ...place, message }] : [];
      }
      // A > joins lines on purpose, but never paragraphs.
      const isWrong = node.type === 'BLOCK_FOLDED' ? hasParagraphs : source.includes('\n');
      if (node.type === 'BLOCK_LITERAL' || !isWrong) return [];
      const name = path.findLast((step) => typeof step === 'string') ?? '';
      const message = `has several lines, which run together without a |. ${formatMultilineAdvice(name)}`;
      return [{ ...place, message, severity: hasParagraphs ? 'error' : 'warning' }];
    }),
};
