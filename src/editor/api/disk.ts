import { hash, randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getErrorCode, isContentFile, readContentFile } from '#content/source/content-files.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { AuthorError } from '../author-error.ts';

/** A content file on disk; `version` is the hash of its bytes. */
export type FileOnDisk = { source: SourceFile; bytes: Buffer; version: string };

const contentFilePattern = /^content(?:\/[a-z0-9][a-z0-9._-]*)+\.mdx?$/i;

/** Returns the SHA-256 of a file's bytes, in hexadecimal. */
export function hashVersion(bytes: Buffer | string): string {
  return hash('sha256', bytes);
}

/** Reads a content file for editing; undefined when it doesn't exist. */
export async function findFile(root: string, file: string): Promise<FileOnDisk | undefined> {
  const path = await resolveContentFile(root, file);
  try {
    const bytes = await readFile(path);
    return { source: readContentFile(root, file), bytes, version: hashVersion(bytes) };
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads a content file for editing. Throws an AuthorError when it doesn't exist. */
export async function readFromDisk(root: string, file: string): Promise<FileOnDisk> {
  const fileOnDisk = await findFile(root, file);
  if (fileOnDisk === undefined)
    throw new AuthorError(
      'This file was deleted or renamed. Nothing was saved, and your text is still here: copy it, and reload the page.',
    );
  return fileOnDisk;
}

/**
 * Creates a content file or replaces it atomically; deletes it if `bytes` is null. Returns false if the file no longer has the
 * expected version (null: it must not exist).
 */
export async function replaceFile(
  root: string,
  file: string,
  bytes: Buffer | string | null,
  version: string | null,
): Promise<boolean> {
  const path = await resolveContentFile(root, file);
  const temporaryPath = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    const stats = await lstat(path).catch(() => undefined);
    // A rename would replace even a read-only file.
    if (stats !== undefined && (stats.mode & 0o222) === 0) throw new AuthorError(readOnlyMessage);
    if (bytes !== null) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(temporaryPath, bytes, { flag: 'wx', flush: true });
      if (stats !== undefined) await chmod(temporaryPath, stats.mode & 0o777);
    }
    // Another program may have saved the file since it was read.
    if (((await findFile(root, file))?.version ?? null) !== version) return false;
    await (bytes === null ? rm(path) : rename(temporaryPath, path));
    return true;
  } finally {
    await rm(temporaryPath, { force: true });
  }
}

/** Returns the absolute path of a content file. Throws an AuthorError for other files, symbolic links and folders. */
async function resolveContentFile(root: string, file: string): Promise<string> {
  if (!contentFilePattern.test(file) || file.includes('..') || !isContentFile(file))
    throw new AuthorError('Only content files can be edited here.');
  await assertNoSymbolicLinks(root, dirname(file));
  const path = join(root, file);
  const stats = await lstat(path).catch(() => undefined);
  if (stats !== undefined && !stats.isFile())
    throw new AuthorError('This file is a symbolic link or a folder, so nothing was saved.');
  return path;
}

/** Throws an AuthorError when a path of the project, or one of its parents below the root, is a link. It need not exist. */
export async function assertNoSymbolicLinks(root: string, path: string): Promise<void> {
  const expectedPath = join(await realpath(root), path);
  const actualPath = await realpath(join(root, path)).catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (actualPath === undefined) return await assertNoSymbolicLinks(root, dirname(path));
  if (actualPath !== expectedPath)
    throw new AuthorError(`${path} is a symbolic link or in one, so nothing was saved.`);
}

const readOnlyMessage =
  'This file is read-only. Nothing was saved, and your text is still here. Make it writable, and save again.';
