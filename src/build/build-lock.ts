import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from '#content/error-code.ts';

const lookAgainMs = 200;

/**
 * One build at a time in a folder: two would mix their files. Waits, and says so, while another one
 * runs; one that was killed holds nobody up. Returns what lets the next one in.
 */
export async function lockBuild(root: string): Promise<() => Promise<void>> {
  const file = join(root, '.cache/build.lock');
  await mkdir(dirname(file), { recursive: true });
  for (let told = false; ;) {
    if (await create(file)) return () => rm(file, { force: true });
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (!isRunning(owner)) {
      await rm(file, { force: true });
      continue;
    }
    if (!told) {
      console.error(`Another build is at work in this folder (process ${owner}); this one waits for it.`);
      console.error('If there is none, delete .cache/build.lock.');
    }
    told = true;
    await setTimeout(lookAgainMs);
  }
}

async function create(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(id: number): boolean {
  if (!(id > 0)) return false;
  try {
    // Signal 0 only asks whether there is such a process.
    return process.kill(id, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
