import { decodeReferences } from '../markdown/references.ts';
import { fieldAt, fieldName, timesIn } from '../source/positions.ts';
import type { FieldPath } from '../source/positions.ts';
import { declarationAt, isCopy } from '../texts.ts';
import { inBody, inHead } from './at.ts';
import type { Parsed, Report, Severity } from './rule.ts';

/** What a search finds. Most of it stands where nobody is shown it, and needs no sentence. */
export type Found = {
  index: number;
  length: number;
  say: () => string;
  severity?: Severity;
};

/** What a search finds in the words that visitors read: in the text of a file, and in its fields. */
export function findShown(entry: Parsed, search: (text: string) => Found[]): Report[] {
  const { head, body } = entry.frontmatter;
  const inText = search(decodeReferences(body)).map(({ index, length, say, severity }): Report => ({
    at: inBody(entry, index, length),
    message: say(),
    ...(severity && { severity }),
  }));
  return [...shownInFields(entry, search(decodeReferences(head))), ...inText];
}

/** The same in files of copy, which quotes figures; facts are where they stand. */
export function findInCopy(entry: Parsed, search: (text: string) => Found[]): Report[] {
  return entry.traits.holdsFigures === true ? [] : findShown(entry, search);
}

function shownInFields(entry: Parsed, all: Found[]): Report[] {
  if (all.length === 0) return [];
  const { values, head } = entry.frontmatter;
  const found = all.map((each) => ({ ...each, words: head.slice(each.index, each.index + each.length) }));
  const shown = found.filter(({ words }) => entry.texts.some(({ value }) => says(value, words)));
  // Dates of fields that nobody is shown are the most frequent by far: no tree is read for them.
  if (shown.length === 0) return [];
  const { document } = entry.frontmatter;
  return shown.flatMap(({ length, index, say, severity }): Report[] => {
    const path = fieldAt(document.contents, index);
    if (path === undefined || !isCopy(entry.traits, values, path)) return [];
    const at = inHead(entry, index, length);
    return [{ at, field: fieldName(path), message: say(), ...(severity && { severity }) }];
  });
}

/** Whether a field's text has these words, as typed in the file: within them a line may end. */
function says(text: string, words: string): boolean {
  return words.includes('\n') ? oneLine(text).includes(oneLine(words)) : text.includes(words);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** Words in a file's text, such as a link. */
type Stretch = { index: number; length: number };

/** Whether words of a file stand among its fields where no visitor reads them. */
export function isAside({ index, length }: Stretch, { traits, frontmatter, texts }: Parsed): boolean {
  const { body, head, text: whole, values } = frontmatter;
  if (index >= whole.length - body.length) return false;
  const words = whole.slice(index, index + length);
  // Nearly all links stand in texts for visitors alone: no tree is read for them.
  const shown = texts.reduce((sum, { path, value }) => sum + (path ? timesIn(value, words) : 0), 0);
  if (shown === timesIn(head, words)) return false;
  const path = fieldAtIndex(frontmatter, index);
  return path === undefined || !isCopy(traits, values, path);
}

/** Whether words of a file stand in a note or behind a #, where colleagues write what they like. */
export function isInNote(index: number, { traits, frontmatter }: Parsed): boolean {
  const { body, text, values } = frontmatter;
  if (index >= text.length - body.length) return false;
  const path = fieldAtIndex(frontmatter, index);
  return path === undefined || declarationAt(traits, values, path)?.kind?.kind === 'note';
}

function fieldAtIndex({ document, headAt }: Parsed['frontmatter'], index: number): FieldPath | undefined {
  return fieldAt(document.contents, index - headAt);
}
