import type { Scalar } from 'yaml';
import type { Place } from './entries.ts';

/** A value as it is written: `sign` where it begins, and the lines below that line. */
export type Form = { sign: string; below: string };

/**
 * How a value may be written at a place, the best first. Between brackets or braces there are no lines below; elsewhere
 * the column is that of the field's name, or of the item's hyphen. `style` is that of a value that is there.
 */
export type Writing = (place: Place, style?: Scalar.Type) => Form[];

/** Words, as they stood if that can hold them, and in quotes only where they are needed. */
export const wordsAsTyped =
  (words: string): Writing =>
  ({ inFlow, column }, style) => {
    const double = onOneLine(JSON.stringify(words));
    if (words.includes('\n')) return inFlow ? [double] : [...literals(words, column), double];
    const single = onOneLine(`'${words.replaceAll("'", "''")}'`);
    if (style === 'QUOTE_DOUBLE') return [double];
    if (style === 'QUOTE_SINGLE') return [single, double];
    const hasDoubleOnly = /["\\]/.test(words) && !words.includes("'");
    return [onOneLine(words), ...(hasDoubleOnly ? [single, double] : [double, single])];
  };

/** A value that is given as YAML, such as the fields of an item, its lines as far in as the words behind the hyphen. */
export const yamlAsTyped =
  (yaml: string): Writing =>
  ({ column }) => [onOneLine(indented(yaml.trim(), column + 2).trimStart())];

/** A list that begins with an item. */
export const listWith =
  (item: Writing): Writing =>
  ({ inFlow, column }) =>
    inFlow
      ? item({ inFlow, column }).map(({ sign }) => onOneLine(`[${sign}]`))
      : item({ inFlow, column: column + 2 }).map(({ sign, below }) => ({
          sign: '',
          below: `\n${' '.repeat(column + 2)}- ${sign}${below}`,
        }));

/** The lines of a field with its value, below those of the groups that it needs, or all of it between braces. */
export function fieldWith(names: string[], value: Writing, { inFlow, column }: Place): string[] {
  if (inFlow) {
    const open = names.map((name) => `${name}: `).join('{ ');
    return value({ inFlow, column }).map(({ sign }) => open + sign + ' }'.repeat(names.length - 1));
  }
  const last = column + 2 * (names.length - 1);
  const above = names.map((name, depth) => `${' '.repeat(column + 2 * depth)}${name}:`).join('\n');
  return value({ inFlow, column: last }).map(
    ({ sign, below }) => `${above.trimStart()}${sign === '' ? '' : ' '}${sign}${below}`,
  );
}

function onOneLine(sign: string): Form {
  return { sign, below: '' };
}

/** Below a |; where the first line begins with spaces, the sign says how far the lines are indented. */
function literals(words: string, column: number): Form[] {
  const below = indented(words, column + 2);
  return [
    { sign: '|', below },
    { sign: '|2', below },
  ];
}

/** Each line with a line break before it; empty lines get no spaces. */
export function indented(words: string, column: number): string {
  return words
    .split('\n')
    .map((line) => (line === '' ? '\n' : `\n${' '.repeat(column)}${line}`))
    .join('');
}
