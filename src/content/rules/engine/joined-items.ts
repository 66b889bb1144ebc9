import { isScalar, visit } from 'yaml';
import type { YAMLSeq } from 'yaml';
import { locateInHead } from '../at.ts';
import type { Parsed, NewDiagnostic, SourceRule } from '../rule.ts';

/** Shorter lines have no reason to be wrapped. */
const minWrappedLineLength = 60;
const maxNameWords = 5;

/** List items without their hyphens, which YAML appends to the item above. */
export const joinedItems: SourceRule = {
  id: 'joined-items',
  severity: 'warning',
  why: 'The page would show two names as one.',
  run: (entry) => {
    const reports: NewDiagnostic[] = [];
    visit(entry.frontmatter.document, {
      Seq: (_key, list) => {
        reports.push(...findJoinedItems(list, entry));
      },
    });
    return reports;
  },
};

function findJoinedItems(list: YAMLSeq, entry: Parsed): NewDiagnostic[] {
  const { head } = entry.frontmatter;
  const items = list.items.flatMap((item) =>
    isScalar(item) && item.type === 'PLAIN' && item.range
      ? [{ typed: head.slice(item.range[0], item.range[1]), from: item.range[0] }]
      : [],
  );
  const areNames = items.every(({ typed }) => typed.split('\n').every(isName));
  return items.flatMap(({ typed, from }) => {
    const lines = typed.split('\n');
    let index = from;
    return lines.flatMap((line, at): NewDiagnostic[] => {
      const start = index;
      index += line.length + 1;
      const above = lines[at - 1];
      if (above === undefined || above.length >= minWrappedLineLength || line.trim() === '') return [];
      const message = `This line becomes part of the item above ("${above.trim()}"). If it’s a separate item, start it with a hyphen.`;
      const place = locateInHead(entry, start + line.search(/\S/), line.trim().length);
      return [{ ...place, message, severity: areNames ? 'error' : 'warning' }];
    });
  });
}

function isName(line: string): boolean {
  return !/[.;:?!]\s*$/.test(line) && line.trim().split(/\s+/).length <= maxNameWords;
}
