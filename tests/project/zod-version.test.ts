/** package.json decides on the version of zod. Each function repeats it, because Supabase deploys each by itself. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const version: string = read('package.json').dependencies.zod;
const { integrity } = read('package-lock.json').packages['node_modules/zod'];
const functions = globSync('supabase/functions/*/index.ts').map(dirname);

test('there are functions', () => {
  expect(functions.length).toBeGreaterThan(1);
});

test.each(functions)('%s uses the zod of package.json, with the same digest', (folder) => {
  expect(read(join(folder, 'deno.json'))).toEqual({ imports: { 'zod/mini': `npm:zod@${version}/mini` } });
  const lock = read(join(folder, 'deno.lock'));
  expect(lock.specifiers).toEqual({ [`npm:zod@${version}`]: version });
  expect(lock.npm).toEqual({ [`zod@${version}`]: { integrity } });
  expect(lock.workspace.dependencies).toEqual([`npm:zod@${version}`]);
});

test('nothing else names a version of zod', () => {
  const files = globSync('{src,scripts,supabase,tests}/**/*.{ts,tsx,json,toml,md}', {
    exclude: ['**/node_modules/**'],
  });
  const naming = files.filter((file) => /\bzod@\d/.test(readFileSync(file, 'utf8')));
  expect(naming.toSorted()).toEqual(functions.map((folder) => join(folder, 'deno.json')).toSorted());
});
