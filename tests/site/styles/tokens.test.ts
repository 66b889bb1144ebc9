import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const styles = readdirSync('src/site/styles', { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.css'))
  .map(({ parentPath, name }) => ({ name, css: readFileSync(join(parentPath, name), 'utf8') }));
const declaredProperties = new Set(styles.flatMap(({ css }) => css.match(/--[\w-]+(?=\s*:)/g) ?? []));

test.each(styles)('all custom properties in $name are declared', ({ css }) => {
  const usedProperties = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  // Browsers silently drop declarations that use an undeclared custom property.
  expect(usedProperties.filter((name) => !declaredProperties.has(name))).toEqual([]);
});
