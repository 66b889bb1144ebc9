import { isNode } from 'yaml';
import { inBraces } from '../../defaults.ts';
import type { BracedWords } from '../../defaults.ts';
import { withoutBrokenQuotes } from '../../facts/broken-quotes.ts';
import type { FactNames } from '../../facts/broken-quotes.ts';
import { matchesOf } from '../../languages/matches.ts';
import type { FieldPath } from '../../source/positions.ts';
import { fieldName } from '../../source/positions.ts';
import { textsIn } from '../../texts.ts';
import { inBody, inHead } from '../at.ts';
import type { At, Parsed, Report, SourceRule } from '../rule.ts';
import { foreignFootnotes, loneFootnotes } from './footnotes.ts';
import { markdownPatterns } from './markdown-signs.ts';
import type { Found, MarkdownPattern } from './markdown-signs.ts';
import { structureMistakes } from './markdown-structure.ts';

/** In `.mdx` files tags and braces are read by a rule of their own, as the compiler will. */
const inMdx = markdownPatterns.filter(({ readByMdx }) => readByMdx !== true);

/** The text below the fields of a file. */
export const markdownText: SourceRule = {
  id: 'markdown',
  severity: 'error',
  why: 'A sign out of place is shown as typed, or hides the words behind it.',
  run: (entry, { facts, braced }) => {
    const { traits } = entry;
    const { body, file } = entry.frontmatter;
    const text = withoutBrokenQuotes(body, facts);
    const mistakes = mistakesIn(text, file.endsWith('.mdx') ? inMdx : markdownPatterns, braced);
    // The text of a page stands on it once, and its notes below it.
    const notes = traits.page !== undefined ? loneFootnotes(text) : foreignFootnotes(text);
    // Where the text does not follow the page's title itself, a part with a heading stands before it.
    const above = traits.page?.headingsBelow ?? 2;
    return [...mistakes, ...notes, ...structureMistakes(text, above)].map(({ index, length, message }) => ({
      at: inBody(entry, index, length),
      message,
    }));
  },
};

/** The same in fields; and Markdown in fields of plain words. */
export const markdownFields: SourceRule = {
  id: 'markdown-fields',
  severity: 'error',
  why: 'A sign out of place is shown as typed, or hides the words behind it.',
  run: (entry, { facts, braced }) =>
    textsIn(entry.traits, entry.frontmatter.values).flatMap(({ path, text, markdown }) =>
      markdown
        ? inMarkdown(entry, path, readable(entry, text, facts, braced), facts, braced)
        : inPlainWords(entry, path, text),
    ),
};

/** Words in braces have a rule of their own where they stand for something. */
function readable({ file }: Parsed, text: string, facts: FactNames, braced: BracedWords): string {
  const typed = withoutBrokenQuotes(text, facts);
  return braced.has(file) ? typed.replace(inBraces, (found) => '¤'.repeat(found.length)) : typed;
}

/** Nearly all fields have none of these, and are not looked at any closer. */
const mayHoldMistake =
  /[<>{}[\]#=\t*_`\\|~&]|\S[,;](?=\S)|^ {4}|^[^\S\n]*(?:[•·▪●◦‣➢➤■□✓✔–—§-]|\d+[.)]|[a-hA-H]\)|o )/m;

/** What would be shown as typed in a field of plain words. */
const shownAsTyped =
  /\*\*|\]\([^)]*\)?|^#{1,6} |~~|`|(?<![\wÀ-ɏ*])\*[^\s*][^*\n]*\*|(?<![\wÀ-ɏ_])_[^\s_][^_\n]*_(?!\w)|<[/!?]?[a-z][^<>\n]*>|<!--|&(?:amp|lt|gt|nbsp|quot|shy|zwn?j|#x?[\da-f]+);/i;

function inMarkdown(
  entry: Parsed,
  path: FieldPath,
  text: string,
  facts: FactNames,
  braced: BracedWords,
): Report[] {
  if (!mayHoldMistake.test(text)) return [];
  const mistakes = [
    ...mistakesIn(text, markdownPatterns, braced),
    ...foreignFootnotes(text),
    ...structureMistakes(text),
  ];
  if (mistakes.length === 0) return [];
  const typed = asTyped(entry, path, facts, braced);
  const reported = new Set(typed.map(({ message }) => message));
  // A mistake at the start of a line of the value is indented in the file, where the pattern may miss it.
  const others = mistakes.filter(({ message }) => !reported.has(message));
  return [
    ...typed,
    ...others.map(({ index, length, message }) => ({
      at: wordsAt(entry, path, firstLine(text.slice(index, index + length))),
      message,
    })),
  ];
}

function wordsAt(entry: Parsed, path: FieldPath, words: string): At {
  return { entry, path, on: 'value', words };
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}

/** Mistakes in the words as the file has them, at their places. */
function asTyped(entry: Parsed, path: FieldPath, facts: FactNames, braced: BracedWords): Report[] {
  const { document, head } = entry.frontmatter;
  const node = document.getIn(path, true);
  if (!isNode(node) || !node.range) return [];
  const [start, end] = node.range;
  return mistakesIn(readable(entry, head.slice(start, end), facts, braced), markdownPatterns, braced).map(
    ({ index, length, message }) => ({
      at: inHead(entry, start + index, length),
      field: fieldName(path),
      message,
    }),
  );
}

function inPlainWords(entry: Parsed, path: FieldPath, text: string): Report[] {
  const found = shownAsTyped.exec(text)?.[0].trim();
  if (found === undefined) return [];
  const link = /\[([^[\]]*)\]\([^[)]*\)/.exec(text);
  if (link !== null) {
    const message = `is plain words, in which a link can’t stand: write "${link[1] ?? ''}" alone.`;
    return [{ at: wordsAt(entry, path, link[0]), message }];
  }
  const message = `is plain words: ${found} would be shown as typed. Remove it.`;
  return [{ at: wordsAt(entry, path, found), message }];
}

/** What was found first explains what else is found in the same words. */
function mistakesIn(text: string, list: readonly MarkdownPattern[], braced: BracedWords): Found[] {
  const taken = new Set<number>();
  return list.flatMap(({ sign, pattern, message, once }) => {
    if (sign !== undefined && !text.includes(sign)) return [];
    const found = matchesOf(text, pattern).flatMap((match) => {
      if (taken.has(match.index)) return [];
      for (let at = match.index; at < match.index + match[0].length; at++) taken.add(at);
      return [{ index: match.index, length: match[0].length, message: message(match, braced) }];
    });
    return once === true ? mergeIntoFirst(text, found) : found;
  });
}

/** A text pasted from a page has a hundred tags and one cause. */
function mergeIntoFirst(text: string, found: Found[]): Found[] {
  const others = found.filter(({ index }, at) => {
    const before = found[at - 1];
    return before !== undefined && text.slice(before.index, index).includes('\n');
  }).length;
  return found.slice(0, 1).map(({ message, ...place }) => ({
    ...place,
    message:
      others === 0 ? message : `${message} The same on ${others} more ${others === 1 ? 'line' : 'lines'}.`,
  }));
}
