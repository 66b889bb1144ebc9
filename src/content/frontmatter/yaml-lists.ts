import type { Diagnosis } from './diagnosis.ts';
import { wrongIndentation } from './yaml-indents.ts';

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
export function strayItem(line: string): Diagnosis | undefined {
  const item = /^( *)- \s*(.*)$/.exec(line);
  if (item === null || /:\s/.test((item[2] ?? '').replace(/^[\w-]+:\s/, ''))) return undefined;
  // Each step is two spaces: an odd number of them is a slip of the space bar.
  if ((item[1] ?? '').length % 2 === 1) return wrongIndentation(line);
  return {
    ...wrongIndentation(line),
    message:
      'This item belongs to no list. Line it up with the items above; or write the name of its list and a colon above it; or take the hyphen away.',
  };
}

/** What the message about a lost hyphen, and no other, says. */
export const lostHyphen = 'its hyphen is missing';

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
      message: `"${key}" is given twice. If a new item of the list begins here, ${lostHyphen}: - ${line.trim()}. Otherwise keep one of the two lines.`,
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
