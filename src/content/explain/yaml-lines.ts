import { inQuotes, ofLine, startsWithFact, textBelow, unquotedFactSays } from './diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';

// Each function here looks for one mistake on the lines around a fault, and returns undefined where it is another.
// `lines` are those of the whole file, and `at` counts from 1: the line at which the parser gave up.

type Lines = readonly string[];

/** Reported where no closer reason was found. */
export function wrongIndentation(lines: Lines, at: number): Diagnosis {
  return ofLine(
    lines,
    at,
    'This line starts too far left or right for the lines above. Line it up with its neighbors.',
  );
}

export function textNotIndented(lines: Lines, at: number): Diagnosis | undefined {
  const field = /^\s*(?:- )*([\w-]+): [|>][-+]?\s*$/.exec(lines[at - 2] ?? '')?.[1];
  if (field === undefined || /^\s*[\w-]+:(\s|$)/.test(lines[at - 1] ?? '')) return undefined;
  return ofLine(
    lines,
    at,
    `This text belongs to "${field}" above it. Indent it by two spaces more than that line.`,
  );
}

/** A heading within a text that has no |: to YAML it is a remark, and the text ends above it. */
export function headingInText(lines: Lines, at: number): Diagnosis | undefined {
  const found = /^(\s+)#{1,6}\s+\S/.exec(lines[at - 2] ?? '');
  if (found === null || /^\s*[\w-]+:(\s|$)/.test(lines[at - 1] ?? '')) return undefined;
  const indent = (found[1] ?? '').length;
  const above = lines.slice(0, at - 2).findLast((line) => line.trim() !== '' && line.search(/\S/) < indent);
  const field = /^\s*(?:- )*([\w-]+):(?:\s|$)/.exec(above ?? '')?.[1];
  if (field === undefined) return undefined;
  return ofLine(lines, at - 1, `A line that starts with # ends this text. ${textBelow(field)}`);
}

/** A field that belongs to the group opened on the line above and stands as far left as its name. */
export function notBelow(lines: Lines, at: number): Diagnosis | undefined {
  const opened = /^(\s*)([\w-]+):\s*$/.exec(lines[at - 2] ?? '');
  if (opened === null || (lines[at - 1] ?? '').search(/\S/) !== (opened[1] ?? '').length) return undefined;
  return ofLine(
    lines,
    at,
    `This line belongs to "${opened[2] ?? ''}" above it. Indent it by two spaces more than that line.`,
  );
}

/** A value on the line above, then a field further right: the parser takes both for one text. */
export function tooFarRight(lines: Lines, at: number): Diagnosis | undefined {
  const line = lines[at - 1] ?? '';
  const next = lines[at] ?? '';
  const value = /^\s*(?:- )*[\w-]+:\s+(.+)$/.exec(line)?.[1] ?? '';
  if (/:(\s|$)/.test(value) || !/^\s+[\w-]+:(\s|$)/.test(next)) return undefined;
  if (next.search(/\S/) <= line.search(/[^\s-]/)) return undefined;
  return ofLine(
    lines,
    at + 1,
    'This line starts further right than its neighbors above. Line it up with them.',
  );
}

const opensText = /^[\s-]*([\w-]+): [|>][-+]?\s*$/;

/** A text below a | whose lines do not begin in one column: the parser gives up at a line that is right. */
export function unevenText(lines: Lines, at: number): Diagnosis | undefined {
  const below = lines.findIndex((line, index) => index >= at - 1 && line.trim() !== '');
  return unevenAt(lines, at - 2) ?? unevenAt(lines, below);
}

