import { isPicture, publicFiles, readContentFiles } from '#content/source/content-files.ts';
import type { WholeFile } from '#editing/contract.ts';
import { versionOf } from '#editing/disk.ts';

/** What the page in the browser reads at its start: all content files, and the paths of the pictures. */
export type LocalFiles = { files: WholeFile[]; pictures: string[] };

export async function localFiles(root: string): Promise<LocalFiles> {
  const read = await readContentFiles(root);
  return {
    files: read.map(({ path, text }) => ({ file: path, version: versionOf(text), text })),
    pictures: publicFiles(root).flatMap((path) =>
      path.startsWith('images/') && isPicture(path) ? [`public/${path}`] : [],
    ),
  };
}
