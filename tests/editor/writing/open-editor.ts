import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContentApi } from '#editor/api/content-api.ts';
import { hashVersion } from '#editor/api/disk.ts';
import { createQueue } from '#editor/api/queue.ts';
import { createSaver } from '#editor/api/saver.ts';
import type { SaverContext } from '#editor/api/saver.ts';
import type { Responses, Posted } from '#editor/contract.ts';
import { checkEdited, copyContent, loadEdited } from '../../content/edited-content.ts';

export const page = 'content/pages/probate.md';

/** An editor on a copy of the fixture, until the test has finished. */
export async function openEditor(preview: Partial<SaverContext> = {}) {
  const root = await copyContent();
  const latest = loadEdited({}, { preview: true });
  const site = () => latest.site;
  const context = { root, latest: () => latest, site, check: checkEdited, inTurn: createQueue(), ...preview };
  const saver = createSaver(context);
  const content = createContentApi(context, saver);
  const editor = {
    ...saver,
    read: async (opened: Posted['entry']) => await content.entry(opened),
    check: async (request: Posted['check']) => await content.check(request),
    choices: async (request: Posted['choices']) => await content.choices(request),
    translated: async (request: Posted['translated']) => await content.translated(request),
  };
  const read = (file = page) => readFile(join(root, file), 'utf8');
  /** Saves changes of the current version of the page. */
  const save = async (...changes: Posted['save']['changes']): Promise<Responses['save']> =>
    await editor.save({ file: page, version: hashVersion(await read()), changes });
  return { root, editor, saver, read, save };
}
