import type { AnyEntry } from '../entry.ts';
import { linesAboveFields } from '../frontmatter/lines-above-fields.ts';
import { fieldAt, fieldName } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';
import { placeInBody } from '../problems/text-places.ts';
import { isTranslatable, textsIn } from '../validation/translatable.ts';
import type { FieldPath } from '../validation/walk-schema.ts';

/** Fields that speak to colleagues or name a source, not to visitors. */
const unshown = new Set(['cite', 'rule', 'about', 'source', 'reason', 'note', 'offers.name']);

/** Collections that hold figures and addresses, or nothing that a visitor reads. */
const ofData = new Set(['facts', 'waivers', 'bookings', 'social']);

/** What a search finds: an error unless it says otherwise. Most of it stands where nobody is shown it, and needs no sentence. */
export type Finding = {
  index: number;
  length: number;
  say: () => string;
  severity?: Problem['severity'] | undefined;
};

export type Judged = Pick<AnyEntry, 'collection' | 'frontmatter'>;

/** What a search finds in the words that visitors read: in the text of a file, and in its fields. */
export function findShown(entry: Judged, search: (text: string) => Finding[]): Problem[] {
  const { file, head, body, bodyLineOffset } = entry.frontmatter;
  const inText = search(body).map(({ index, length, say, severity = 'error' }) => ({
    ...placeInBody(body, bodyLineOffset, index, length),
    file,
    message: say(),
    severity,
  }));
  return [...inHead(entry, search(head)), ...inText];
}

/** The same in files that hold copy, which quotes such data. */
export function findInCopy(entry: Judged | undefined, search: (text: string) => Finding[]): Problem[] {
  return entry === undefined || ofData.has(entry.collection) ? [] : findShown(entry, search);
}

function inHead({ collection, frontmatter }: Judged, all: Finding[]): Problem[] {
  if (all.length === 0) return [];
  const { values, head } = frontmatter;
  const found = all.map((each) => ({ ...each, words: head.slice(each.index, each.index + each.length) }));
  const texts = textsIn(collection, values);
  const telling = found.filter(({ words }) => texts.some(({ text }) => says(text, words)));
  // Dates of fields that nobody is shown are the most frequent by far: no tree is read for them.
  if (telling.length === 0) return [];
  const { document, file, lineCounter: lines } = frontmatter;
  return telling.flatMap(({ length, index, say, severity = 'error' }): Problem[] => {
    const path = fieldAt(document.contents, index);
    if (path === undefined || !isShown(collection, path) || !isTranslatable(collection, values, path))
      return [];
    const { line, col } = lines.linePos(index);
    const place = { line: line + linesAboveFields, column: col };
    return [{ file, ...place, mark: { ...place, length }, field: fieldName(path), message: say(), severity }];
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
