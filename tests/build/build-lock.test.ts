import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { takeProcessLock } from '#build/process-lock.ts';
import { lockBuild } from '#build/build-site.ts';
import { temporaryFolder } from '../fixtures/resources.ts';

const root = await temporaryFolder();
const noSuchProcess = 2 ** 22 + 1;
let folders = 0;

/** Creates a folder with the lock of a killed build. */
async function createLockedRoot(processId: number): Promise<string> {
  folders += 1;
  const folder = join(root, String(folders));
  await mkdir(join(folder, '.cache'), { recursive: true });
  await writeFile(join(folder, '.cache/build.lock'), String(processId));
  return folder;
}

/** The content of the lock file. */
function readHolder(folder: string): Promise<string> {
  return readFile(join(folder, '.cache/build.lock'), 'utf8');
}

const said = vi.spyOn(console, 'error');

beforeEach(() => {
  said.mockReset().mockImplementation(() => undefined);
});

afterAll(() => said.mockRestore());

test('a second build waits for the first', async () => {
  const order: string[] = [];
  const unlock = await lockBuild(root);
  const second = lockBuild(root).then((unlockSecond) => {
    order.push('second');
    return unlockSecond();
  });
  const waiting = `Another build is running in this folder (process ${process.pid})`;
  await vi.waitFor(() => expect(said.mock.calls.join('\n')).toContain(waiting));
  order.push('first ended');
  await unlock();
  await second;
  expect(order).toEqual(['first ended', 'second']);
});

test('only one of several processes gets the lock of a killed one', async () => {
  const folder = await createLockedRoot(noSuchProcess);
  const module = new URL('../../src/build/process-lock.ts', import.meta.url).href;
  const log = join(folder, 'log');
  const code = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    const { waitForLock } = await import('${module}');
    const unlock = await waitForLock('${join(folder, '.cache/build.lock')}', () => {});
    appendFileSync('${log}', 'in ');
    await setTimeout(100);
    appendFileSync('${log}', 'out ');
    await unlock();`;
  await Promise.all(
    Array.from({ length: 4 }, () =>
      once(spawn(process.execPath, ['--input-type=module', '-e', code]), 'exit'),
    ),
  );
  expect(await readFile(log, 'utf8')).toBe('in out '.repeat(4));
});

test.each([
  ['killed', noSuchProcess],
  ['reused', process.ppid],
])('the lock of a %s process does not block a build', async (_what, processId) => {
  const folder = await createLockedRoot(processId);
  const unlock = await lockBuild(folder);
  expect(await readHolder(folder)).toMatch(new RegExp(`^${process.pid}\\b`));
  await unlock();
});

test('an incomplete lock of a killed process does not block a build', async () => {
  const longAgo = new Date(Date.now() - 60_000);
  const unwritten = await createLockedRoot(noSuchProcess);
  await writeFile(join(unwritten, '.cache/build.lock'), '');
  await utimes(join(unwritten, '.cache/build.lock'), longAgo, longAgo);
  const unremoved = await createLockedRoot(noSuchProcess);
  await mkdir(join(unremoved, '.cache/build.lock.removing'));
  await utimes(join(unremoved, '.cache/build.lock.removing'), longAgo, longAgo);
  for (const folder of [unwritten, unremoved]) {
    const unlock = await lockBuild(folder);
    expect(await readHolder(folder)).toMatch(new RegExp(`^${process.pid}\\b`));
    unlock();
  }
});

test('a lock that can’t be written throws with its path and does not block later builds', async () => {
  const folder = await createLockedRoot(noSuchProcess);
  const path = join(folder, 'later/one.lock');
  expect(() => takeProcessLock(path)).toThrow(path);
  await mkdir(join(folder, 'later'));
  takeProcessLock(path)();
});
