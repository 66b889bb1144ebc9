import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { joinCommands } from '#site-build/bundle/join-commands.ts';

const files = {
  'package.json': '{ "type": "module", "imports": { "#own/*": "./src/*" } }',
  'node_modules/.package-lock.json': '{}',
  'src/words.ts': "export const words: string = 'first words';\n",
  'scripts/check.ts':
    "import * as z from 'zod';\nimport { words } from '#own/words.ts';\nconsole.log(z.string().parse(words), import.meta.dirname);\n",
};

/** A project with one command, and what that says. */
async function smallProject(): Promise<{ root: string; says: () => string }> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'joined-')));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const folder of ['src', 'scripts', 'node_modules']) await mkdir(join(root, folder));
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  await cp('scripts/keep-compiled.js', join(root, 'scripts/keep-compiled.js'));
  await cp('node_modules/zod', join(root, 'node_modules/zod'), { recursive: true });
  const words = ['--import', './scripts/keep-compiled.js', 'scripts/check.ts'];
  return { root, says: () => execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' }).trim() };
}

test('a command is taken from its joined modules, until one of them has changed', async () => {
  const { root, says } = await smallProject();
  const unjoined = says();
  expect(unjoined).toBe(`first words ${join(root, 'scripts')}`);

  await joinCommands(root);
  const folder = join(root, '.commands');
  expect(says()).toBe(unjoined);
  const joined = await readFile(join(folder, 'check.js'), 'utf8');
  await writeFile(join(folder, 'check.js'), `console.log('Joined:');\n${joined}`);
  expect(says()).toBe(`Joined:\n${unjoined}`);

  const module = join(root, 'src/words.ts');
  await writeFile(module, files['src/words.ts'].replace('first', 'other'));
  expect(says()).toBe(unjoined.replace('first', 'other'));
  await writeFile(module, files['src/words.ts']);
  expect(says()).toBe(`Joined:\n${unjoined}`);
});

test('a project that was copied has its own modules', async () => {
  const { root } = await smallProject();
  await joinCommands(root);
  const copy = await smallProject();
  await cp(join(root, '.commands'), join(copy.root, '.commands'), { recursive: true });
  expect(copy.says()).toBe(`first words ${join(copy.root, 'scripts')}`);
});
