import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mdxFiles } from './mdx-files.ts';

/** Everything that a bundle is made from: our code, what is installed, and how it is put together. */
const sources = [
  'src/**/*.*',
  'supabase/functions/_shared/**/*.*',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'node_modules/.package-lock.json',
];

/** Changes when any source of the bundle does. */
export async function sourceFingerprint(root: string): Promise<string> {
  const mdx = mdxFiles(root);
  // Facts are quoted in `.mdx` texts, which are part of the bundle.
  const facts = mdx.length === 0 ? [] : globSync('content/facts/*.md', { cwd: root });
  const files = [...globSync(sources, { cwd: root }), ...mdx, ...facts].toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256').update(`${process.version} ${root}`);
  for (const [index, text] of texts.entries()) hash.update(`\0${files[index]}\0`).update(text);
  return hash.digest('hex');
}
