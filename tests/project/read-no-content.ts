/**
 * Setup file for tests of the code: reading an entry of `content/` throws, so that no edit of the content, such as a
 * date, a new county or a draft, can fail them.
 */
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join, resolve } from 'node:path';

const folder = join(process.cwd(), 'content');
/** The authors' guide contains no copy. */
const guide = join(folder, 'README.md');

function isEntry(path: unknown): boolean {
  if (typeof path !== 'string') return false;
  const file = resolve(path);
  return file === folder || (file.startsWith(`${folder}/`) && /\.mdx?$/.test(file) && file !== guide);
}

function guarded<Args extends unknown[], Result>(read: (...args: Args) => Result): (...args: Args) => Result {
  return (...args) => {
    if (isEntry(args[0]))
      throw new Error(
        `This test reads ${String(args[0])}: tests of the code read tests/fixtures/firm, so that no edit of the content fails them.`,
      );
    return read(...args);
  };
}

// Vitest runs setup files again for each test file of a process.
const isGuarded = Symbol.for('content guard');
if (!(isGuarded in globalThis)) {
  Object.assign(globalThis, { [isGuarded]: true });
  Object.assign(fs, {
    readFile: guarded(fs.readFile),
    readFileSync: guarded(fs.readFileSync),
    openSync: guarded(fs.openSync),
    cpSync: guarded(fs.cpSync),
  });
  Object.assign(promises, {
    readFile: guarded(promises.readFile),
    open: guarded(promises.open),
    cp: guarded(promises.cp),
  });
  syncBuiltinESMExports();
}
