import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const styles = readdirSync('src/styles', { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.css'))
  .map(({ parentPath, name }) => ({ name, css: readFileSync(join(parentPath, name), 'utf8') }));
const declared = new Set(styles.flatMap(({ css }) => css.match(/--[\w-]+(?=\s*:)/g) ?? []));

test.each(styles)('$name uses only custom properties that a stylesheet declares', ({ css }) => {
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  // A misspelled one is no error for a browser: the rule is left out in silence.
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

test('what is no utility in a component stays within 450 lines', () => {
  const lines = styles.flatMap(({ css }) => css.trimEnd().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(450);
});
