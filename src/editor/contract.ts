/**
 * Requests and responses between the preview's editors and its server, below `/edit`, all in JSON. Changes are POSTs with
 * the header `x-edit-token`, whose value is in `<meta name="edit-token">`. Requests that don't match a schema are refused.
 */
import * as z from 'zod';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { FieldSchema } from '#content/fields/json-schema.ts';

const file = z.string().min(1).max(300);
const count = z.int().min(0).max(10_000);
const path = z.array(z.union([z.string().max(100), count])).max(20);
const words = z.string();

export const place = z.strictObject({ file, path, body: z.literal(true).optional() });
/** The place of a value: a content file and a path in its fields. With `body`, the text below the fields. */
export type FieldAt = z.output<typeof place>;

/** A problem and the field that it is about. */
export type FieldDiagnostic = Diagnostic & { place: FieldAt };

/** `GET /edit/value?file=&path=<JSON>[&body=1][&page=]`: `page` is the address of the page that shows it. */
export const valueQuery = z.strictObject({
  file,
  path: z
    .string()
    .max(1_000)
    .transform((json, context) => {
      try {
        return path.parse(JSON.parse(json));
      } catch {
        context.addIssue({ code: 'custom', message: 'is no path' });
        return z.NEVER;
      }
    })
    .optional(),
  body: z.literal('1').optional(),
  page: z.string().max(300).optional(),
});

/** A list that contains a value, or a reference to its file, and the index. */
export type InList = {
  list: FieldAt;
  /** Version of the list's file; null when the file is gone and the list can't be changed. */
  version: string | null;
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
  beside: { place: FieldAt; label: string; words: string }[];
  lists: InList[];
  /** The address of the whole file's form. */
  form: string;
};

export type EditableValue = Around & {
  place: FieldAt;
  /** Version of the file that contains the value, which may be the file of defaults. */
  version: string;
  /** The text in the file without YAML quotes; facts and Markdown as typed. Empty when the value is missing. */
  words: string;
  /** From the field reference, without a group's fields. */
  schema: FieldSchema;
  /** The path of the field in plain words: "Questions › 2nd › Answer". */
  label: string;
  description: string;
  /** For a list: summaries of its items. */
  items?: { label: string }[];
  /** The addresses of the pages that show this file's text. */
  shownOn: string[];
  /** For a file with a reviewer. `isChanged`: the text has changed since the review. */
  review?: {
    on?: string;
    by?: string;
    due?: string;
    isChanged: boolean;
    /** Names the translations of a disclaimer that still match its earlier English text. */
    old?: string;
    place: FieldAt;
    people: { id: string; name: string }[];
  };
  /** For a translation whose source has changed: the sentences to update, with their places in the translation. */
  translation?: { of: string; changes: { was: string; isNow: string; place: FieldAt }[] };
  /** For a fact: where it is quoted. */
  quotedIn?: { file: string; line: number; place: FieldAt }[];
  problems: Diagnostic[];
};

export type Checked = {
  problems: Diagnostic[];
  /** The value as pages show it; only for Markdown and for text with facts. */
  html?: string;
};

const change = z.union([
  z.strictObject({ place, words }),
  z.strictObject({ list: place, move: z.tuple([count, count]) }),
  z.strictObject({ list: place, remove: count }),
  /** One item as YAML, such as `probate-cost` or `question: …\nanswer: …`. */
  z.strictObject({ list: place, add: words, at: count }),
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
  words: string;
  /** The place of its words. */
  place: FieldAt;
};

/** The path of the picture below `public/`. Its description is another field. */
export type PictureSaved = { path: string; width: number; height: number };

/** The bodies of POST requests, by name: `/edit/check` and so on. */
export const posted = {
  /** Nothing is written. */
  check: z.strictObject({
    place,
    words,
    /** Values that are saved together with it. */
    also: z.array(z.strictObject({ place, words })).max(10).optional(),
  }),
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
export type Answers = Record<Exclude<keyof Posted, 'check' | 'picture' | 'remove'>, SaveAnswer> & {
  check: Checked;
  remove: { removed: string };
  picture: PictureSaved;
};
