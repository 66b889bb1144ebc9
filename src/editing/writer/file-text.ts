import { isCollection, isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { Document, Node, Pair, YAMLMap } from 'yaml';
import { readFrontmatter } from '#content/explain/frontmatter.ts';
import { checkText, findUnreadable } from '#content/explain/text-faults.ts';
import { errorsOf } from '#content/report/problem.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { Refusal } from '../refusal.ts';

/** A content file with the places of its parts. Offsets count in `text`, whose lines end with \n whatever the file's do. */
export type FileText = {
  source: SourceFile;
  text: string;
  document: Document;
  values: unknown;
  /** Where the fields begin. */
  fields: number;
  /** Where the text below the fields begins. */
  body: number;
  /** Errors of the file as a text, which a change may not add to. */
  faults: number;
};

/** From one offset of a text to another. */
export type Stretch = { from: number; to: number };
/** A stretch of a text, and what takes its place. */
export type Splice = Stretch & { by: string };

/** Reads a file that is to be changed. Raises a refusal for one whose parts can't be told apart. */
export function readFileText(source: SourceFile): FileText {
  const unfit = findUnreadable(source);
  if (unfit !== undefined) throw new Refusal(unfit.message, [unfit]);
  if (source.text.startsWith('\uFEFF'))
    throw new Refusal(
      'This file starts with an invisible byte-order mark. "npm run check -- --fix" removes it; then it can be edited here.',
    );
  if (source.isDamaged)
    throw new Refusal(
      'Some characters of this file were not saved as UTF-8, and would be lost. Save the file as UTF-8 first.',
    );
  const { frontmatter, problems } = readFrontmatter(source);
  const [first] = problems;
  if (frontmatter === undefined)
    throw new Refusal(
      `The fields of this file can’t be read, so nothing can be changed here: ${first?.message ?? ''}`,
      problems,
    );
  const { text, head, body } = frontmatter;
  const document = parseDocument(head, { keepSourceTokens: true, prettyErrors: false, logLevel: 'silent' });
  return {
    source,
    text,
    document,
    values: document.toJS() ?? {},
    fields: text.indexOf(head, text.indexOf('\n') + 1),
    body: text.length - body.length,
    faults: errorsOf(checkText(source)).length,
  };
}

/** The file with its stretches replaced: every other byte stays, and what is new has the file's own line ends. */
export function spliced({ source, text }: FileText, splices: Splice[]): string {
  const { text: original } = source;
  const [ending = '\n'] = /\r\n?|\n/.exec(original) ?? [];
  const at = original === text ? (offset: number) => offset : offsetsBefore(original);
  let done = '';
  let from = 0;
  for (const splice of splices.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    done += original.slice(from, at(splice.from)) + splice.by.replaceAll('\n', ending);
    from = at(splice.to);
  }
  return done + original.slice(from);
}

/** From an offset among lines that end with \n to the same place where some end with \r\n. */
function offsetsBefore(original: string): (offset: number) => number {
  const pairs = [...original.matchAll(/\r\n/g)].map(({ index }, count) => index - count);
  return (offset) => offset + pairs.filter((place) => place < offset).length;
}

/** Where the value at `path` stands, or how far the way leads. */
export type Spot = {
  /** The nodes along the way: the first is the whole of the fields, the last is the value where `missing` is empty. */
  way: (Node | null)[];
  missing: FieldPath;
};

/** The nodes on the way to a field, as far as the file has them, and the steps that it lacks. */
export function findSpot({ document }: FileText, path: FieldPath): Spot {
  const way: (Node | null)[] = [document.contents];
  for (const [index, step] of path.entries()) {
    const current = way.at(-1);
    const pair = isMap<Node, Node | null>(current) ? pairOf(current, step) : undefined;
    const next = pair === undefined ? itemOf(current, step) : pair.value;
    if (next === undefined) return { way, missing: path.slice(index) };
    way.push(next);
  }
  return { way, missing: [] };
}

/** The pair whose key reads like `step`: keys may be numbers. Undefined where there is none. */
export function pairOf<Key, Value>(
  { items }: YAMLMap<Key, Value>,
  step: string | number | undefined,
): Pair<Key, Value> | undefined {
  return items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
}

function itemOf(node: Node | null | undefined, step: string | number): Node | undefined {
  return isSeq<Node>(node) && typeof step === 'number' ? node.items[step] : undefined;
}

/** A node's own stretch of the text. */
export function stretchOf(file: FileText, node: Node | null | undefined): Stretch {
  const [from = 0, to = 0] = node?.range ?? [];
  return { from: file.fields + from, to: file.fields + to };
}

/** Where the last line of a node, or of a pair, ends: with the remark behind it, without the line's end. */
export function lastLineEnd(file: FileText, node: Node | Pair<Node, Node | null>): number {
  return lineEnd(file, Math.max(0, contentEnd(file, node) - 1));
}

function contentEnd(file: FileText, node: Node | Pair<Node, Node | null>): number {
  if (isPair(node)) {
    const afterKey = stretchOf(file, node.key).to + 1;
    return node.value === null ? afterKey : Math.max(afterKey, contentEnd(file, node.value));
  }
  if (isCollection(node) && node.flow !== true) {
    const last: unknown = node.items.at(-1);
    if (isPair<Node, Node | null>(last) || isNode(last)) return contentEnd(file, last);
  }
  const { from, to } = stretchOf(file, node);
  return from + file.text.slice(from, to).trimEnd().length;
}

export function lineStart({ text }: FileText, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

export function lineEnd({ text }: FileText, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** How far from the line's start. */
export function columnOf(file: FileText, offset: number): number {
  return offset - lineStart(file, offset);
}
