import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, type TestContext } from 'vitest';
import { openDatabase } from '#operations/server/database.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';
import { copyDatabase } from '../../backend/support/embedded/database.ts';

async function mountSmallDisk(context: TestContext, megabytes: number): Promise<string> {
  const mountPoint = await createTemporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', mountPoint], {
      stdio: 'ignore',
    });
  } catch {
    context.skip('this machine doesn’t allow mounting a small disk');
  }
  onTestFinished(() => void execFileSync('umount', ['-l', mountPoint], { stdio: 'ignore' }));
  return mountPoint;
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
  'starting on a full disk fails with a clear message, and works once there is space',
  { timeout: 60_000 },
  async (context) => {
    const mountPoint = await mountSmallDisk(context, 80);
    await copyDatabase(mountPoint);
    const filler = join(mountPoint, 'filler');
    await writeFile(filler, Buffer.alloc(90_000_000)).catch(() => {});
    const folder = join(mountPoint, 'database');
    expect(await tryToOpen(folder)).toBe(
      `The disk is full: the database in ${folder} can’t be opened. No data was lost. Free up some space, then try again.`,
    );
    await rm(filler);
    expect(await tryToOpen(folder)).toBe('opened');
  },
);

test(
  'starting for the first time on a full disk doesn’t leave a damaged database',
  { timeout: 60_000 },
  async (context) => {
    const mountPoint = await mountSmallDisk(context, 20);
    const folder = join(mountPoint, 'database');
    expect(await tryToOpen(folder)).toMatch(/^The disk is full/);
    expect(existsSync(folder)).toBe(false);
  },
);
