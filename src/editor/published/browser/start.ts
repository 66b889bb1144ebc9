import { default as sveltia } from '@sveltia/cms';
import { readFromFile, toFile } from '../whole-file.ts';
import type { FormField } from '../whole-file.ts';

/** A collection in the configuration: a folder of files with one extension, or a single file. */
type CmsCollection = {
  format?: string;
  folder?: string;
  file?: string;
  extension?: string;
  fields?: FormField[];
};
type AdminConfig = { collections: (CmsCollection & { files?: CmsCollection[] })[] };

const { init, registerCustomFormat } = sveltia;

const response = await fetch('config.json');
const config: AdminConfig = await response.json();
for (const { format, extension = 'md', folder, file, fields } of config.collections.flatMap(
  (collection) => collection.files ?? collection,
)) {
  if (format === undefined) continue;
  // Any path in the folder works, because the writer only uses the folder, to order fields.
  const path = file?.replace('{{locale}}', 'en') ?? `${folder ?? ''}/file.${extension}`;
  registerCustomFormat(format, extension, {
    fromFile: (text: string) => readFromFile(text, fields),
    toFile: (content: Record<string, unknown>) => toFile(path, content),
  });
}
document.body.replaceChildren();
await init({ config });
