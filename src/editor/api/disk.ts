import { hash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode, isContentFile, readContentFile } from '#content/source/content-files.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { Refusal } from '../refusal.ts';

/** A content file as it lies on the disk; `version` changes with any of its bytes. */
export type FileOnDisk = { source: SourceFile; bytes: Buffer; version: string };

const contentFile = /^content(?:\/[a-z0-9][a-z0-9._-]*)+\.mdx?$/i;

/** The SHA-256 of a file's bytes, in hexadecimal. */
export function versionOf(bytes: Buffer | string): string {
  return hash('sha256', bytes);
}

/** Reads a content file for editing; undefined where there is none. */
export async function findFile(root: string, file: string): Promise<FileOnDisk | undefined> {
  const place = await placeInContent(root, file);
  try {
    // A link is never followed, not even one that was put here this moment.
    const bytes = await readFile(place, { flag: constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) });
    return { source: readContentFile(root, file), bytes, version: versionOf(bytes) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw asRefusal(error);
  }
}

/** Reads a content file for editing. Raises a refusal where there is none. */
export async function readFromDisk(root: string, file: string): Promise<FileOnDisk> {
  const found = await findFile(root, file);
  if (found === undefined)
    throw new Refusal(
      'This file is no longer there: it was deleted or renamed. Nothing was written, and your words are still here. Copy them, and load the page again.',
    );
  return found;
}

/**
 * Writes a file all or not at all, so that it outlasts a crash: into a second file beside it, which then takes its
 * place. Returns false where the file is no longer of the version that is to be replaced (null: no file at all).
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
    // A file may be replaced where it can't be written.
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

/** `isStill` is asked last, when only the change of names remains. */
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

/** Only then is the new name on the disk. Windows opens no folders, and needs none of this. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  try {
    await handle?.sync();
  } catch {
    // Some file systems refuse it for folders; the file itself is on the disk.
  } finally {
    await handle?.close();
  }
}

/** Takes a file away that was made in this run and is unchanged since. */
export async function removeFile(root: string, file: string, version: string): Promise<boolean> {
  const found = await findFile(root, file);
  if (found?.version !== version) return false;
  await rm(await placeInContent(root, file)).catch((error: unknown) => {
    throw asRefusal(error);
  });
  return true;
}

/** A file's place on the disk: below `content/`, with no link on the way that leads elsewhere. */
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

/** Raises a refusal where a folder of the project, or one on the way to it, is a link. */
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

/** What the system says of a failure, in plain words; everything else is raised as it is. */
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
