import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContentApi } from '#editor/api/content-api.ts';
import { hashVersion } from '#editor/api/disk.ts';
import { createQueue } from '#editor/api/queue.ts';
import { createSaver } from '#editor/api/saver.ts';
import type { SaverContext } from '#editor/api/saver.ts';
import type { Responses, RequestBodies } from '#editor/contract.ts';
import { checkEdited, loadEdited } from '../../content/edited-content.ts';
import { copyContent } from '../../fixtures/firm-content.ts';

export const page = 'content/pages/probate.md';

/** Opens an editor on a copy of the fixture, which is removed when the test file ends. */
export async function openEditor(preview: Partial<SaverContext> = {}) {
  const root = await copyContent();
  const latest = loadEdited({}, { preview: true });
  const site = () => latest.site;
  const context = {
    root,
    latest: () => latest,
    site,
    check: checkEdited,
    cache: new Map(),
    enqueue: createQueue(),
    ...preview,
  };
  const saver = createSaver(context);
  const content = createContentApi(context, saver);
  const editor = {
    ...saver,
    read: async (request: RequestBodies['readEntry']) => await content.readEntry(request),
    check: async (request: RequestBodies['check']) => await content.check(request),
    listChoices: async (request: RequestBodies['listChoices']) => await content.listChoices(request),
  };
  const read = (file = page) => readFile(join(root, file), 'utf8');
  /** Saves changes to the current version of the page. */
  const save = async (...changes: RequestBodies['save']['changes']): Promise<Responses['save']> =>
    await editor.save({ file: page, version: hashVersion(await read()), changes });
  return { root, context, editor, saver, read, save };
}
