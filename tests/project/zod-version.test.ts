/**
 * package.json determines the version of zod. The functions repeat it, because Supabase deploys them without
 * package.json.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const deployed = 'supabase/functions/deno.json';

test('the functions use the zod of package.json', () => {
  const version: string = read('package.json').dependencies.zod;
  expect(read(deployed)).toEqual({ imports: { 'zod/mini': `npm:zod@${version}/mini` } });
});

test('nothing else names a version of zod', () => {
  const files = globSync('{src,scripts,supabase,tests}/**/*.{ts,tsx,json,toml,md}', {
    exclude: ['**/node_modules/**'],
  });
  expect(files.filter((file) => /\bzod@\d/.test(readFileSync(file, 'utf8')))).toEqual([deployed]);
});
