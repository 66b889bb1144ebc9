import { parseDocument, visit } from 'yaml';
import type { SourceFile } from './content-files.ts';
import { findClosingFence } from './frontmatter.ts';
import { toSpan } from './positions.ts';

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

/** A value enclosed in curly quotes; `line` and `column` are 1-based. */
type CurlyQuotedValue = { line: number; column: number; value: string };

/** A curly quote at the start of a value, not an apostrophe inside it. */
const leadingCurlyQuotePattern = /(?:^|[\s:[{,-])[“”„«‘’]/;
const curlyQuotesPattern = /^[“”„«‘’].*[“”»‘’]$/;

/** Finds values in curly quotes with the YAML parser, or line by line if the fields can't be parsed. */
export function findCurlyQuotedValues(fields: string[]): CurlyQuotedValue[] {
  if (!fields.some((line) => leadingCurlyQuotePattern.test(line))) return [];
  const yamlLines = fields.join('\n');
  const document = parseDocument(yamlLines, { prettyErrors: false, logLevel: 'error' });
  if (document.errors.length > 0) return findCurlyQuotedLines(fields);
  const quotedValues: CurlyQuotedValue[] = [];
  visit(document, {
    Scalar: (key, { type, range }) => {
      const value = key !== 'key' && type === 'PLAIN' && range ? yamlLines.slice(range[0], range[1]) : '';
      if (!curlyQuotesPattern.test(value) || severalQuotesPattern.test(value)) return;
      const { line, column } = toSpan(yamlLines, range?.[0] ?? 0, 0);
      quotedValues.push({ line, column, value });
    },
  });
  return quotedValues;
}

function findCurlyQuotedLines(fields: string[]): CurlyQuotedValue[] {
  const blockScalarLines = findBlockScalarLines(fields);
  return fields.flatMap((line, index) => {
    const [, before = '', value = ''] = /^(.*?:\s+|\s*-\s+)([“”„«‘’].*[“”»‘’])\s*$/.exec(line) ?? [];
    return blockScalarLines.has(index) || value === '' || severalQuotesPattern.test(value)
      ? []
      : [{ line: index + 1, column: before.length + 1, value }];
  });
}

/** In “Probate” and “Trust” the first and last quotes are not a pair; an apostrophe closes nothing. */
const severalQuotesPattern =
  /^(?:[“”][^“”]*”|„[^„“”]*[“”]|«[^«»]*»|[‘’](?:[^‘’]|(?<=\p{L})’(?=\p{L}))*’).*[“”„«‘].*[“”»‘’]$/u;

/** Finds a non-breaking space where YAML needs a plain one: in the indentation, or after a colon or hyphen. */
export function findHardSpace(line: string): number | undefined {
  const match = /^ *(?:- +)*(\u00A0)|^ *-(\u00A0)|^[\w\s-]+: *(\u00A0)/d.exec(line);
  return (match?.indices?.[1] ?? match?.indices?.[2] ?? match?.indices?.[3])?.[0];
}

/** A line before and after a fix; `note` describes an invisible change. */
type Change = { line: number; before?: string; after?: string; note?: string };

type FixResult = { text: string; changes: Change[] };

/**
 * Fixes encoding problems left by Windows and Word: byte-order mark, line endings, curly quotes around values, non-breaking
 * spaces in indentation and after colons, and invisible characters. Not for files with invalid UTF-8, whose text has already lost
 * characters.
 */
export function fixText({ text }: SourceFile): FixResult {
  const changes: Change[] = [];
  const textWithoutMark = text.replace(/^\uFEFF/, '');
  if (textWithoutMark !== text) changes.push({ line: 1, note: 'byte-order mark removed' });
  const lineEndingCount = textWithoutMark.match(/\r\n?/g)?.length ?? 0;
  if (lineEndingCount > 0) {
    changes.push({
      line: 1,
      note: `line endings replaced on ${lineEndingCount} ${lineEndingCount === 1 ? 'line' : 'lines'}`,
    });
  }
  const lines = textWithoutMark.replaceAll(/\r\n?/g, '\n').split('\n');
  const closingFence = findClosingFence(lines);
  const yamlLines = lines.slice(0, closingFence < 0 ? 0 : closingFence);
  const blockScalarLines = findBlockScalarLines(yamlLines);
  const fixedYamlLines = straightenValueQuotes(
    yamlLines.map((line, index) => (blockScalarLines.has(index) ? line : replaceHardSpaces(line))),
  );
  for (const [index, after] of fixedYamlLines.entries()) {
    const before = yamlLines[index] ?? '';
    if (after !== before) changes.push({ line: index + 1, before, after });
  }
  const fixedLines = [...fixedYamlLines, ...lines.slice(yamlLines.length)].map((line, index) => {
    const visibleLine = line.replaceAll(wordLineBreakPattern, ' ').replaceAll(oddCharactersPattern, '');
    if (visibleLine !== line) changes.push({ line: index + 1, note: describeRemovedCharacters(line) });
    return visibleLine;
  });
  return { text: fixedLines.join('\n'), changes };
}

/** Word's line and page breaks. */
const wordLineBreakPattern = /[\v\f]/g;

const oddCharactersPattern = new RegExp(oddCharacterPattern, 'gu');

function describeRemovedCharacters(line: string): string {
  const characters = line.match(oddCharactersPattern) ?? [];
  const names = [...new Set(characters.map(describeCharacter))].join(', ');
  return `${characters.length === 1 ? '1 invisible character' : `${characters.length} invisible characters`} removed (${names})`;
}

/** Formats a character's code point, like "U+200B". */
export function describeCharacter(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function replaceHardSpaces(line: string): string {
  let fixedLine = line;
  for (let index = findHardSpace(line); index !== undefined; index = findHardSpace(fixedLine)) {
    fixedLine = `${fixedLine.slice(0, index)} ${fixedLine.slice(index + 1)}`;
  }
  return fixedLine;
}

/**
 * Replaces curly quotes around values in the lines above the closing fence. The last on each line is replaced first, so that
 * positions remain valid.
 */
function straightenValueQuotes(yamlLines: string[]): string[] {
  const lines = [...yamlLines];
  for (const { line, column, value } of findCurlyQuotedValues(yamlLines).toReversed()) {
    const text = lines[line - 1] ?? '';
    const after = text.slice(column - 1 + value.length);
    lines[line - 1] = text.slice(0, column - 1) + straightenQuotes(value.slice(1, -1)) + after;
  }
  return lines;
}

/** Puts a value in straight quotes; quotes inside it are unchanged. */
function straightenQuotes(value: string): string {
  if (!/["\\]/.test(value)) return `"${value}"`;
  return value.includes("'") ? `"${value.replace(/["\\]/g, '\\$&')}"` : `'${value}'`;
}

/** Formats the changes to a file for display; non-breaking spaces are shown as ␣. */
export function describeFix(file: string, changes: Change[]): string {
  const lines = changes.flatMap(({ line, before, after, note }) =>
    note === undefined
      ? [`  ${line} - ${markHardSpaces(before ?? '')}`, `  ${line} + ${after ?? ''}`]
      : [`  ${line}   ${note}`],
  );
  return [file, ...lines].join('\n');
}

function markHardSpaces(line: string): string {
  return line.replaceAll('\u00A0', '␣');
}
