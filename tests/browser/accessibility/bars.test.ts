import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bars } from './bars.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const broken = ['broken', 'broken-behaviour']
  .map((name) => read(`browser/accessibility/${name}.spec.ts`))
  .join('\n');

test('there are thirty bars, numbered', () => {
  expect(bars.map(({ bar }) => Number.parseInt(bar, 10))).toEqual(bars.map((_bar, index) => index + 1));
  expect(bars).toHaveLength(30);
});

describe.each(bars)('$bar', ({ tests, brokenBy }) => {
  test('is held by tests that are there', () => {
    const lost = Object.entries(tests).flatMap(([file, titles]) =>
      titles.filter((title) => !titlesIn(read(file)).some((one) => one.startsWith(title))),
    );
    expect(Object.keys(tests)).not.toEqual([]);
    expect(lost).toEqual([]);
  });

  test('is seen to fail on the broken pages that it names', () => {
    expect(brokenBy.filter((by) => !broken.includes(`by: '${by}'`))).toEqual([]);
  });
});

/** The titles of the tests in a file, with placeholders as they are written. */
function titlesIn(source: string): string[] {
  return [...source.matchAll(/\btest(?:\.each\([^\n]*\))?\(\s*(['`])(.*?)\1,/g)].map(
    (match) => match[2] ?? '',
  );
}
