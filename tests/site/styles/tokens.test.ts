import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const styles = readdirSync('src/site/styles', { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.css'))
  .map(({ parentPath, name }) => ({ name, css: readFileSync(join(parentPath, name), 'utf8') }));
const declared = new Set(styles.flatMap(({ css }) => css.match(/--[\w-]+(?=\s*:)/g) ?? []));

test.each(styles)('$name uses only custom properties that a stylesheet declares', ({ css }) => {
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  // Browsers ignore rules with unknown properties.
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});
