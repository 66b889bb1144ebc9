import { hash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode, isContentFile, readContentFile } from '#content/source/content-files.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { Refusal } from '../refusal.ts';

/** A content file on disk; `version` changes with every byte. */
export type FileOnDisk = { source: SourceFile; bytes: Buffer; version: string };

const contentFile = /^content(?:\/[a-z0-9][a-z0-9._-]*)+\.mdx?$/i;

/** The SHA-256 of a file's bytes, in hexadecimal. */
export function versionOf(bytes: Buffer | string): string {
  return hash('sha256', bytes);
}

/** Reads a content file for editing; undefined when it doesn't exist. */
export async function findFile(root: string, file: string): Promise<FileOnDisk | undefined> {
  const place = await placeInContent(root, file);
  try {
    // Never follows a link, not even one created after the check.
    const bytes = await readFile(place, { flag: constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) });
    return { source: readContentFile(root, file), bytes, version: versionOf(bytes) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw asRefusal(error);
  }
}

/** Reads a content file for editing. Throws a refusal when it doesn't exist. */
export async function readFromDisk(root: string, file: string): Promise<FileOnDisk> {
  const found = await findFile(root, file);
  if (found === undefined)
    throw new Refusal(
      'This file is no longer there: it was deleted or renamed. Nothing was written, and your words are still here. Copy them, and load the page again.',
    );
  return found;
}

/**
 * Writes a file atomically and durably: to a temporary file next to it, which then replaces it. Returns false when the file
 * no longer has the expected version (null: it must not exist).
 */
export async function replaceFile(
  root: string,
  file: string,
  bytes: Buffer | string,
  version: string | null,
): Promise<boolean> {
  const place = await placeInContent(root, file);
  try {
    const { mode } = await lstat(place).catch(() => ({ mode: 0o644 }));
    // A rename can replace a file that is read-only.
    if ((mode & 0o222) === 0) throw new Refusal(readOnly);
    await mkdir(dirname(place), { recursive: true });
    await placeInContent(root, file);
    return await replaceDurably(place, bytes, mode, async () => {
      const found = await findFile(root, file);
      return (found?.version ?? null) === version;
    });
  } catch (error) {
    throw asRefusal(error);
  }
}

/** `isStill` is called last, right before the rename. */
export async function replaceDurably(
  place: string,
  bytes: Buffer | string,
  mode: number,
  isStill: () => Promise<boolean>,
): Promise<boolean> {
  const beside = join(dirname(place), `.${basename(place)}.${randomUUID()}.tmp`);
  try {
    await writeFile(beside, bytes, { flag: 'wx', mode: mode & 0o777, flush: true });
    if (!(await isStill())) return false;
    await rename(beside, place);
    await syncFolder(dirname(place));
    return true;
  } finally {
    await rm(beside, { force: true });
  }
}

/** Makes the rename durable. Windows can't open folders, and doesn't need this. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  try {
    await handle?.sync();
  } catch {
    // Some file systems don't support it for folders; the file itself is on disk.
  } finally {
    await handle?.close();
  }
}

/** Deletes a file that was created in this run and is unchanged since. */
export async function removeFile(root: string, file: string, version: string): Promise<boolean> {
  const found = await findFile(root, file);
  if (found?.version !== version) return false;
  await rm(await placeInContent(root, file)).catch((error: unknown) => {
    throw asRefusal(error);
  });
  return true;
}

/** Resolves a file's path on disk: below `content/`, without links that leave it. */
async function placeInContent(root: string, file: string): Promise<string> {
  if (!contentFile.test(file) || file.includes('..') || !isContentFile(file))
    throw new Refusal('Only content files can be edited here.');
  await refuseLinks(root, dirname(file));
  const place = join(root, file);
  const found = await lstat(place).catch(() => undefined);
  if (found !== undefined && !found.isFile())
    throw new Refusal('This file is only a link or a folder. Nothing is written through it.');
  return place;
}

/** Throws a refusal when a folder of the project, or one of its parents below the root, is a link. */
export async function refuseLinks(root: string, folder: string): Promise<void> {
  const wanted = join(await realpath(root), folder);
  const real = await realpath(join(root, folder)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw asRefusal(error);
  });
  if (real === undefined) return await refuseLinks(root, dirname(folder));
  if (real !== wanted)
    throw new Refusal('This folder is a link to another place. Nothing is written through it.');
}

const readOnly =
  'This file is read-only, so nothing was saved, and your words are still here. Allow writing to it, and save again.';

/** Converts a file system error to a refusal in plain words; returns other errors unchanged. */
export function asRefusal(error: unknown): unknown {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new Refusal(
        'The disk is full, so nothing was saved: the file is as it was, and your words are still here. Make room, and save again.',
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new Refusal(readOnly);
    case 'ELOOP':
      return new Refusal('This file is only a link or a folder. Nothing is written through it.');
    default:
      return error;
  }
}