/** Whether the line at `index` left the text that is opened above it. */
function unevenAt(lines: Lines, index: number): Diagnosis | undefined {
  const line = lines[index] ?? '';
  const opener = lines.slice(0, Math.max(0, index)).findLastIndex((other) => opensText.test(other));
  const opening = lines[opener] ?? '';
  if (opener < 0 || line.trim() === '') return undefined;
  const outer = opening.search(/[^\s-]/);
  const between = lines.slice(opener + 1, index);
  const first = between.findIndex((other) => other.trim() !== '');
  const inner = depthOf(between[first] ?? '');
  const depth = depthOf(line);
  const isText = between.every((other) => other.trim() === '' || depthOf(other) >= inner);
  if (first < 0 || !isText || inner <= outer || depth >= inner) return undefined;
  if (depth <= outer && /^\s*(?:- |[\w-]+:(?:\s|$)|#)/.test(line)) return undefined;
  return depth === outer + 2
    ? ofLine(
        lines,
        opener + first + 2,
        'This line starts further right than the rest of its text. Line it up with the lines below.',
      )
    : ofLine(
        lines,
        index + 1,
        `This text belongs to "${opensText.exec(opening)?.[1] ?? ''}" above it. Line it up with the lines of text above.`,
      );
}

function depthOf(line: string): number {
  return line.search(/\S/);
}

export function tightHyphen(lines: Lines, at: number): Diagnosis | undefined {
  const number = [at, at - 1].find((each) => /^\s*-[^\s-]/.test(lines[each - 1] ?? ''));
  if (number === undefined) return undefined;
  const [, name = ''] = /^\s*-([^:]*)/.exec(lines[number - 1] ?? '') ?? [];
  const message = `A hyphen that starts an item of a list needs a space behind it: - ${name}.`;
  return { ...ofLine(lines, number, message), length: name.length + 1 };
}

/** An item of a list that the lines above have no place for. */
export function itemOfNoList(lines: Lines, at: number): Diagnosis | undefined {
  const item = /^( *)- \s*(.*)$/.exec(lines[at - 1] ?? '');
  if (item === null || /:\s/.test((item[2] ?? '').replace(/^[\w-]+:\s/, ''))) return undefined;
  // Each step is two spaces: an odd number of them is mistyped.
  if ((item[1] ?? '').length % 2 === 1) return wrongIndentation(lines, at);
  return ofLine(
    lines,
    at,
    'This item belongs to no list. Line it up with the items above; or write the name of its list and a colon above it; or remove the hyphen.',
  );
}

/** Words and years that begin with an apostrophe, in a text that no quotation mark ends. */
const beginsWithApostrophe =
  /^'(?:(?:tis|twas|twere|twill|twould|til|till|cause|cuz|em|n|bout|round|neath)(?![\w'])|\d\d)(?!.*'\s*$)/i;

/** The parser notices a missing quotation mark or bracket far below; the author wants the line it is opened on. */
export function neverClosed(lines: Lines, at: number): Diagnosis | undefined {
  for (let number = at; number > 1; number--) {
    const line = lines[number - 1] ?? '';
    const value = /(?::|^\s*-)\s+(["'[{].*)$/.exec(line)?.[1];
    const message = value === undefined ? undefined : unclosedSays(value);
    if (value !== undefined && message !== undefined)
      return { message, line: number, column: line.length - value.length + 1, length: value.length };
  }
  return undefined;
}

function unclosedSays(value: string): string | undefined {
  const mark = value.charAt(0);
  const closer = { '[': ']', '{': '}' }[mark];
  if (startsWithFact.test(value)) return unquotedFactSays(value);
  if (beginsWithApostrophe.test(value))
    return `A text that starts with an apostrophe needs double quotes around it: ${inQuotes(value)}.`;
  if (closer !== undefined)
    return value.includes(closer)
      ? undefined
      : `A ${mark} is opened here and never closed. Write ${closer} at the end.`;
  return value.split(mark).length === 2
    ? 'A quotation mark is opened here and never closed. Close it, or remove it.'
    : undefined;
}

/** A second field of one name: two items of a list become one when a hyphen is lost. */
export function duplicateKey(lines: Lines, at: number, column: number): Diagnosis {
  const line = lines[at - 1] ?? '';
  const key = /^\s*(?:- )?([^:]+):/.exec(line)?.[1]?.trim() ?? 'This field';
  const indent = ' '.repeat(column - 1);
  const first = lines.slice(0, at - 1).findLastIndex((other) => beginsAs(other, indent, key));
  const place = { column, length: key.length };
  const twice = `"${key}" is given twice`;
  if (line.trimEnd().endsWith(':'))
    return { ...place, message: `${twice}, first on line ${first + 1}. Keep one of the two blocks.` };
  if (lines[first]?.trimStart().startsWith('- ') !== true)
    return { ...place, message: `${twice}. Keep one of the two lines.` };
  const message = `${twice}. If a new item of the list begins here, its hyphen is missing: - ${line.trim()}. Otherwise keep one of the two lines.`;
  return { ...place, lostHyphen: true, message };
}

function beginsAs(line: string, indent: string, key: string): boolean {
  return line.replace(/^(\s*)- /, '$1  ').startsWith(`${indent}${key}:`);
}
