/** Three-way merge of a content file by value: a value that only one author changed is merged, whatever line it is on. */
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { labelOfPath } from '#content/fields/labels.ts';
import { isContentFile } from '#content/source/content-files.ts';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { mergedText } from '#editor/writer/merge-file.ts';
import type { SameWords, Side } from './contract.ts';

type Sides<Value> = { before: Value; mine: Value; theirs: Value };
type Merged<Value> = { value: Value; texts: SameWords['texts'] };

/** `texts` are conflicts, empty once a side is chosen. An undefined text is a deleted file. */
export function mergeContentFile(
  file: string,
  sides: Sides<string | undefined>,
  choice: Side | undefined,
): { text: string | undefined; texts: SameWords['texts'] } {
  const { before = '', mine, theirs } = sides;
  if (mine === undefined || theirs === undefined || !isContentFile(file)) {
    const whole = { label: 'The whole file', mine: stateOf(mine), theirs: stateOf(theirs) };
    return choice === undefined ? { text: mine, texts: [whole] } : { text: sides[choice], texts: [] };
  }
  const split = (text: string) => splitFrontmatter({ path: file, text });
  const [old, own, other] = [split(before), split(mine), split(theirs)];
  const fields = mergeValues({ before: old.values, mine: own.values, theirs: other.values }, [], choice);
  const paragraphs = (text: string) => text.trim().split(/\n{2,}/);
  const body = mergeBody(
    { before: paragraphs(old.body), mine: paragraphs(own.body), theirs: paragraphs(other.body) },
    choice,
  );
  const texts = [...fields.texts, ...body.texts];
  if (texts.length > 0) return { text: mine, texts };
  const wanted = `---\n${stringify(fields.value, { lineWidth: 0 })}---\n\n${body.value}\n`;
  // Comments and order come from the published file.
  return { text: mergedText({ path: file, text: theirs }, wanted), texts: [] };
}

function stateOf(text: string | undefined): string {
  return text === undefined ? 'Removed' : 'Changed';
}

function mergeValues(sides: Sides<unknown>, path: FieldPath, choice: Side | undefined): Merged<unknown> {
  const { before, mine, theirs } = sides;
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(before, theirs)) return { value: mine, texts: [] };
  if (isDeepStrictEqual(before, mine)) return { value: theirs, texts: [] };
  if (isRecord(mine) && isRecord(theirs)) {
    const old = isRecord(before) ? before : {};
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const parts = names.map((name) => {
      const part = { before: old[name], mine: mine[name], theirs: theirs[name] };
      return { name, ...mergeValues(part, [...path, name], choice) };
    });
    const kept = parts.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]);
    return { value: Object.fromEntries(kept), texts: parts.flatMap(({ texts }) => texts) };
  }
  if (Array.isArray(before) && isListLike(before, mine) && isListLike(before, theirs)) {
    const parts = mine.map((item, index) =>
      mergeValues({ before: before[index], mine: item, theirs: theirs[index] }, [...path, index], choice),
    );
    return { value: parts.map(({ value }) => value), texts: parts.flatMap(({ texts }) => texts) };
  }
  if (choice !== undefined) return { value: sides[choice], texts: [] };
  return { value: mine, texts: [{ label: labelOfPath(path), mine: wordsOf(mine), theirs: wordsOf(theirs) }] };
}

/** Both sides have the same items, perhaps with other text. */
function isListLike(before: readonly unknown[], list: unknown): list is unknown[] {
  return Array.isArray(list) && before.length === list.length;
}

function wordsOf(value: unknown): string {
  if (value === undefined) return 'Removed';
  return typeof value === 'string' ? value : stringify(value, { lineWidth: 0 }).trim();
}

/** Merges paragraph by paragraph when both sides have as many as before; otherwise the whole text is a conflict. */
function mergeBody(sides: Sides<string[]>, choice: Side | undefined): Merged<string> {
  const { value, texts } = mergeValues(sides, ['text'], choice);
  const words = Array.isArray(value) ? value.join('\n\n') : '';
  const readable = texts.map((text) => ({
    ...text,
    label: text.label.replace(/^Text › (.+)$/, 'Text, $1 paragraph'),
  }));
  return { value: words, texts: readable };
}
