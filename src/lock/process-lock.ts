/**
 * One process at a time. The lock is the operating system's own, borrowed through
 * SQLite: it ends with its process, however that ends, so no stale lock has to be
 * recognized by a number or an age. The file stays; only the lock on it counts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

type ProcessLock = {
  path: string;
  /** Where the number of the process that has the lock is written, for people who look for it. */
  holderPath: string;
  /** What takes this lock, in one word. */
  takenBy: string;
};

/** Another process has the lock, and this one was not to wait for it. */
export class LockTaken extends Error {
  override name = 'LockTaken';
  /** The number of the process that has it, or `unknown`. */
  readonly holder: string;

  constructor(holder: string) {
    super(`Process ${holder} has the lock.`);
    this.holder = holder;
  }
}

// A lock that nothing refers to would be collected, and so given up, while its process runs.
const held = new Set<DatabaseSync>();

/** What SQLite answers when another process has the lock, and when the file is none of its own. */
const busy = 5;
const damaged = [11, 26];

const lookAgainMs = 200;

/** Takes a lock and returns what gives it up. Raises `LockTaken` when another process holds it. */
export async function takeProcessLock(wanted: ProcessLock): Promise<() => void> {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(wanted.path);
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock?.close();
    if (resultOf(error) !== busy) throw new Error(unusable(wanted, error), { cause: error });
    throw new LockTaken(await readFile(wanted.holderPath, 'utf8').catch(() => 'unknown'));
  }
  const taken = lock;
  held.add(taken);
  const giveUp = () => {
    held.delete(taken);
    taken.close();
  };
  try {
    await writeFile(wanted.holderPath, String(process.pid), { mode: 0o600 });
  } catch (error) {
    giveUp();
    throw error;
  }
  return giveUp;
}

/**
 * Takes a lock as soon as nobody else has it, and returns what gives it up. Before it waits it calls
 * `onWait`, once, with the number of the process that has the lock.
 */
export async function waitForLock(
  wanted: ProcessLock,
  onWait: (holder: string) => void,
): Promise<() => void> {
  for (let reported = false; ; reported = true) {
    try {
      return await takeProcessLock(wanted);
    } catch (error) {
      if (!(error instanceof LockTaken)) throw error;
      if (!reported) onWait(error.holder);
    }
    await setTimeout(lookAgainMs);
  }
}

/** SQLite's result without what its extensions add above the lowest byte. */
function resultOf(error: unknown): number | undefined {
  const found = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof found === 'number' ? found & 0xff : undefined;
}

function unusable({ path, takenBy }: ProcessLock, error: unknown): string {
  const result = resultOf(error);
  if (result !== undefined && damaged.includes(result)) {
    return `The lock file ${path} is damaged. When no ${takenBy} runs, it may be deleted; the next start makes a new one.`;
  }
  const why = error instanceof Error ? error.message : String(error);
  return `The lock file ${path} can’t be used (${why}). See that this user may write there. When no ${takenBy} runs, the file may be deleted.`;
}
