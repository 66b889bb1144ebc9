/** Edits to the fixture content, as listed in the corpus files (see README.md). */
import * as z from 'zod';
import { newFaq, fixtureFiles } from '../edited-content.ts';
import type { Edits } from '../edited-content.ts';
import { samples } from './samples.ts';

export const editSchema = z.union([
  z.strictObject({
    in: z.string(),
    replace: z.string().optional(),
    by: z.string().optional(),
    everywhere: z.boolean().optional(),
  }),
  z.strictObject({ file: z.string(), text: z.string() }),
  z.strictObject({ file: z.string(), like: z.string() }),
  z.strictObject({ remove: z.string() }),
  z.strictObject({ body: z.string(), fields: z.string().optional() }),
]);
type Edit = z.infer<typeof editSchema>;

const getText = (path: string, edits: Edits) =>
  edits[path] ?? fixtureFiles.get(path) ?? samples.get(path) ?? '';

function applyEdit(edits: Edits, edit: Edit): Edits {
  if ('remove' in edit) return { ...edits, [edit.remove]: null };
  if ('text' in edit) return { ...edits, [edit.file]: edit.text };
  if ('like' in edit) return { ...edits, [edit.file]: getText(edit.like, {}) };
  if ('body' in edit) {
    const { fields = 'question: Why?', body } = edit;
    return { ...edits, [newFaq]: `---\n${fields}\n---\n\n${body}\n` };
  }
  const { in: path, replace = '', by = '', everywhere = false } = edit;
  const text = getText(path, edits);
  if (!text.includes(replace)) throw new Error(`"${replace}" is not in ${path}.`);
  return { ...edits, [path]: everywhere ? text.replaceAll(replace, by) : text.replace(replace, () => by) };
}

export function applyEdits(edits: readonly Edit[]): Edits {
  return edits.reduce(applyEdit, {});
}
