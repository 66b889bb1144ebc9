import { isNode } from 'yaml';
import type { CollectionName } from '../../collections.ts';
import type { FieldPath } from '../../source/places.ts';
import { matchesOf } from '../../languages/matches.ts';
import type { Problem } from '../../report/problem.ts';
import { linesAboveFields } from '../../source/frontmatter.ts';
import type { Frontmatter } from '../../source/frontmatter.ts';
import { fieldName, placeInBody, placeInField, problemAt } from '../../source/places.ts';
import { textsIn } from '../../texts.ts';
import { markdownSlips } from './markdown-signs.ts';
import type { Found, Slip } from './markdown-signs.ts';
import { structureSlips } from './markdown-structure.ts';

/** In `.mdx` files tags and braces are judged by `checkMdx`, which reads them as the compiler will. */
const inMdx = markdownSlips.filter(({ judgedByMdx }) => judgedByMdx !== true);

/** Texts that stand below the page's title itself; on all other pages a part with a heading stands before the text. */
const textsOfTheirOwn: ReadonlySet<string> = new Set(['articles', 'legal']);

/** Judges the text below the frontmatter of one file. */
export function checkBody(collection: CollectionName, frontmatter: Frontmatter): Problem[] {
  const { body, bodyLineOffset, file } = frontmatter;
  const slips = faultsIn(body, file.endsWith('.mdx') ? inMdx : markdownSlips);
  const above = textsOfTheirOwn.has(collection) ? 1 : 2;
  return [...slips, ...structureSlips(body, above)].map(({ index, length, message }) => ({
    ...placeInBody(body, bodyLineOffset, index, length),
    file,
    message,
    severity: 'error',
  }));
}

/** Nearly all fields have none of these, and are not looked at any closer. */
const mayHoldSlip = /[<>{}[\]#=\t*_`\\|~]|^ {4}|^\s*(?:[•·▪●◦‣➢➤■□✓✔–—§-]|\d+[.)]|[a-hA-H]\)|o )/m;

/** What would be shown as typed in a field of plain words. */
const shownAsTyped =
  /\*\*|\]\([^)]*\)?|^#{1,6} |~~|`|(?<![\wÀ-ɏ*])\*[^\s*][^*\n]*\*|(?<![\wÀ-ɏ_])_[^\s_][^_\n]*_(?!\w)|<\/?(?:a|b|br|div|em|font|h[1-6]|i|li|p|span|strong|sub|sup|u|ul)\b[^>\n]*>|&(?:amp|lt|gt|nbsp|quot|#\d+);/i;

/** Judges the Markdown in a file's fields as its body is judged. */
export function checkFields(collection: CollectionName, frontmatter: Frontmatter): Problem[] {
  return textsIn(collection, frontmatter.values).flatMap(({ path, text, markdown }) =>
    (markdown ? markdownFaults(frontmatter, path, text) : plainFaults(frontmatter, path, text)).map(
      (fault) => ({
        ...problemAt(frontmatter, path, 'value'),
        field: fieldName(path),
        ...fault,
      }),
    ),
  );
}

type FieldFault = Pick<Problem, 'message'> & Partial<Pick<Problem, 'line' | 'column' | 'mark'>>;

function markdownFaults(frontmatter: Frontmatter, path: FieldPath, text: string): FieldFault[] {
  if (!mayHoldSlip.test(text)) return [];
  const slips = [...faultsIn(text, markdownSlips), ...structureSlips(text)];
  if (slips.length === 0) return [];
  const typed = asTyped(frontmatter, path);
  // What starts a line of the value stands further right in the file.
  const others = slips.filter(({ message }) => !typed.some((fault) => fault.message === message));
  return [
    ...typed,
    ...others.map(({ index, length, message }) => ({
      ...placeInField(frontmatter, path, firstLine(text.slice(index, index + length))),
      message,
    })),
  ];
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}

/** Slips in the words as the file has them, at their places. */
function asTyped({ document, head }: Frontmatter, path: FieldPath): FieldFault[] {
  const node = document.getIn(path, true);
  if (!isNode(node) || !node.range) return [];
  const [start, end] = node.range;
  return faultsIn(head.slice(start, end), markdownSlips).map(({ index, length, message }) => ({
    ...placeInBody(head, linesAboveFields, start + index, length),
    message,
  }));
}

function plainFaults(frontmatter: Frontmatter, path: FieldPath, text: string): FieldFault[] {
  const found = shownAsTyped.exec(text)?.[0].trim();
  if (found === undefined) return [];
  const link = /\[([^\]]*)\]\([^)]*\)/.exec(text);
  if (link !== null) {
    const message = `is plain words, in which a link can’t stand: write "${link[1] ?? ''}" alone.`;
    return [{ ...placeInField(frontmatter, path, link[0]), message }];
  }
  const message = `is plain words: ${found} would be shown as typed. Take it away.`;
  return [{ ...placeInField(frontmatter, path, found), message }];
}

/** What was found first explains what else is found in the same words. */
function faultsIn(text: string, list: readonly Slip[]): Found[] {
  const taken = new Set<number>();
  return list.flatMap(({ sign, pattern, message, once }) => {
    if (sign !== undefined && !text.includes(sign)) return [];
    const found = matchesOf(text, pattern).flatMap((match) => {
      if (taken.has(match.index)) return [];
      for (let at = match.index; at < match.index + match[0].length; at++) taken.add(at);
      return [{ index: match.index, length: match[0].length, message: message(match) }];
    });
    return once === true ? toldOnce(text, found) : found;
  });
}

/** A text pasted from a page has a hundred tags and one cause. */
function toldOnce(text: string, found: Found[]): Found[] {
  const lines = new Set(found.map(({ index }) => text.slice(0, index).split('\n').length));
  return found.slice(0, 1).map(({ message, ...place }) => ({
    ...place,
    message:
      lines.size === 1
        ? message
        : `${message} The same on ${lines.size - 1} more ${lines.size === 2 ? 'line' : 'lines'}.`,
  }));
}
