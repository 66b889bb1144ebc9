import { isScalar, visit } from 'yaml';
import type { YAMLSeq } from 'yaml';
import { locateRange } from '../locate.ts';
import type { ParsedFile, NewDiagnostic, SourceRule } from '../rule.ts';

/** Shorter lines have no reason to be wrapped. */
const minWrappedLineLength = 60;
const maxNameWords = 5;

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
  const { text } = entry.frontmatter;
  const items = list.items.flatMap((item) =>
    isScalar(item) && item.type === 'PLAIN' && item.range
      ? [{ source: text.slice(item.range[0], item.range[1]), start: item.range[0] }]
      : [],
  );
  const areNames = items.every(({ source }) => source.split('\n').every(isName));
  return items.flatMap(({ source, start }) => {
    const lines = source.split('\n');
    let index = start;
    return lines.flatMap((line, lineIndex): NewDiagnostic[] => {
      const lineStart = index;
      index += line.length + 1;
      const lineAbove = lines[lineIndex - 1];
      if (lineAbove === undefined || lineAbove.length >= minWrappedLineLength || line.trim() === '')
        return [];
      const message = `This line becomes part of the item above ("${lineAbove.trim()}"). If it’s a separate item, start it with a hyphen.`;
      const place = locateRange(entry, lineStart + line.search(/\S/), line.trim().length);
      return [{ ...place, message, severity: areNames ? 'error' : 'warning' }];
    });
  });
}

function isName(line: string): boolean {
  return !/[.;:?!]\s*$/.test(line) && line.trim().split(/\s+/).length <= maxNameWords;
}
