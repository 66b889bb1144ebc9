import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { quotedNames } from '../../../src/content/facts/quoted-facts.ts';
import { mdxFiles, sourceFingerprint } from '../../../src/site-build/bundle/bundle.ts';

const [mdx = ''] = mdxFiles(process.cwd());
const [quoted = ''] = quotedNames(mdx === '' ? '' : await readFile(mdx, 'utf8')).toReversed();

async function copiedSources(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'fingerprint-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const name of ['content', 'src/client', 'package.json']) {
    await cp(name, join(root, name), { recursive: true });
  }
  return root;
}

test.each([
  ['a source file', 'src/client/start/start.ts', true],
  ['the list of packages', 'package.json', true],
  ['an .mdx text', mdx, true],
  ['a fact that an .mdx text quotes', `content/facts/${quoted}.md`, true],
  ['a fact that none quotes', 'content/facts/copyright-year.md', false],
  ['any other content', 'content/pages/probate.md', false],
])('whether a bundle is out of date after a change of %s (%s)', async (_what, file, anew) => {
  const root = await copiedSources();
  const before = sourceFingerprint(root);
  expect(sourceFingerprint(root)).toBe(before);
  await writeFile(join(root, file), `${await readFile(join(root, file), 'utf8')}\n`);
  expect(sourceFingerprint(root) !== before).toBe(anew);
});

test('a project that was moved is not bundled anew', async () => {
  expect(sourceFingerprint(await copiedSources())).toBe(sourceFingerprint(await copiedSources()));
});
