import { execFile } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { createTemporaryFolder } from '../../fixtures/resources.ts';

const run = promisify(execFile);
let folder: string;

// Copies only the engine and its dependencies, so an import of the practice's code would fail.
beforeAll(async () => {
  folder = await createTemporaryFolder();
  await cp('src/content', join(folder, 'src/content'), { recursive: true });
  await cp('tests/fixtures/bakery', folder, { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const imports = { '#content/*': './src/content/*' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }));
});

type BuildResult = {
  problems: { file: string; line: number; message: string }[];
  pages: Record<string, string>;
};

async function build(): Promise<BuildResult> {
  const { stdout } = await run(process.execPath, ['build.ts', 'site'], { cwd: folder });
  return JSON.parse(stdout);
}

test('the engine builds a site that is not a law practice', async () => {
  const { problems, pages } = await build();
  expect(problems).toEqual([]);
  expect(Object.keys(pages)).toEqual(['/', '/rye']);
  expect(pages['/rye']).toBe(
    '<main><h1>Rye bread with caraway</h1><p id="shelf">Ada &amp; sons, $7</p><div><p>The dough rests for <strong>two days</strong>. Back to <a href="/#shelf">the shelf</a>.</p></div></main>',
  );
});

test('the engine reports problems in a site that is not a law practice', async () => {
  const file = join(folder, 'site/content/breads/rye.md');
  const text = await readFile(file, 'utf8');
  try {
    await writeFile(file, text.replace('baker: ada', 'baker: bob').replace('(/#shelf)', '(/#oven)'));
    const { problems, pages } = await build();
    expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '4 names the baker "bob", but content/bakers/bob.md doesn’t exist. Available: ada.',
      '8 This link points to /#oven, but content/breads/index.md has no anchor "oven". Its anchors: shelf.',
    ]);
    expect(pages).toEqual({});
  } finally {
    await writeFile(file, text);
  }
});
