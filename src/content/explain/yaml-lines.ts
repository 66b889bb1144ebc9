import { textBelow } from './diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';

// Each function here looks for one mistake of indentation or of lists, and answers undefined where it is another.
// `lines` are those of the whole file, and `at` counts from 1: the line at which the parser gave up.

/** What is said where no closer reason was found. */
export function wrongIndentation(line: string): Diagnosis {
  return {
    column: Math.max(1, line.search(/\S/) + 1),
    length: line.trim().length,
    message: 'This line starts too far left or right for the lines above. Line it up with its neighbors.',
  };
}

/** `at` is the line of the fault, counted from 1, as in all that follows. Undefined where this is not the reason. */
export function textNotIndented(lines: string[], at: number): Diagnosis | undefined {
  const above = lines[at - 2] ?? '';
  const line = lines[at - 1] ?? '';
  const field = /^\s*(?:- )*([\w-]+): [|>][-+]?\s*$/.exec(above)?.[1];
  if (field === undefined || /^\s*[\w-]+:(\s|$)/.test(line)) return undefined;
  const column = Math.max(1, line.search(/\S/) + 1);
  return {
    column,
    length: line.trim().length,
    message: `This text belongs to "${field}" above it. Indent it by two spaces more than that line.`,
  };
}

/** A heading within a text that has no |: to YAML it is a remark, and the text ends above it. */
export function headingInText(lines: string[], at: number): Diagnosis | undefined {
  const heading = lines[at - 2] ?? '';
  const found = /^(\s+)#{1,6}\s+\S/.exec(heading);
  if (found === null || /^\s*[\w-]+:(\s|$)/.test(lines[at - 1] ?? '')) return undefined;
  const indent = (found[1] ?? '').length;
  const above = lines.slice(0, at - 2).findLast((line) => line.trim() !== '' && line.search(/\S/) < indent);
  const field = /^\s*(?:- )*([\w-]+):(?:\s|$)/.exec(above ?? '')?.[1];
  if (field === undefined) return undefined;
  return {
    line: at - 1,
    column: indent + 1,
    length: heading.trim().length,
    message: `A line that starts with # ends this text. ${textBelow(field)}`,
  };
}

/** A field that belongs to the group opened on the line above and stands as far left as its name. */
export function notBelow(lines: string[], at: number): Diagnosis | undefined {
  const opened = /^(\s*)([\w-]+):\s*$/.exec(lines[at - 2] ?? '');
  const line = lines[at - 1] ?? '';
  if (opened === null || line.search(/\S/) !== (opened[1] ?? '').length) return undefined;
  return {
    column: line.search(/\S/) + 1,
    length: line.trim().length,
    message: `This line belongs to "${opened[2] ?? ''}" above it. Indent it by two spaces more than that line.`,
  };
}

/** A value on the line above, then a field further right: the parser takes both for one text. */
export function tooFarRight(lines: string[], at: number): Diagnosis | undefined {
  const line = lines[at - 1] ?? '';
  const next = lines[at] ?? '';
  const value = /^\s*(?:- )*[\w-]+:\s+(.+)$/.exec(line)?.[1] ?? '';
  const column = next.search(/\S/);
  if (/:(\s|$)/.test(value) || !/^\s+[\w-]+:(\s|$)/.test(next) || column <= line.search(/[^\s-]/))
    return undefined;
  return {
    line: at + 1,
    column: column + 1,
    length: next.trim().length,
    message: 'This line stands further right than its neighbors above. Line it up with them.',
  };
}

const opensText = /^[\s-]*([\w-]+): [|>][-+]?\s*$/;

/** A text below a | whose lines do not begin in one column: the parser gives up at a line that is right. */
export function unevenText(lines: string[], at: number): Diagnosis | undefined {
  const below = lines.findIndex((line, index) => index >= at - 1 && line.trim() !== '');
  for (const index of [at - 2, below]) {
    const found = unevenAt(lines, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether the line at `index` left the text that is opened above it. */
function unevenAt(lines: string[], index: number): Diagnosis | undefined {
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
  const isFirstWrong = depth === outer + 2;
  const wrong = isFirstWrong ? opener + 1 + first : index;
  return {
    line: wrong + 1,
    column: depthOf(lines[wrong] ?? '') + 1,
    length: (lines[wrong] ?? '').trim().length,
    message: isFirstWrong
      ? 'This line stands further right than the rest of its text. Line it up with the lines below.'
      : `This text belongs to "${opensText.exec(opening)?.[1] ?? ''}" above it. Line it up with the lines of text above.`,
  };
}

function depthOf(line: string): number {
  return line.search(/\S/);
}

/** Word and phones make a dash or a bullet of a hyphen at the start of a line. */
export function dashForHyphen(line: string): Diagnosis | undefined {
  const found = /^(\s*)([–—*](?=\s)|[•·▪●◦‣])/.exec(line);
  return found === null
    ? undefined
    : {
        column: (found[1] ?? '').length + 1,
        length: 1,
        message: `${/[–—]/.test(found[2] ?? '') ? 'A dash' : 'A sign'} (${found[2] ?? ''}) stands where the hyphen of a list item belongs. Type - and a space instead.`,
      };
}

export function tightHyphen(lines: string[], at: number): Diagnosis | undefined {
  for (const index of [at - 1, at - 2]) {
    const line = lines[index] ?? '';
    const found = /^(\s*)-([^\s-][^:]*)/.exec(line);
    if (found === null) continue;
    const [, indent = '', name = ''] = found;
    return {
      line: index + 1,
      column: indent.length + 1,
      length: name.length + 1,
      message: `A hyphen that starts an item of a list needs a space behind it: - ${name}.`,
    };
  }
  return undefined;
}

/** An item of a list that the lines above have no place for. */
export function itemOfNoList(line: string): Diagnosis | undefined {
  const item = /^( *)- \s*(.*)$/.exec(line);
  if (item === null || /:\s/.test((item[2] ?? '').replace(/^[\w-]+:\s/, ''))) return undefined;
  // Each step is two spaces: an odd number of them is mistyped.
  if ((item[1] ?? '').length % 2 === 1) return wrongIndentation(line);
  return {
    ...wrongIndentation(line),
    message:
      'This item belongs to no list. Line it up with the items above; or write the name of its list and a colon above it; or remove the hyphen.',
  };
}

/** A second field of one name: two items of a list become one when a hyphen is lost. */
export function duplicateKey(lines: string[], at: number, column: number): Diagnosis {
  const line = lines[at - 1] ?? '';
  const key = /^\s*(?:- )?([^:]+):/.exec(line)?.[1]?.trim() ?? 'This field';
  const indent = ' '.repeat(column - 1);
  const first = lines.slice(0, at - 1).findLastIndex((other) => beginsAs(other, indent, key));
  const place = { column, length: key.length };
  if (!line.trimEnd().endsWith(':') && lines[first]?.trimStart().startsWith('- ') === true) {
    return {
      ...place,
      lostHyphen: true,
      message: `"${key}" is given twice. If a new item of the list begins here, its hyphen is missing: - ${line.trim()}. Otherwise keep one of the two lines.`,
    };
  }
  return {
    ...place,
    message: line.trimEnd().endsWith(':')
      ? `"${key}" is given twice, first on line ${first + 1}. Keep one of the two blocks.`
      : `"${key}" is given twice. Keep one of the two lines.`,
  };
}

function beginsAs(line: string, indent: string, key: string): boolean {
  return line.replace(/^(\s*)- /, '$1  ').startsWith(`${indent}${key}:`);
}
