import { placeInBody } from './body-checks.ts';
import type { AnyEntry } from './entry.ts';
import { linesAboveFields } from './lines-above-fields.ts';
import { fieldAt, fieldName } from './places.ts';
import type { Problem } from './problem.ts';
import { isTranslatable, textsIn } from './translatable.ts';
import type { FieldPath } from './walk-schema.ts';

/** Fields that speak to colleagues or name a source, not to visitors. */
const unshown = new Set(['cite', 'rule', 'about', 'source', 'reason', 'note', 'offers.name']);

/** What a search finds; most of it stands where nobody is shown it, and needs no sentence. */
export type Finding = { index: number; length: number; say: () => string; severity?: 'warning' | undefined };

type Judged = Pick<AnyEntry, 'collection' | 'frontmatter'>;
type Placed = Pick<Problem, 'line' | 'column' | 'mark' | 'message' | 'field'> & { severity?: 'warning' };

/** What a search finds in the words that visitors read: in the text of a file, and in its fields. */
export function findShown(entry: Judged, search: (text: string) => Finding[]): Placed[] {
  const { head, body, bodyLineOffset } = entry.frontmatter;
  const inText = search(body).map(({ index, length, say, severity }) => ({
    ...placeInBody(body, bodyLineOffset, index, length),
    message: say(),
    ...(severity && { severity }),
  }));
  return [...inHead(entry, search(head)), ...inText];
}

function inHead({ collection, frontmatter }: Judged, all: Finding[]): Placed[] {
  if (all.length === 0) return [];
  const { values, head } = frontmatter;
  const found = all.map((each) => ({ ...each, words: head.slice(each.index, each.index + each.length) }));
  const texts = textsIn(collection, values);
  const telling = found.filter(({ words }) => texts.some(({ text }) => says(text, words)));
  // Dates of fields that nobody is shown are the most frequent by far: no tree is read for them.
  if (telling.length === 0) return [];
  const { document, lineCounter: lines } = frontmatter;
  return telling.flatMap(({ length, index, say, severity }): Placed[] => {
    const path = fieldAt(document.contents, index);
    if (path === undefined || !isShown(collection, path) || !isTranslatable(collection, values, path))
      return [];
    const { line, col } = lines.linePos(index);
    const place = { line: line + linesAboveFields, column: col };
    const told = { field: fieldName(path), message: say(), ...(severity && { severity }) };
    return [{ ...place, mark: { ...place, length }, ...told }];
  });
}

/** Whether a field's text has these words, as typed in the file: within them a line may end. */
function says(text: string, words: string): boolean {
  return words.includes('\n') ? oneLine(text).includes(oneLine(words)) : text.includes(words);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function isShown(collection: string, path: FieldPath): boolean {
  return ![...path, `${collection}.${path.join('.')}`].some((key) => unshown.has(String(key)));
}
