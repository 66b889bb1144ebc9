import type { Diagnosis } from './diagnosis.ts';

export function wrongIndentation(line: string): Diagnosis {
  return {
    column: Math.max(1, line.search(/\S/) + 1),
    length: line.trim().length,
    message: 'This line starts too far left or right for the lines above. Line it up with its neighbours.',
  };
}

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
    message: 'This line stands further right than its neighbours above. Line it up with them.',
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
