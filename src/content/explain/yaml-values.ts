import type { YAMLError } from 'yaml';
import { asMeant, factInQuotes, inQuotes, startsWithFact } from './diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';

// Each function here looks for one mistake in a value, and answers undefined where it is another.
// `lines` are those of the whole file, and `at` counts from 1: the line at which the parser gave up.

export function tabBefore(fault: YAMLError, line: string): Diagnosis | undefined {
  if (!/^\s*\t/.test(line) && fault.code !== 'TAB_AS_INDENT') return undefined;
  return {
    column: line.indexOf('\t') + 1,
    length: 1,
    message: 'A tab stands before the text. Indent with spaces (two for each step), never with tabs.',
  };
}

export function unquotedFact(line: string): Diagnosis | undefined {
  const value = /^\s*(?:- +)*(?:[\w-]+:\s+)?(\{\s*\{.*)$/.exec(line)?.[1];
  if (value === undefined) return undefined;
  return {
    column: line.length - value.length + 1,
    length: value.length,
    message: unquotedFactSays(value),
  };
}

function unquotedFactSays(value: string): string {
  return `A value that starts with {{ must stand in quotes: ${factInQuotes(value)}.`;
}

/**
 * The parser notices a missing quotation mark or bracket
 * far below; the author wants the line it is opened on.
 */
export function neverClosed(fault: YAMLError, lines: string[], at: number): Diagnosis | undefined {
  if (!['MISSING_CHAR', 'BAD_INDENT', 'UNEXPECTED_TOKEN', 'BLOCK_IN_FLOW'].includes(fault.code))
    return undefined;
  for (let index = at - 1; index > 0; index--) {
    const line = lines[index] ?? '';
    const value = /(?::|^\s*-)\s+(["'[{].*)$/.exec(line)?.[1];
    if (value === undefined) continue;
    const mark = value.charAt(0);
    const place = { line: index + 1, column: line.length - value.length + 1, length: value.length };
    if (startsWithFact.test(value)) return { ...place, message: unquotedFactSays(value) };
    const closer = { '[': ']', '{': '}' }[mark];
    if (closer !== undefined && !value.includes(closer)) {
      return { ...place, message: `A ${mark} is opened here and never closed. Write ${closer} at the end.` };
    }
    if (beginsWithApostrophe.test(value)) return { ...place, message: apostropheSays(value) };
    if (closer === undefined && value.split(mark).length === 2) {
      return {
        ...place,
        message: 'A quotation mark is opened here and never closed. Close it, or remove it.',
      };
    }
  }
  return undefined;
}

/** Words and years that begin with an apostrophe, in a text that no quotation mark ends. */
const beginsWithApostrophe =
  /^'(?:(?:tis|twas|twere|twill|twould|til|till|cause|cuz|em|n|bout|round|neath)(?![\w'])|\d\d)(?!.*'\s*$)/i;

function apostropheSays(value: string): string {
  return `A text that starts with an apostrophe needs double quotes around it: ${inQuotes(value)}.`;
}

/** Characters that mean something to the parser when a value starts with them. */
export function forbiddenStart(fault: YAMLError, line: string): Diagnosis | undefined {
  if (fault.code === 'DUPLICATE_KEY') return undefined;
  const value = (
    /^\s*(?:- )*[\w-]+:\s+([*&!%@`>|].*)$/.exec(line) ?? /^\s*-\s+([*&!%@`>|].*)$/.exec(line)
  )?.[1];
  if (value === undefined || /^[|>]$/.test(value)) return undefined;
  const place = { column: line.length - value.length + 1, length: value.length };
  if (value.startsWith('| '))
    return {
      ...place,
      message: 'A text with a | starts on the next line, indented by two spaces. Move it there.',
    };
  return {
    ...place,
    message: `A value can’t start with ${value.charAt(0)} here. Put the whole value in quotes: ${inQuotes(value)}.`,
  };
}

/** `label: - Probate`: a list can't begin on the line of its name. */
export function hyphenBehindColon(line: string): Diagnosis | undefined {
  const found = /^(\s*(?:- )*[\w-]+:\s+)(-(?:\s+(.*))?)$/.exec(line);
  if (found === null) return undefined;
  const [, before = '', value = '', words = ''] = found;
  const remedy =
    words === ''
      ? 'Write the value there, or remove the line.'
      : `Remove the hyphen; or, to begin a list, write "- ${words}" on a line of its own below, indented by two spaces.`;
  return {
    column: before.length + 1,
    length: value.length,
    message: `A hyphen stands behind this colon. ${remedy}`,
  };
}

/** `"Building inspections" and more`: the quotes belong to the words, and YAML takes them for its own. */
export function wordsBehindQuote(line: string): Diagnosis | undefined {
  const value = /^\s*(?:- )*(?:[\w-]+:\s+)?((["']).*\2\s*[^\s"'].*)$/.exec(line)?.[1]?.trimEnd();
  if (value === undefined) return undefined;
  const meant = asMeant(value);
  return {
    column: line.indexOf(value) + 1,
    length: value.length,
    message: meant.includes(value)
      ? `There is text after the closing quotation mark. Put the whole text in quotes: ${meant}.`
      : `The quotation marks within end this text. Put the other kind around it: ${meant}.`,
  };
}

export function backslash(fault: YAMLError): Diagnosis | undefined {
  return fault.code === 'BAD_DQ_ESCAPE'
    ? { message: 'A backslash (\\) has a meaning of its own between double quotes. Remove it.' }
    : undefined;
}
