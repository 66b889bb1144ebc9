import type { YAMLError } from 'yaml';

/** What the author did; line, column and length where they differ from the parser's. */
export type Diagnosis = { message: string; line?: number; column?: number; length?: number };

export function tabBefore(fault: YAMLError, line: string): Diagnosis | undefined {
  if (!/^\s*\t/.test(line) && fault.code !== 'TAB_AS_INDENT') return undefined;
  return {
    column: line.indexOf('\t') + 1,
    length: 1,
    message: 'A tab stands before the text. Indent with spaces (two for each step), never with tabs.',
  };
}

/** Word and phones make a dash of a hyphen at the start of a line. */
export function dashForHyphen(line: string): Diagnosis | undefined {
  const found = /^(\s*)([–—])\s/.exec(line);
  return found === null
    ? undefined
    : {
        column: (found[1] ?? '').length + 1,
        length: 1,
        message: `A dash (${found[2] ?? ''}) stands where the hyphen of a list item belongs. Type - instead.`,
      };
}

export function unquotedFact(line: string): Diagnosis | undefined {
  const value = (/:\s+(\{\{[^}]*\}\}.*)$/.exec(line) ?? /^\s*-\s+(\{\{[^}]*\}\}.*)$/.exec(line))?.[1];
  if (value === undefined) return undefined;
  return {
    column: line.length - value.length + 1,
    length: value.length,
    message: `A value that starts with {{ must stand in quotes: ${inQuotes(value)}.`,
  };
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
    const closer = { '[': ']', '{': '}' }[mark];
    if (closer !== undefined && !value.includes(closer)) {
      return { ...place, message: `A ${mark} is opened here and never closed. Write ${closer} at the end.` };
    }
    if (closer === undefined && value.split(mark).length === 2) {
      return {
        ...place,
        message: 'A quotation mark is opened here and never closed. Close it, or take it away.',
      };
    }
  }
  return undefined;
}

export function tightHyphen(lines: string[], at: number): Diagnosis | undefined {
  for (const index of [at - 1, at - 2]) {
    const line = lines[index] ?? '';
    const found = /^(\s*)-(\w[\w-]*):(\s|$)/.exec(line);
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

/** Characters that mean something to the parser when a value starts with them. */
export function forbiddenStart(fault: YAMLError, line: string): Diagnosis | undefined {
  if (fault.code === 'DUPLICATE_KEY') return undefined;
  const value = (/^\s*(?:- )*[\w-]+:\s+([*&!%@`>|].*)$/.exec(line) ??
    /^\s*-\s+([*&!%@`>|].*)$/.exec(line))?.[1];
  if (value === undefined) return undefined;
  return {
    column: line.length - value.length + 1,
    length: value.length,
    message: `A value can’t start with ${value.charAt(0)} here. Put the whole value in quotes: ${inQuotes(value)}.`,
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

export function inQuotes(value: string): string {
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}
