/**
 * Requests and responses between the preview's editors and its server, below `/edit`, all in JSON. Changes are POSTs with
 * the header `x-edit-token`, whose value is in `<meta name="edit-token">`. Requests that don't match a schema are refused.
 */
import * as z from 'zod';
import type { Diagnostic } from '#content/report/diagnostic.ts';

export const file = z.string().min(1).max(300);
const count = z.int().min(0).max(10_000);
export const fieldPath = z.array(z.union([z.string().max(100), count])).max(20);
const textSchema = z.string();

export const place = z.strictObject({ file, path: fieldPath, body: z.literal(true).optional() });
/** The place of a value: a content file and a path in its fields. With `body`, the text below the fields. */
export type FieldAt = z.output<typeof place>;

/** A problem and the field that it is about. */
export type FieldDiagnostic = Diagnostic & { place: FieldAt };

const change = z.union([
  z.strictObject({ place, newText: textSchema }),
  z.strictObject({ list: place, move: z.tuple([count, count]) }),
  z.strictObject({ list: place, remove: count }),
  /** One item as YAML, such as `probate-cost` or `question: …\nanswer: …`. */
  z.strictObject({ list: place, add: textSchema, at: count }),
]);
export type ProposedChange = z.output<typeof change>;
/** A change of a list's items. */
export type ListEdit = Extract<ProposedChange, { list: FieldAt }>;

export type Saved = {
  version: string;
  problems: Diagnostic[];
  /** The version before the change, when the file was reformatted first. */
  formatted?: string;
};
/** The response to a request that can't be met. Nothing was written. */
export type Refused = { refused: string; problems: Diagnostic[] };
/** The file changed on disk meanwhile, and nothing was written: the file with these changes, and the file on disk. */
export type Conflict = { conflict: { yours: string; theirs: string; version: string } };
export type SaveAnswer = Saved | Conflict;

/** `GET /edit/choices?kind=[&language=]`: the files of a collection, or the pages with `addresses`. */
export const choicesQuery = z.strictObject({
  kind: z.string().max(40),
  language: z.string().max(10).optional(),
});
export type Choice = {
  id: string;
  label: string;
  description: string;
  /** The place of its words. */
  place: FieldAt;
};

/** The path of the picture below `public/`. Its description is another field. */
export type PictureSaved = { path: string; width: number; height: number };

/** The bodies of POST requests, by name: `/edit/check` and so on. */
export const posted = {
  /** All changes are in one file. All or none are applied. */
  save: z.strictObject({ version: z.string(), changes: z.array(change).min(1).max(200) }),
  /** Reverts the last save of this run; with a version, only if that save made it. */
  undo: z.strictObject({ file, version: z.string().max(64).optional() }),
  /** An attorney approved the current text of the file. */
  approve: z.strictObject({ file, by: z.string().max(100), keepTranslations: z.boolean().optional() }),
  /** A translation matches the current text of its source. */
  translated: z.strictObject({ file }),
  remove: z.strictObject({ file, version: z.string() }),
  picture: z.strictObject({ name: z.string().min(1).max(200), dataBase64: z.base64() }),
};

export type Posted = { [Name in keyof typeof posted]: z.output<(typeof posted)[Name]> };

/** Responses to requests that can be met. */
export type Answers = Record<Exclude<keyof Posted, 'picture' | 'remove'>, SaveAnswer> & {
  remove: { removed: string };
  picture: PictureSaved;
};
