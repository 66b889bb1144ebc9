import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limits } from './limits.ts';

const root = join(import.meta.dirname, '../..');

/** Words that usually hide a better term; see `docs/style.md`. */
const vague =
  /\b(?:anew|whoever|nobody|somebody|draws?|drawn|stands?|kept|tells?|told|said|asks?|asked|raises|leads? to|leads on|came to|comes? to|again and again)\b/gi;

/** Areas with their lines of code, and the vague words in their comments. */
function measure(area: string): { lines: number; vagueWords: number } {
  const files = readdirSync(join(root, area), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:tsx?|sql)$/.test(name) && !name.includes('node_modules/'),
  );
  const texts = files.map((name) => readFileSync(join(root, area, name), 'utf8'));
  const comments = texts.flatMap((text) => text.match(/\/\*[^]*?\*\/|(?<!:)\/\/ .*|^\s*-- .*/gm) ?? []);
  return {
    lines: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
    vagueWords: comments.reduce((sum, comment) => sum + (comment.match(vague)?.length ?? 0), 0),
  };
}

/** An area may grow by 2 % before its limit has to be raised on purpose. Lower both figures when you delete. */
test.each(Object.entries(limits))('%s stays small and in plain English', (area, limit) => {
  const { lines, vagueWords } = measure(area);
  expect(lines).toBeLessThanOrEqual(limit.lines * 1.02);
  expect(vagueWords).toBeLessThanOrEqual(limit.vagueWords);
});

test('every area has a limit', () => {
  const areas = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`);
  expect(Object.keys(limits)).toEqual(expect.arrayContaining(areas));
});
