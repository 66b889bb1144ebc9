import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { tryLock } from '#build/process-lock.ts';
import { lockBuild } from '#build/build-site.ts';
import { createTemporaryFolder } from '../fixtures/resources.ts';

/** Starts a process that acquires the lock and then runs `code`. */
function startLockingProcess(lock: string, code: string) {
  const module = new URL('../../src/build/process-lock.ts', import.meta.url).href;
  const program = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    const { waitForLock } = await import('${module}');
    const unlock = await waitForLock('${lock}', () => {});
    ${code}`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' });
}

test('a second build waits for the first', async () => {
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = await createTemporaryFolder();
  const order: string[] = [];
  const unlockFirst = await lockBuild(root);
  const second = lockBuild(root).then((unlock) => {
    order.push('second');
    return unlock();
  });
  const waitingMessage = `Another build is running in this folder (process ${process.pid})`;
  await expect.poll(() => errorLog.mock.calls.join('\n')).toContain(waitingMessage);
  expect(errorLog.mock.calls.join('\n')).toContain(`delete ${join(root, '.cache/build.lock')}.`);
  errorLog.mockRestore();
  order.push('first ended');
  unlockFirst();
  await second;
  expect(order).toEqual(['first ended', 'second']);
});

test('the lock of a killed process is removed, and other processes take it one at a time', async () => {
  const folder = await createTemporaryFolder();
  const [lock, log] = [join(folder, 'a.lock'), join(folder, 'log')];
  const killed = startLockingProcess(lock, "console.log('locked'); await setTimeout(60_000);");
  await once(killed.stdout, 'data');
  expect(tryLock(lock)).toEqual({ holder: String(killed.pid) });
  const code = `appendFileSync('${log}', 'in '); await setTimeout(100); appendFileSync('${log}', 'out '); unlock();`;
  const others = Array.from({ length: 4 }, () => startLockingProcess(lock, code));
  killed.kill('SIGKILL');
  await Promise.all(others.map((child) => once(child, 'exit')));
  expect(await readFile(log, 'utf8')).toBe('in out '.repeat(4));
});

test('the lock of a process whose ID was reused is taken', async (context) => {
  if (process.platform !== 'linux') context.skip('only Linux has the start times of processes in a file');
  const lock = join(await createTemporaryFolder(), 'a.lock');
  expect(tryLock(lock)).toHaveProperty('unlock');
  expect(tryLock(lock)).toEqual({ holder: String(process.pid) });
  // The system's first process has another start time. The parent may have started in the same second.
  const text = await readFile(lock, 'utf8');
  await writeFile(lock, text.replace(/^\d+/, '1'));
  expect(tryLock(lock)).toHaveProperty('unlock');
});

test('an empty lock file, as a power failure may leave, is removed', async () => {
  const lock = join(await createTemporaryFolder(), 'a.lock');
  await writeFile(lock, '');
  expect(tryLock(lock)).toHaveProperty('unlock');
});

test('the error about an unwritable lock contains its path, and later builds aren’t blocked', async () => {
  const folder = join(await createTemporaryFolder(), 'later');
  const path = join(folder, 'one.lock');
  expect(() => tryLock(path)).toThrow(folder);
  await mkdir(folder);
  expect(tryLock(path)).toHaveProperty('unlock');
});
