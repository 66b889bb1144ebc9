/** What the form of a whole file and the preview exchange, below `/edit`. */
import * as z from 'zod';
import type { Problem } from '#content/report/problem.ts';
import type { Asked } from '../reference/json-schema.ts';
import type { FieldAt } from '../contract.ts';

const file = z.string().min(1).max(300);
const content = { file, values: z.record(z.string(), z.unknown()), body: z.string() };

/** `GET /edit/entry?file=` */
export const entryQuery = z.strictObject({ file });

export const entryForms = {
  /** `POST /edit/entry/check`: nothing is written. */
  check: z.strictObject(content),
  /** `POST /edit/entry/save` */
  save: z.strictObject({ ...content, version: z.string() }),
  /** `POST /edit/entry/new`: a draft with the words of its template. */
  new: z.strictObject({ kind: z.string().max(40), name: z.string().max(200) }),
  /** `POST /edit/entry/translate`: a draft of a page in another language. */
  translate: z.strictObject({ page: z.string().max(300), language: z.string().max(10) }),
  /** `POST /edit/entry/rename`: a page's old address then leads to the new one. */
  rename: z.strictObject({ file, version: z.string(), name: z.string().max(200) }),
};

/** A problem, and the field that it is about. */
export type FieldProblem = Problem & { place: FieldAt };

/** The same in another language: a file, or a page that can be translated. */
export type InLanguage = { label: string; code: string; file?: string };

export type EntryForm = {
  file: string;
  noun: string;
  version: string;
  values: Record<string, unknown>;
  body: string;
  bodyIs: 'required' | 'optional' | 'none';
  /** What the field reference says of its fields. */
  asked: Asked;
  problems: FieldProblem[];
  /** The pages that show it. */
  shownOn: string[];
  /** The address of a page. */
  page?: string;
  /** What it translates, to be shown beside each field. */
  source?: { label: string; file: string; values: unknown; body: string };
  languages: InLanguage[];
};

export type CheckedEntry = { problems: FieldProblem[] };
export type Started = { file: string };
export type Renamed = { renamed: string };

/** `GET /edit/files`: all files, by kind. */
export type FileKind = {
  collection: string;
  label: string;
  /** What a new file is called, for kinds that can be started. */
  start?: { kind: string; noun: string; example: string };
  files: { file: string; title: string; isDraft: boolean }[];
};
