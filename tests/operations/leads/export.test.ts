import { expect, test } from 'vitest';
import { toCsv } from '#operations/leads/export.ts';

const toCsvCell = (value: string) => toCsv(['a'], [{ a: value }]);

test.each([
  ...['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', ' =1', '＝1', '|x', '%x'].map((text) => [text, `'${text}`]),
  ['a;=1+1', "a;'=1+1"],
  [';=1+1', ";'=1+1"],
  ['a; =cmd|x', "a; '=cmd|x"],
  ['a\t@x', "a\t'@x"],
  ['a\n-1', "a\n'-1"],
  ['a \n\t =\n=1', "a \n\t '=\n'=1"],
  [`a${'\n'.repeat(300_000)}b\n=1`, `a${'\n'.repeat(300_000)}b\n'=1`],
  ['a"=1', 'a""\'=1'],
  ['Lot 5; Block 2', 'Lot 5; Block 2'],
  ['a, -b', 'a, -b'],
  ['\u202E=1', "'=1"],
  ['x\u202E=1\u2069\u200F', 'x=1'],
  ['Doe, "Jo"\nx', 'Doe, ""Jo""\nx'],
])('%j doesn’t start a formula with any cell separator', (value, expectedText) => {
  expect(toCsvCell(value ?? '')).toBe(`\uFEFF"a"\r\n"${expectedText}"\r\n`);
});
