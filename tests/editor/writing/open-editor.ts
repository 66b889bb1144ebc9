import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContentApi } from '#editor/api/content-api.ts';
import { hashVersion } from '#editor/api/disk.ts';
import type { SaverContext } from '#editor/api/saver.ts';
import type { ProposedChange, SaveAnswer } from '#editor/contract.ts';
import { checkEdited, copyContent, loadEdited } from '../../content/edited-content.ts';

export const page = 'content/pages/probate.md';

/** An editor on a copy of the fixture, until the test has finished. */
export async function openEditor(preview: Partial<SaverContext> = {}) {
  const root = await copyContent();
  const latest = loadEdited({}, { preview: true });
  const site = () => latest.site;
  const editor = createContentApi({ root, latest: () => latest, site, check: checkEdited, ...preview });
  const read = (file = page) => readFile(join(root, file), 'utf8');
  /** Saves changes of the current version of the page. */
  const save = async (...changes: ProposedChange[]): Promise<SaveAnswer> =>
    await editor.save({ version: hashVersion(await read()), changes });
  return { root, editor, read, save };
}
