import {
  quoteValue,
  diagnoseLine,
  leadingFactPattern,
  formatMultilineAdvice,
  explainUnquotedFact,
} from './diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';

// Each `diagnose…` function returns undefined if the lines near an error don't have its mistake, except the fallbacks
// `diagnoseWrongIndentation` and `diagnoseDuplicateKey`. `lines` is the whole file; `errorLine` is the 1-based line of the parser error.

type Lines = readonly string[];

/** Diagnoses wrong indentation that no more specific mistake explains. */
export function diagnoseWrongIndentation(lines: Lines, errorLine: number): Diagnosis {
  return diagnoseLine(
    lines,
    errorLine,
    'This line’s indentation doesn’t match the lines above. Line it up with them.',
  );
}

export function diagnoseUnindentedText(lines: Lines, errorLine: number): Diagnosis | undefined {
  const field = /^\s*(?:- )*([\w-]+): [|>][-+]?\s*$/.exec(lines[errorLine - 2] ?? '')?.[1];
  if (field === undefined || /^\s*[\w-]+:(\s|$)/.test(lines[errorLine - 1] ?? '')) return undefined;
  return diagnoseLine(
    lines,
    errorLine,
    `This text belongs to "${field}" above. Indent it two spaces more than that line.`,
  );
}

/** Diagnoses a heading within text that has no |: YAML reads it as a comment that ends the text. */
export function diagnoseHeadingInText(lines: Lines, errorLine: number): Diagnosis | undefined {
  const match = /^(\s+)#{1,6}\s+\S/.exec(lines[errorLine - 2] ?? '');
  if (match === null || /^\s*[\w-]+:(\s|$)/.test(lines[errorLine - 1] ?? '')) return undefined;
  const indent = (match[1] ?? '').length;
  const parentLine = lines
    .slice(0, errorLine - 2)
    .findLast((line) => line.trim() !== '' && line.search(/\S/) < indent);
  const field = /^\s*(?:- )*([\w-]+):(?:\s|$)/.exec(parentLine ?? '')?.[1];
  if (field === undefined) return undefined;
  return diagnoseLine(
    lines,
    errorLine - 1,
    `A line that starts with # ends this text. ${formatMultilineAdvice(field)}`,
  );
}

/** Diagnoses a field that belongs to the group on the line above but is not indented. */
export function diagnoseUnindentedField(lines: Lines, errorLine: number): Diagnosis | undefined {
  const groupMatch = /^(\s*)([\w-]+):\s*$/.exec(lines[errorLine - 2] ?? '');
  if (groupMatch === null || (lines[errorLine - 1] ?? '').search(/\S/) !== (groupMatch[1] ?? '').length)
    return undefined;
  return diagnoseLine(
    lines,
    errorLine,
    `This line belongs to "${groupMatch[2] ?? ''}" above it. Indent it two spaces more than that line.`,
  );
}

