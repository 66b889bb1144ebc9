/** Requests and responses of the form of a whole file, below `/edit`. */
import * as z from 'zod';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import type { EditableValue, FieldDiagnostic } from '../contract.ts';

const file = z.string().min(1).max(300);
const content = { file, values: z.record(z.string(), z.unknown()), body: z.string() };

/** `GET /edit/entry?file=` */
export const entryQuery = z.strictObject({ file });

export const entryForms = {
  /** `POST /edit/entry/check`: nothing is written. */
  check: z.strictObject(content),
  /** `POST /edit/entry/save` */
  save: z.strictObject({ ...content, version: z.string() }),
  /** `POST /edit/entry/new`: creates a draft from a template. */
  new: z.strictObject({ kind: z.string().max(40), name: z.string().max(200) }),
  /** `POST /edit/entry/translate`: creates a draft of a page in another language. */
  translate: z.strictObject({ page: z.string().max(300), language: z.string().max(10) }),
  /** `POST /edit/entry/rename`: a page's old address then redirects to the new one. */
  rename: z.strictObject({ file, version: z.string(), name: z.string().max(200) }),
};

/** A translation: its file, or a page that can be translated. */
export type InLanguage = { label: string; code: string; file?: string };

export type EntryForm = {
  file: string;
  noun: string;
  version: string;
  values: Record<string, unknown>;
  body: string;
  bodyIs: 'required' | 'optional' | 'none';
  /** The field reference of its fields. */
  schema: FieldSchema;
  problems: FieldDiagnostic[];
  /** The pages that show it. */
  shownOn: string[];
  /** The address of a page. */
  page?: string;
  /** The source of a translation, shown next to each field. */
  source?: { label: string; file: string; values: unknown; body: string };
  languages: InLanguage[];
  /** For a translation whose source has changed. */
  translation?: EditableValue['translation'];
};

export type CheckedEntry = { problems: FieldDiagnostic[] };
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
