import type { Scalar } from 'yaml';

/** A value as it is written: `sign` where it begins, and the lines below that line. */
export type Form = { sign: string; below: string };

/** Where a value is to stand. */
export type Setting = {
  /** Between brackets or braces there are no texts below a |. */
  inFlow: boolean;
  /** The column of the field's name, or of the item's hyphen. */
  column: number;
};

/** Every way to write words, the best first: as they stood if that can hold them, and quotes only where they are needed. */
export function formsOf(words: string, style: Scalar.Type | undefined, setting: Setting): Form[] {
  const double = onOneLine(JSON.stringify(words));
  if (words.includes('\n')) return setting.inFlow ? [double] : [...literals(words, setting), double];
  const single = onOneLine(`'${words.replaceAll("'", "''")}'`);
  switch (style) {
    case 'QUOTE_DOUBLE':
      return [double];
    case 'QUOTE_SINGLE':
      return [single, double];
    default: {
      const hasDoubleOnly = /["\\]/.test(words) && !words.includes("'");
      return [onOneLine(words), ...(hasDoubleOnly ? [single, double] : [double, single])];
    }
  }
}

function onOneLine(sign: string): Form {
  return { sign, below: '' };
}

/** Below a |; where the first line begins with spaces, the sign says how far the lines are indented. */
function literals(words: string, { column }: Setting): Form[] {
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

/** The lines below a >, where a line's end alone is a space. */
export function folded(words: string): string {
  return words.replaceAll(/\n+/g, '$&\n');
}
