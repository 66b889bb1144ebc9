import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, type TestContext } from 'vitest';
import { openDatabase } from '#operations/server/database.ts';
import { copyDatabase } from '../../backend/support/embedded/database.ts';

async function mountSmallDisk(context: TestContext, megabytes: number): Promise<string> {
  const disk = await mkdtemp(join(tmpdir(), 'backend-disk-'));
  onTestFinished(() => rm(disk, { recursive: true, force: true }));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    context.skip('this machine does not let the test make a small disk');
  }
  onTestFinished(() => void execFileSync('umount', ['-l', disk], { stdio: 'ignore' }));
  return disk;
}

async function tryToOpen(folder: string): Promise<string> {
  return await openDatabase(folder).then(
    async (db) => {
      await db.close();
      return 'opened';
    },
    (error: Error) => error.message,
  );
}

test(
  'a start on a full disk is refused with the reason, and works once there is space',
  { timeout: 60_000 },
  async (context) => {
    const disk = await mountSmallDisk(context, 80);
    await copyDatabase(disk);
    const filler = join(disk, 'filler');
    await writeFile(filler, Buffer.alloc(90_000_000)).catch(() => {});
    const folder = join(disk, 'database');
    expect(await tryToOpen(folder)).toBe(
      `The disk is full: the database in ${folder} can’t be opened. Nothing in it is lost. Free some space, then start again.`,
    );
    await rm(filler);
    expect(await tryToOpen(folder)).toBe('opened');
  },
);

test('a first start on a full disk leaves no damaged database', { timeout: 60_000 }, async (context) => {
  const disk = await mountSmallDisk(context, 20);
  const folder = join(disk, 'database');
  expect(await tryToOpen(folder)).toMatch(/^The disk is full/);
  expect(existsSync(folder)).toBe(false);
});