/** Diagnoses a first line that isn't a field, although the parser's error is on a field below it. */
export function diagnoseFirstField(lines: Lines, errorLine: number): Diagnosis | undefined {
  const index = lines.findIndex((line, lineIndex) => lineIndex > 0 && /^\s*[^\s#]/.test(line));
  const line = lines[index] ?? '';
  if (index + 1 >= errorLine || !/^(?:- |["'{[])/.test(line)) return undefined;
  return diagnoseLine(
    lines,
    index + 1,
    line.startsWith('-')
      ? 'The fields of a file aren’t a list. Remove the hyphen.'
      : 'This line isn’t a field. It needs a name, a colon, a space and a value, such as "title: …".',
  );
}

/** Diagnoses an over-indented field below a value: the parser reads both as one value. */
export function diagnoseOverIndentedField(lines: Lines, errorLine: number): Diagnosis | undefined {
  const line = lines[errorLine - 1] ?? '';
  const next = lines[errorLine] ?? '';
  const value = /^\s*(?:- )*[\w-]+:\s+(.+)$/.exec(line)?.[1] ?? '';
  if (/:(\s|$)/.test(value) || !/^\s+[\w-]+:(\s|$)/.test(next)) return undefined;
  if (next.search(/\S/) <= line.search(/[^\s-]/)) return undefined;
  const itemAbove = lines.slice(0, errorLine - 1).findLast((other) => /^\s*- /.test(other));
  if (line.startsWith('- ') && itemAbove?.startsWith('- ') === false)
    return diagnoseWrongIndentation(lines, errorLine);
  return diagnoseLine(
    lines,
    errorLine + 1,
    'This line is indented more than the lines above. Line it up with them.',
  );
}

const openTextPattern = /^[\s-]*([\w-]+): [|>][-+]?\s*$/;

/** Diagnoses text below a | with uneven indentation: the parser's error is on a correct line. */
export function diagnoseUnevenText(lines: Lines, errorLine: number): Diagnosis | undefined {
  const nextIndex = lines.findIndex((line, index) => index >= errorLine - 1 && line.trim() !== '');
  return diagnoseUnevenLine(lines, errorLine - 2) ?? diagnoseUnevenLine(lines, nextIndex);
}

/** Diagnoses a line (at `index`) that is indented less than the text above it, or that text if its first line is indented too far. */
function diagnoseUnevenLine(lines: Lines, index: number): Diagnosis | undefined {
  const line = lines[index] ?? '';
  const openingIndex = lines
    .slice(0, Math.max(0, index))
    .findLastIndex((other) => openTextPattern.test(other));
  const openingLine = lines[openingIndex] ?? '';
  if (openingIndex < 0 || line.trim() === '') return undefined;
  const outerIndent = openingLine.search(/[^\s-]/);
  const linesBetween = lines.slice(openingIndex + 1, index);
  const first = linesBetween.findIndex((other) => other.trim() !== '');
  const innerIndent = measureIndent(linesBetween[first] ?? '');
  const lineIndent = measureIndent(line);
  const isText = linesBetween.every((other) => other.trim() === '' || measureIndent(other) >= innerIndent);
  if (first < 0 || !isText || innerIndent <= outerIndent || lineIndent >= innerIndent) return undefined;
  if (lineIndent <= outerIndent && /^\s*(?:- |[\w-]+:(?:\s|$)|#)/.test(line)) return undefined;
  return lineIndent === outerIndent + 2
    ? diagnoseLine(
        lines,
        openingIndex + first + 2,
        'This line is indented more than the rest of its text. Line it up with the lines below.',
      )
    : diagnoseLine(
        lines,
        index + 1,
        `This text belongs to "${openTextPattern.exec(openingLine)?.[1] ?? ''}" above it. Line it up with the lines of text above.`,
      );
}

function measureIndent(line: string): number {
  return line.search(/\S/);
}

export function diagnoseMissingSpace(lines: Lines, errorLine: number): Diagnosis | undefined {
  const lineNumber = [errorLine, errorLine - 1].find((candidate) =>
    /^\s*-[^\s-]/.test(lines[candidate - 1] ?? ''),
  );
  if (lineNumber === undefined) return undefined;
  const [, name = ''] = /^\s*-([^:]*)/.exec(lines[lineNumber - 1] ?? '') ?? [];
  const message = `A list item needs a space after its hyphen: - ${name}.`;
  return { ...diagnoseLine(lines, lineNumber, message), length: name.length + 1 };
}

/** Diagnoses a list item where the lines above don't allow one. */
export function diagnoseItemOutsideList(lines: Lines, errorLine: number): Diagnosis | undefined {
  const line = lines[errorLine - 1] ?? '';
  const item = /^( *)- \s*(.*)$/.exec(line);
  if (item === null || /:\s/.test((item[2] ?? '').replace(/^[\w-]+:\s/, ''))) return undefined;
  const next = lines[errorLine] ?? '';
  if (!line.includes(':') && /^\s+[\w-]+:(?:\s|$)/.test(next) && next.search(/\S/) > line.search(/\S/))
    return diagnoseLine(
      lines,
      errorLine,
      `The name of the first field is missing: - name: ${item[2] ?? ''}.`,
    );
  const emptyList = /^\s*[\w-]+:\s+(\[\s*\])\s*$/d.exec(lines[errorLine - 2] ?? '')?.indices?.[1];
  if (emptyList !== undefined) {
    const [from, to] = emptyList;
    return {
      message: 'This makes the list empty, but its items follow. Remove the brackets.',
      line: errorLine - 1,
      column: from + 1,
      length: to - from,
    };
  }
  // Each level is two spaces, so an odd number is a typing mistake.
  if ((item[1] ?? '').length % 2 === 1) return diagnoseWrongIndentation(lines, errorLine);
  return diagnoseLine(
    lines,
    errorLine,
    'This item isn’t part of a list. Line it up with the items above, add the list’s name and a colon above it, or remove the hyphen.',
  );
}

/** Words and years that begin with an apostrophe, in text without a closing quotation mark. */
const leadingApostrophePattern =
  /^'(?:(?:tis|twas|twere|twill|twould|til|till|cause|cuz|em|n|bout|round|neath)(?![\w'])|\d\d)(?!.*'\s*$)/i;

/** Diagnoses an unclosed quotation mark or bracket, which the parser reports many lines below. */
export function diagnoseNeverClosed(lines: Lines, errorLine: number): Diagnosis | undefined {
  for (let lineNumber = errorLine; lineNumber > 1; lineNumber--) {
    const line = lines[lineNumber - 1] ?? '';
    const value = /(?::|^\s*-)\s+(["'[{].*)$/.exec(line)?.[1];
    const message = value === undefined ? undefined : explainUnclosed(value);
    if (value !== undefined && message !== undefined)
      return { message, line: lineNumber, column: line.length - value.length + 1, length: value.length };
  }
  return undefined;
}

function explainUnclosed(value: string): string | undefined {
  const opener = value.charAt(0);
  const closer = { '[': ']', '{': '}' }[opener];
  if (leadingFactPattern.test(value)) return explainUnquotedFact(value);
  if (leadingApostrophePattern.test(value))
    return `Text that starts with an apostrophe needs double quotes around it: ${quoteValue(value)}.`;
  if (closer !== undefined && value.includes(closer))
    return value.split('"').length % 2 === 0
      ? 'A quotation mark in this list is never closed. Close it.'
      : undefined;
  if (closer !== undefined) return `This ${opener} is never closed. Add ${closer} at the end.`;
  if (/^"[^"]*[“”»]$/.test(value))
    return `The quotation mark at the end is curly. Retype it: "${value.slice(1, -1)}".`;
  return value.split(opener).length === 2
    ? 'This quotation mark is never closed. Close it, or remove it.'
    : undefined;
}

/** Diagnoses a duplicate key: two list items become one when a hyphen is missing. */
export function diagnoseDuplicateKey(lines: Lines, errorLine: number, column: number): Diagnosis {
  const line = lines[errorLine - 1] ?? '';
  const key = /^\s*(?:- )?["']?([^:"']+)["']?:/.exec(line)?.[1]?.trim() ?? 'This field';
  const indent = ' '.repeat(column - 1);
  const first = lines.slice(0, errorLine - 1).findLastIndex((other) => startsWithKey(other, indent, key));
  const position = { column, length: key.length };
  const duplicateMessage = `"${key}" appears twice`;
  if (line.trimEnd().endsWith(':'))
    return {
      ...position,
      message: `${duplicateMessage}, first on line ${first + 1}. Keep one of the two blocks.`,
    };
  if (lines[first]?.trimStart().startsWith('- ') !== true)
    return { ...position, message: `${duplicateMessage}. Keep one of the two lines.` };
  const message = `${duplicateMessage}. If this starts a new list item, its hyphen is missing: - ${line.trim()}. Otherwise keep one of the two lines.`;
  return { ...position, mayLackHyphen: true, message };
}

function startsWithKey(line: string, indent: string, key: string): boolean {
  return line.replace(/^(\s*)- /, '$1  ').startsWith(`${indent}${key}:`);
}
