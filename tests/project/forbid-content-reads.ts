/**
 * Setup file for tests of the code. Reading a file in `content/` throws, so that a content edit, such as a date, a new county or a
 * draft, can't fail these tests.
 */
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join, resolve } from 'node:path';

const folder = join(process.cwd(), 'content');
/** Tests may read the authors' README, which isn't part of the site. */
const readme = join(folder, 'README.md');

function isContentFile(path: unknown): boolean {
  if (typeof path !== 'string') return false;
  const file = resolve(path);
  return file === folder || (file.startsWith(`${folder}/`) && /\.mdx?$/.test(file) && file !== readme);
}

function forbidContent<Args extends unknown[], Result>(
  read: (...args: Args) => Result,
): (...args: Args) => Result {
  return (...args) => {
    if (isContentFile(args[0]))
      throw new Error(
        `This test reads ${String(args[0])}: tests of the code must read tests/fixtures/firm instead, so that content edits can’t fail them.`,
      );
    return read(...args);
  };
}

// Vitest runs setup files again for each test file of a process.
const guardSymbol = Symbol.for('content guard');
if (!(guardSymbol in globalThis)) {
  Object.assign(globalThis, { [guardSymbol]: true });
  Object.assign(fs, {
    readFile: forbidContent(fs.readFile),
    readFileSync: forbidContent(fs.readFileSync),
    openSync: forbidContent(fs.openSync),
    cpSync: forbidContent(fs.cpSync),
  });
  Object.assign(promises, {
    readFile: forbidContent(promises.readFile),
    open: forbidContent(promises.open),
    cp: forbidContent(promises.cp),
  });
  syncBuiltinESMExports();
}
