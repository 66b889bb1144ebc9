import { default as sveltia } from '@sveltia/cms';
import { fromFile, toFile } from '../whole-file.ts';
import type { FormField } from '../whole-file.ts';
import { showProblemsOfEntries } from './problems.ts';
import type { Kind } from './problems.ts';
import { serveLocalFiles } from './local-files.ts';

type FormKind = Kind & { format?: string; fields?: FormField[] };
type AdminConfig = { collections: (FormKind & { files?: FormKind[] })[] };

const { init, registerCustomFormat } = sveltia;

/** In the preview the page has the token of the run; published, the files are on GitHub. */
const isPreview = document.querySelector('meta[name="edit-token"]') !== null;

const answer = await fetch('config.json');
const config: AdminConfig = await answer.json();
const kinds = config.collections.flatMap((collection) => collection.files ?? collection);
for (const { format, extension = 'md', folder, file, fields } of kinds) {
  if (format === undefined) continue;
  // Any file of its kind stands for those of a folder: the writer asks where their fields belong.
  const path = file?.replace('{{locale}}', 'en') ?? `${folder ?? ''}/file.${extension}`;
  registerCustomFormat(format, extension, {
    fromFile: (text: string) => fromFile(text, fields),
    toFile: (content: Record<string, unknown>) => toFile(path, content),
  });
}
if (isPreview) {
  await serveLocalFiles();
  showProblemsOfEntries(kinds);
}
document.body.replaceChildren();
await init({ config });
