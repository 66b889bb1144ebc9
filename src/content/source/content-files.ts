import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { formatRenameHint } from './slug.ts';

/** Returns the code of a system error, such as ENOENT; undefined for other errors. */
export function getErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Returns a file's path relative to a folder, with forward slashes on any system. */
export function toProjectPath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}

/** A content file as read: `path` from the project root with forward slashes, `text` unchanged. */
export type SourceFile = {
  path: string;
  text: string;
  /** Why the file can't be read as text; `text` is then empty. */
  readError?: string;
  /** `text` contains � for invalid UTF-8; writing it back would lose the original bytes. */
  isDamaged?: true;
};

const contentFilePattern = /\.mdx?$/;

/** Maximum file size: more than fifty times the longest page. */
const maxFileBytes = 1_000_000;

/** Files in `content` that are not content: the README, the lists of published paths and known words, the translation sources. */
const ignoredFilePattern = /^content\/(?:README\.md$|(?:published-paths|known-words)\.txt$|translated\/)/;

/**
 * Reads the content files in `<root>/content`, sorted by path; none if the folder doesn't exist, because the check then reports the
 * required files as missing. Files that aren't Markdown or can't be opened have a `readError`; temporary files are skipped.
 */
export async function readContentFiles(root: string): Promise<SourceFile[]> {
  const items = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true }).catch(
    ignoreMissing,
  );
  const paths = items
    // A folder with a content file's extension is probably a mistake, and is reported.
    .filter((item) => !item.isDirectory() || contentFilePattern.test(item.name))
    .map(({ parentPath, name }) => toProjectPath(root, join(parentPath, name)))
    .filter(isContentFile)
    .toSorted();
  return paths.flatMap((path) => {
    try {
      return [readContentFile(root, path)];
    } catch (error) {
      // Some editors save via a temporary file, which may be removed before it is read.
      return ignoreMissing(error);
    }
  });
}

/** Returns an empty list if the error is about a missing file or folder. Throws other errors. */
export function ignoreMissing(error: unknown): never[] {
  if (getErrorCode(error) === 'ENOENT') return [];
  throw error;
}

/** Returns whether a path belongs to a temporary file of an editor or operating system. */
function isTemporary(path: string): boolean {
  return path
    .split('/')
    .some((part) => /^[.~]|~$|\.(?:swp|bak|orig|tmp)$|^(?:Thumbs\.db|desktop\.ini)$/.test(part));
}

/** Returns whether a path (from the project root) is a content file. */
export function isContentFile(path: string): boolean {
  return path.startsWith('content/') && !ignoredFilePattern.test(path) && !isTemporary(path);
}

/**
 * Reads one file synchronously, because that is three times faster for many small files. Throws the system error if the
 * file doesn't exist; a file that can't be opened has a `readError`.
 */
export function readContentFile(root: string, path: string): SourceFile {
  const absolutePath = join(root, path);
  const stats = lstatSync(absolutePath);
  const readError = explainRejection(path, stats);
  if (readError !== undefined) return { path, text: '', readError };
  try {
    return decodeFile(path, readFileSync(absolutePath));
  } catch (error) {
    const code = getErrorCode(error);
    if (code === undefined || code === 'ENOENT') throw error;
    return {
      path,
      text: '',
      readError: 'This file can’t be opened. Get read permission, or save it again.',
    };
  }
}

/** Signatures of other file formats, which may have a text file's extension. */
const fileSignatures = [
  { start: 'PK\u0003\u0004', name: 'a Word file' },
  { start: '\u00D0\u00CF\u0011\u00E0', name: 'a Word file' },
  { start: '{\\rtf', name: 'a WordPad file' },
  { start: '%PDF-', name: 'a PDF' },
];
const maxSignatureLength = Math.max(...fileSignatures.map(({ start }) => start.length));

/** Decodes UTF-8; invalid bytes become �, which `checkText` reports. UTF-16 files, which would be full of these, are rejected. */
function decodeFile(path: string, bytes: Buffer): SourceFile {
  const fileStart = bytes.toString('latin1', 0, maxSignatureLength);
  const signature = fileSignatures.find(({ start }) => fileStart.startsWith(start));
  if (signature !== undefined) {
    const readError = `This is ${signature.name} with the extension of a text file. Save it as plain text (UTF-8).`;
    return { path, text: '', readError };
  }
  if (!/^(?:\u00FF\u00FE|\u00FE\u00FF)/.test(fileStart)) {
    return { path, text: bytes.toString('utf8'), ...(!isUtf8(bytes) && { isDamaged: true }) };
  }
  return { path, text: '', readError: 'This file is saved as UTF-16 ("Unicode"). Save it again as UTF-8.' };
}

function explainRejection(path: string, stats: Stats): string | undefined {
  if (stats.isDirectory()) return 'This folder has the name of a file. Rename or remove it.';
  if (stats.isSymbolicLink()) return 'This is a symbolic link. Put the file itself here.';
  if (!stats.isFile()) return 'This isn’t a text file. Remove it.';
  if (!contentFilePattern.test(path)) return explainWrongExtension(path);
  if (stats.size > maxFileBytes) {
    const megabytes = (stats.size / 1_000_000).toFixed(1);
    return `This file is ${megabytes} MB, but a page’s text is far below 1 MB. Put pictures in public/images, and split long text into several files.`;
  }
  return undefined;
}

/** Windows hides extensions, so `orange.md.txt` looks like `orange.md`. */
function explainWrongExtension(path: string): string {
  const name = path.split('/').at(-1) ?? path;
  if (/\.(?:avif|webp|png|jpe?g|svg|gif|heic|pdf)$/i.test(name)) {
    return 'This isn’t text. Move pictures to public/images.';
  }
  return `Only files ending in .md (lowercase) are read, so this one would not be shown. Save it as plain text.${formatRenameHint(name.replace(/\..*$/, ''))}`;
}

const pictureExtensions: ReadonlySet<string> = new Set('.avif .webp .png .jpg .jpeg .svg .ico'.split(' '));

/** Lists the paths of all files and symbolic links in `public/`, without following links. */
export function listPublicFiles(root: string): string[] {
  const folder = join(root, 'public');
  // `readdirSync` with `recursive` follows links to folders.
  const listFiles = (parent: string): string[] =>
    readdirSync(parent, { withFileTypes: true }).flatMap((entry) => {
      const path = join(parent, entry.name);
      return entry.isDirectory() ? listFiles(path) : [toProjectPath(folder, path)];
    });
  return existsSync(folder) ? listFiles(folder) : [];
}

/** Returns whether a file has the extension of a supported image. */
export function isPicture(path: string): boolean {
  return pictureExtensions.has(extname(path).toLowerCase());
}

/** Formats a watcher's error when the content can't be read, for example because an editor removed a file during the read. */
export function formatReadError(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The content couldn’t be read (${reason}). It will be read again after the next change.`;
}
