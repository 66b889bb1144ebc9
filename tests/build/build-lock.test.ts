import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { tryLock } from '#build/process-lock.ts';
import { lockBuild } from '#build/build-site.ts';
import { temporaryFolder } from '../fixtures/resources.ts';

const root = await temporaryFolder();
const unusedProcessId = 2 ** 22 + 1;
let folderCount = 0;

/** Creates a folder with the lock of a killed build. */
async function createLockedRoot(processId: number): Promise<string> {
  folderCount += 1;
  const folder = join(root, String(folderCount));
  await mkdir(join(folder, '.cache'), { recursive: true });
  await writeFile(join(folder, '.cache/build.lock'), String(processId));
  return folder;
}

/** Returns the content of the lock file, which is the process that has the lock. */
function readHolder(folder: string): Promise<string> {
  return readFile(join(folder, '.cache/build.lock'), 'utf8');
}

const errorLog = vi.spyOn(console, 'error');

beforeEach(() => {
  errorLog.mockReset().mockImplementation(() => undefined);
});

afterAll(() => errorLog.mockRestore());

test('a second build waits for the first', async () => {
  const order: string[] = [];
  const unlockFirst = await lockBuild(root);
  const second = lockBuild(root).then((unlock) => {
    order.push('second');
    return unlock();
  });
  const waitingMessage = `Another build is running in this folder (process ${process.pid})`;
  await vi.waitFor(() => expect(errorLog.mock.calls.join('\n')).toContain(waitingMessage));
  order.push('first ended');
  await unlockFirst();
  await second;
  expect(order).toEqual(['first ended', 'second']);
});

test('only one of several processes gets the lock of a killed process', async () => {
  const folder = await createLockedRoot(unusedProcessId);
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
  ['killed', unusedProcessId],
  ['reused', process.ppid],
])('the lock of a %s process does not block a build', async (_name, processId) => {
  const folder = await createLockedRoot(processId);
  const unlock = await lockBuild(folder);
  expect(await readHolder(folder)).toMatch(new RegExp(`^${process.pid}\\b`));
  await unlock();
});

test('an incomplete lock of a killed process does not block a build', async () => {
  const longAgo = new Date(Date.now() - 60_000);
  const emptyLockRoot = await createLockedRoot(unusedProcessId);
  await writeFile(join(emptyLockRoot, '.cache/build.lock'), '');
  await utimes(join(emptyLockRoot, '.cache/build.lock'), longAgo, longAgo);
  const halfRemovedRoot = await createLockedRoot(unusedProcessId);
  await mkdir(join(halfRemovedRoot, '.cache/build.lock.removing'));
  await utimes(join(halfRemovedRoot, '.cache/build.lock.removing'), longAgo, longAgo);
  for (const folder of [emptyLockRoot, halfRemovedRoot]) {
    const unlock = await lockBuild(folder);
    expect(await readHolder(folder)).toMatch(new RegExp(`^${process.pid}\\b`));
    unlock();
  }
});

test('an error about an unwritable lock contains its path, and doesn’t block later builds', async () => {
  const folder = await createLockedRoot(unusedProcessId);
  const path = join(folder, 'later/one.lock');
  expect(() => tryLock(path)).toThrow(path);
  await mkdir(join(folder, 'later'));
  expect(tryLock(path)).toHaveProperty('unlock');
});
