/** Requests and responses of the editors of content files, below `/edit`. */
import * as z from 'zod';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import { file, fieldPath, place } from '../contract.ts';
import type { Conflict, FieldAt, FieldDiagnostic, Saved } from '../contract.ts';

/**
 * `GET /edit/entry?file=[&path=<JSON>][&body=1][&page=]`: with a path or `body`, also describes that value. `page` is the
 * address of the page that shows it.
 */
export const entryQuery = z.strictObject({
  file,
  path: z
    .string()
    .max(1_000)
    .transform((json, context) => {
      try {
        return fieldPath.parse(JSON.parse(json));
      } catch {
        context.addIssue({ code: 'custom', message: 'is no path' });
        return z.NEVER;
      }
    })
    .optional(),
  body: z
    .literal('1')
    .transform(() => true as const)
    .optional(),
  page: z.string().max(300).optional(),
});

/** Values as forms show them. A field without a value is not set. */
const changes = z.array(z.strictObject({ place, value: z.unknown().optional() })).max(1_000);

export const entryForms = {
  /** `POST /edit/entry/check`: nothing is written. With `place`, for the editor of that value. */
  check: z.strictObject({ file, changes, place: place.optional() }),
  /** `POST /edit/entry/save` */
  save: z.strictObject({ file, version: z.string(), changes }),
  /** `POST /edit/entry/new`: creates a draft from a template. */
  new: z.strictObject({ kind: z.string().max(40), name: z.string().max(200) }),
  /** `POST /edit/entry/translate`: creates a draft of a page in another language. */
  translate: z.strictObject({ page: z.string().max(300), language: z.string().max(10) }),
  /** `POST /edit/entry/rename`: a page's old address then redirects to the new one. */
  rename: z.strictObject({ file, version: z.string(), name: z.string().max(200) }),
};

export type EntryRequests = { [Name in keyof typeof entryForms]: z.output<(typeof entryForms)[Name]> };

/** A translation: its file, or a page that can be translated. */
export type InLanguage = { label: string; code: string; file?: string };

/** A list that contains a value, or a reference to its file, and the index. */
export type InList = {
  list: FieldAt;
  /** Version of the list's file; empty when the file is gone, and a change is refused. */
  version: string;
  index: number;
  length: number;
  /** The item as YAML, as a template for new ones. */
  template: string;
  /** The list's label. */
  name: string;
  /** Set when the items are references to files. */
  collection?: string;
};

/** Context of a value: the other fields of its group, and the lists that contain it. */
export type Around = {
  beside: { place: FieldAt; label: string; text: string }[];
  lists: InList[];
};

/** A value that the author opened on a page. */
export type OpenValue = Around & {
  /** Its file may be the file of defaults. */
  place: FieldAt;
  /** The field's schema from the field reference, without a group's fields. */
  schema: FieldSchema;
  /** The path of the field in plain words: "Questions › 2nd › Answer". */
  label: string;
  description: string;
};

/** Changes of a translation's source that it doesn't include yet, with their places in the translation. */
export type StaleSentences = { of: string; changes: { before: string; after: string; place: FieldAt }[] };

/** The review of a file's text. `isChanged`: the text has changed since. */
export type Review = {
  on?: string;
  by?: string;
  due?: string;
  isChanged: boolean;
  /** Names the translations of a disclaimer that still match its earlier English text. */
  old?: string;
  place: FieldAt;
  people: { id: string; name: string }[];
};

export type EntryForm = {
  file: string;
  noun: string;
  version: string;
  values: Record<string, unknown>;
  body: string;
  bodyIs: 'required' | 'optional' | 'none';
  /** The field reference of its fields. */
  schema: FieldSchema;
  /** The problems of the file, or of the opened value. */
  problems: FieldDiagnostic[];
  /** The addresses of the pages that show its text. */
  shownOn: string[];
  /** The address of a page. */
  page?: string;
  /** The source of a translation, shown next to each field. */
  source?: { label: string; file: string; values: unknown; body: string };
  languages: InLanguage[];
  /** Set for a translation whose source has changed. */
  translation?: StaleSentences;
  review?: Review;
  /** Where a fact is quoted. */
  quotedIn?: { file: string; line: number; place: FieldAt }[];
  value?: OpenValue;
};

export type CheckedEntry = {
  problems: FieldDiagnostic[];
  /** The value as pages show it; only for Markdown and for text with facts. */
  html?: string;
};
export type SavedEntry = Conflict | (Saved & CheckedEntry);
export type Started = { file: string };
/** `page` is the new address of a page. */
export type Renamed = { renamed: string; page?: string };

/** `GET /edit/files`: all files, by kind. */
export type FileKind = {
  collection: string;
  label: string;
  /** How to name a new file, for kinds of files that authors can create. */
  start?: { kind: string; noun: string; example: string };
  files: { file: string; title: string; isDraft: boolean }[];
};
