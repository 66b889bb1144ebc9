import type { SourceFile } from './content-files.ts';
import { findClosingFence, normalizeLines } from './frontmatter.ts';

const invisible = String.raw`(?![\t\n\r])\p{Cc}|\u034F|\u17B4|\u17B5|[\u180B-\u180F]|[\u00AD\u061C\u115F\u1160\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]`;

const joinedLetter = String.raw`[\p{Script_Extensions=Arabic}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gujarati}]`;
const emojiPart = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]`;

/** Invisible characters with a meaning: joiners in Arabic and Indic words and in emoji, and the letters of flag emoji. */
const meaningfulInvisible = String.raw`(?<=${joinedLetter})[\u200C\u200D](?=${joinedLetter})|(?<=${emojiPart})\u200D(?=${emojiPart})|(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]`;

/**
 * Characters from a wrong encoding, and unintended invisible ones. A byte-order mark at the start of a file is checked
 * separately.
 */
export const oddCharacterPattern = new RegExp(`(?=${invisible})(?!${meaningfulInvisible})[^]`, 'u');

/** Finds the 0-based indexes of lines in block scalars, whose content is always text. */
export function findBlockScalarLines(lines: string[]): Set<number> {
  const blockScalarLines = new Set<number>();
  let indent = -1;
  for (const [index, line] of lines.entries()) {
    const depth = line.search(/[^ ]/);
    if (indent >= 0 && (depth < 0 || depth > indent)) blockScalarLines.add(index);
    else indent = /(?::|-) +[|>][-+0-9]*\s*$/.test(line) ? depth : -1;
  }
  return blockScalarLines;
}

/** A value enclosed in curly quotes; `index` is its 0-based column. */
type CurlyQuotedValue = { index: number; value: string };

/** Finds a line's values in curly quotes: the whole value, or items and fields in brackets. */
export function findCurlyQuotedValues(line: string): CurlyQuotedValue[] {
  const [start = '', value = ''] = /^\s*(?:-\s+)*(?:[^\s:[{][^:]*:\s+)?(\S.*)?/.exec(line) ?? [];
  const pattern = /^[[{]/.test(value)
    ? /(?<=[[{,]\s*(?:\w+:\s+)?)[“”„«‘’][^,\]}]*[“”»‘’](?=\s*[,\]}])/g
    : /^[“”„«‘’].*[“”»‘’](?=\s*$|\s+#)/g;
  const offset = start.length - value.length;
  return [...value.matchAll(pattern)]
    .filter(([match]) => !severalQuotesPattern.test(match))
    .map(({ 0: match, index }) => ({ index: offset + index, value: match }));
}

/** In “Probate” and “Trust” the first and last quotes are not a pair; an apostrophe closes nothing. */
const severalQuotesPattern =
  /^(?:[“”][^“”]*”|„[^„“”]*[“”]|«[^«»]*»|[‘’](?:[^‘’]|(?<=\p{L})’(?=\p{L}))*’).*[“”„«‘].*[“”»‘’]$/u;

/** The indentation, hyphens and key of a line, where YAML requires plain spaces. */
const structurePattern = /^\s*(?:-\s+)*(?:[\w-][\w\s-]*:\s+)?/;

/** Finds a non-breaking space where YAML needs a plain one: in the indentation, or after a colon or hyphen. Returns its index, or -1. */
export function findHardSpace(line: string): number {
  return (structurePattern.exec(line)?.[0] ?? '').indexOf('\u00A0');
}

/**
 * Fixes what Windows and Word leave in files: byte-order mark, line endings, Word's line breaks, curly quotes around values,
 * non-breaking spaces in indentation and after colons, and invisible characters. Also returns the changes as lines to print. Not
 * for files with invalid UTF-8, whose text has already lost characters.
 */
export function fixText({ text }: SourceFile): { text: string; changes: string[] } {
  const lines = normalizeLines(text).split('\n');
  const fieldsEnd = Math.max(0, findClosingFence(lines));
  const blockScalarLines = findBlockScalarLines(lines.slice(0, fieldsEnd));
  const fixedLines = lines.map((line, index) => {
    const visibleLine = line.replaceAll(wordLineBreakPattern, ' ').replaceAll(oddCharactersPattern, '');
    return index < fieldsEnd && !blockScalarLines.has(index) ? fixField(visibleLine) : visibleLine;
  });
  const changes = lines.flatMap((line, index) => {
    const fixedLine = fixedLines[index] ?? '';
    return fixedLine === line
      ? []
      : [`  ${index + 1} - ${showHidden(line)}`, `  ${index + 1} + ${fixedLine}`];
  });
  if (text.includes('\r')) changes.unshift('  1   line endings replaced');
  if (text.startsWith('\uFEFF')) changes.unshift('  1   byte-order mark removed');
  return { text: fixedLines.join('\n'), changes };
}

/** Word's line and page breaks. */
const wordLineBreakPattern = /[\v\f]/g;

const oddCharactersPattern = new RegExp(oddCharacterPattern, 'gu');

/** Shows non-breaking spaces as ␣, and invisible characters by their code points. */
function showHidden(line: string): string {
  return line
    .replaceAll('\u00A0', '␣')
    .replaceAll(oddCharactersPattern, (character) => `<${describeCharacter(character)}>`);
}

/** Formats a character's code point, like "U+200B". */
export function describeCharacter(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function fixField(line: string): string {
  const plainLine = line.replace(structurePattern, (structure) => structure.replaceAll('\u00A0', ' '));
  // The last value first, so that the indexes of the others remain valid.
  return findCurlyQuotedValues(plainLine)
    .toReversed()
    .reduce(
      (fixedLine, { index, value }) =>
        fixedLine.slice(0, index) +
        straightenQuotes(value.slice(1, -1)) +
        fixedLine.slice(index + value.length),
      plainLine,
    );
}

/** Puts a value in straight quotes; quotes inside it are unchanged. */
function straightenQuotes(value: string): string {
  if (!/["\\]/.test(value)) return `"${value}"`;
  return value.includes("'") ? `"${value.replace(/["\\]/g, '\\$&')}"` : `'${value}'`;
}
