/** Edits of the fixture content as corpora list them (README.md). */
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

function applyEdit(edits: Edits, change: Edit): Edits {
  if ('remove' in change) return { ...edits, [change.remove]: null };
  if ('text' in change) return { ...edits, [change.file]: change.text };
  if ('like' in change) return { ...edits, [change.file]: getText(change.like, {}) };
  if ('body' in change) {
    const { fields = 'question: Why?', body } = change;
    return { ...edits, [newFaq]: `---\n${fields}\n---\n\n${body}\n` };
  }
  const { in: path, replace = '', by = '', everywhere = false } = change;
  const text = getText(path, edits);
  if (!text.includes(replace)) throw new Error(`"${replace}" is not in ${path}.`);
  return { ...edits, [path]: everywhere ? text.replaceAll(replace, by) : text.replace(replace, () => by) };
}

export function applyEdits(edits: readonly Edit[]): Edits {
  return edits.reduce(applyEdit, {});
}
