import type { CollectionName } from '#practice/collections.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import {
  fillTemplate,
  kindNames,
  scaffoldKinds,
  readTemplate,
  buildTemplateValues,
} from '#practice/scaffold/scaffold-kinds.ts';

export type EntryTemplate = { text: string; values: Record<string, unknown>; body: string };
export type Templates = Partial<Record<CollectionName, EntryTemplate>>;

/** Placeholder for a name in a template. */
export const namePlaceholder = 'FILL IN';

/** Reads the templates of `npm run new`, with a placeholder for the name. */
export async function readTemplates(files: SourceFile[], now: Date): Promise<Templates> {
  const placeholderValues = {
    ...buildTemplateValues(namePlaceholder, files, now),
    circuit: namePlaceholder,
    seat: namePlaceholder,
    neighbors: namePlaceholder,
  };
  const templates = kindNames.map(async (kind): Promise<[string, EntryTemplate]> => {
    const text = fillTemplate(await readTemplate(kind), placeholderValues);
    const { values, body } = splitFrontmatter({ path: kind, text });
    return [
      scaffoldKinds[kind]?.collection ?? kind,
      { text, values: isRecord(values) ? values : {}, body: body.trim() },
    ];
  });
  return Object.fromEntries(await Promise.all(templates));
}
