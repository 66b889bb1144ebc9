import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import type { Dirent, Stats } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { renameHint } from './slug.ts';

/** What the system calls a failure, such as ENOENT; undefined for anything else that was thrown. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** A file's path from a folder, with slashes whatever the system writes. */
export function projectPath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}

/** A content file as read: `path` from the project's root with forward slashes, `text` untouched. */
export type SourceFile = {
  path: string;
  text: string;
  /** Why the file can't be read as a text; its `text` is empty then. */
  unreadable?: string;
  /** Bytes that are no UTF-8 are � in `text`: written back, they would be lost. */
  isDamaged?: true;
};

const contentFile = /\.mdx?$/;

/** Largest file that is read: the longest page has a fiftieth of this, and a larger one is not a text. */
const largestBytes = 1_000_000;

/** What lies in `content` and is no content: the authors' guide, the published addresses, the translated texts. */
const notContent = /^content\/(?:README\.md$|(?:published-paths|known-words)\.txt$|translated\/)/;

/**
 * Every file under `<root>/content`, sorted by path; none without that folder. One that is no Markdown file, or can't
 * be opened, says so in `unreadable`.
 */
export async function readContentFiles(root: string): Promise<SourceFile[]> {
  const items = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true }).catch(
    noFolder,
  );
  const folders = new Map(
    [...new Set(items.map(({ parentPath }) => parentPath))].map((path) => [path, projectPath(root, path)]),
  );
  const paths = items
    .filter((item) => isFileLike(item))
    .map(({ parentPath, name }) => `${folders.get(parentPath)}/${name}`)
    .filter((path) => !notContent.test(path) && !isPrivate(path))
    .toSorted();
  return paths.flatMap((path) => readUnlessGone(root, path));
}

/** Editors save by way of a second file, which may be gone before it is read. */
function readUnlessGone(root: string, path: string): SourceFile[] {
  try {
    return [readContentFile(root, path)];
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Without the folder, the files that every site needs are reported as missing. */
function noFolder(error: unknown): Dirent[] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}

/** A folder with the ending of a content file was meant to be one. */
function isFileLike(item: Dirent): boolean {
  return !item.isDirectory() || contentFile.test(item.name);
}

/** What editors and systems leave next to a file they are working on. */
function isPrivate(path: string): boolean {
  return path
    .split('/')
    .some((part) => /^[.~]|~$|\.(?:swp|bak|orig|tmp)$|^(?:Thumbs\.db|desktop\.ini)$/.test(part));
}

/** Whether a path (from the project's root) is a file that the engine reads. */
export function isContentFile(path: string): boolean {
  return path.startsWith('content/') && !notContent.test(path) && !isPrivate(path);
}

/**
 * Reads one file at once: many small ones are read in a third of the time that waiting for each would take.
 * Raises the system's error where no file is found; a file that can't be opened says so in `unreadable`.
 */
export function readContentFile(root: string, path: string): SourceFile {
  const place = join(root, path);
  const found = lstatSync(place);
  const unreadable = misfit(path, found);
  if (unreadable !== undefined) return { path, text: '', unreadable };
  try {
    return decoded(path, readFileSync(place));
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined || code === 'ENOENT') throw error;
    return {
      path,
      text: '',
      unreadable: 'This file can’t be opened. Ask for the right to read it, or save it again.',
    };
  }
}

/** What files of programs begin with, that were renamed or saved with the ending of a text. */
const programs = [
  { start: 'PK\u0003\u0004', name: 'a Word file' },
  { start: '\u00D0\u00CF\u0011\u00E0', name: 'a Word file' },
  { start: '{\\rtf', name: 'a WordPad file' },
  { start: '%PDF-', name: 'a PDF' },
];
const longestStart = Math.max(...programs.map(({ start }) => start.length));

/** Bytes that are no UTF-8 become �, which `checkText` finds; a file in UTF-16 is all of them. */
function decoded(path: string, bytes: Buffer): SourceFile {
  const head = bytes.toString('latin1', 0, longestStart);
  const program = programs.find(({ start }) => head.startsWith(start));
  if (program !== undefined) {
    const unreadable = `This is ${program.name} with the name of a text. Save it as plain text (UTF-8).`;
    return { path, text: '', unreadable };
  }
  if (!/^(?:\u00FF\u00FE|\u00FE\u00FF)/.test(head)) {
    return { path, text: bytes.toString('utf8'), ...(!isUtf8(bytes) && { isDamaged: true }) };
  }
  return { path, text: '', unreadable: 'This file is saved as UTF-16 ("Unicode"). Save it again as UTF-8.' };
}

function misfit(path: string, found: Stats): string | undefined {
  if (found.isDirectory()) return 'This is a folder with the name of a file. Rename it or remove it.';
  if (found.isSymbolicLink()) return 'This is only a link to another place. Put the file itself here.';
  if (!found.isFile()) return 'This is not a file of text. Remove it.';
  if (!contentFile.test(path)) return wrongEnding(path);
  if (found.size > largestBytes) {
    const megabytes = (found.size / 1_000_000).toFixed(1);
    return `This file has ${megabytes} MB, and a page’s text has far less than 1 MB. Pictures belong in public/images, long texts in several files.`;
  }
  return undefined;
}

/** Windows hides endings, so that `orange.md.txt` looks like `orange.md`. */
function wrongEnding(path: string): string {
  const name = path.split('/').at(-1) ?? path;
  if (/\.(?:avif|webp|png|jpe?g|svg|gif|heic|pdf)$/i.test(name)) {
    return 'This is no text. Pictures belong in public/images: move it there.';
  }
  return `Only files that end in .md (small letters) are read, so this one would not be shown. Save it as plain text.${renameHint(name.replace(/\..*$/, ''))}`;
}

const pictures: ReadonlySet<string> = new Set('.avif .webp .png .jpg .jpeg .svg .ico'.split(' '));

/** The path of every file and symbolic link in public/, from there. Links are not followed. */
export function publicFiles(root: string): string[] {
  const folder = join(root, 'public');
  // `readdirSync` with `recursive` follows links to folders.
  const filesIn = (parent: string): string[] =>
    readdirSync(parent, { withFileTypes: true }).flatMap((entry) => {
      const path = join(parent, entry.name);
      return entry.isDirectory() ? filesIn(path) : [projectPath(folder, path)];
    });
  return existsSync(folder) ? filesIn(folder) : [];
}

/** Whether a file has the ending of a picture that pages can show. */
export function isPicture(path: string): boolean {
  return pictures.has(extname(path).toLowerCase());
}

/** What a watch says when the content can't be read: an editor may remove a file while it is read. */
export function readingFailed(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return `The content could not be read (${why}). The next change is looked at again.`;
}
