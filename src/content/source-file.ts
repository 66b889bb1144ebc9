import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A content file as read: `path` from the project's root with forward slashes, `text` untouched. */
export type SourceFile = { path: string; text: string };

const contentFile = /\.mdx?$/;

/** The authors' guide lies beside the content and is none itself. */
const guideFile = 'content/README.md';

/** Every Markdown file under `<root>/content`, sorted by path. */
export async function readContentFiles(root: string): Promise<SourceFile[]> {
  const names = await readdir(join(root, 'content'), { recursive: true });
  const paths = names
    .map((name) => `content/${name.split(sep).join('/')}`)
    .filter((path) => isContentFile(path) && !path.split('/').some((part) => part.startsWith('.')))
    .toSorted();
  return Promise.all(paths.map((path) => readContentFile(root, path)));
}

/** Whether a path (from the project's root) is a file that the engine reads. */
export function isContentFile(path: string): boolean {
  return path.startsWith('content/') && contentFile.test(path) && path !== guideFile;
}

export async function readContentFile(root: string, path: string): Promise<SourceFile> {
  return { path, text: await readFile(join(root, path), 'utf8') };
}
