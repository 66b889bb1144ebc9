import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { lockBuild } from '../../src/build/build-lock.ts';

const root = await mkdtemp(join(tmpdir(), 'build-lock-'));

afterAll(() => rm(root, { recursive: true }));

test('a second build waits for the first', async () => {
  const order: string[] = [];
  const unlock = await lockBuild(root);
  const second = lockBuild(root).then((unlockSecond) => {
    order.push('second');
    return unlockSecond();
  });
  await setTimeout(300);
  order.push('first ended');
  await unlock();
  await second;
  expect(order).toEqual(['first ended', 'second']);
});

test('a build that was killed holds nobody up', async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  const noSuchProcess = 2 ** 22 + 1;
  await writeFile(join(root, '.cache/build.lock'), String(noSuchProcess));
  const unlock = await lockBuild(root);
  expect(await readFile(join(root, '.cache/build.lock'), 'utf8')).toBe(String(process.pid));
  await unlock();
});
