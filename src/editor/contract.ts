/**
 * Requests from the preview's editors to its server, and the responses. Each request is a JSON POST to `/edit/<name>`
 * with the `x-edit-token` header, whose value is in `<meta name="edit-token">`. Requests that don't match their schema
 * are rejected; the router limits their size.
 */
import * as z from 'zod';
import type { FieldSchema } from '#content/fields/json-schema.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';

const file = z.string();
const version = z.string();

const location = z.strictObject({ file, path: z.array(z.union([z.string(), z.int().min(0)])) });
/** Where a value is: a content file and a path in its fields. The path of the text below the fields is `['body']`. */
export type FieldLocation = z.output<typeof location>;

/** Sets a field to a value in the forms' format; without a value, removes the field. */
const change = z.strictObject({ location, value: z.unknown().optional() });
export type Change = z.output<typeof change>;
/** Changes to one file. Either all are applied or none. */
const changes = z.array(change);

/** The requests by name. */
export const requestSchemas = {
  /** Lists the files of a collection, or all pages if `kind` is `paths`. */
  listChoices: z.strictObject({ kind: z.string(), language: z.string().optional() }),
  /** Reads a file; with `path`, the file that defines the value. `page` is the page that shows it. */
  readEntry: z.strictObject({ ...location.partial({ path: true }).shape, page: z.string().optional() }),
  /** Checks without writing; with `location`, returns only the problems of that value. */
  check: z.strictObject({ file, changes, location: location.optional() }),
  save: z.strictObject({ file, version, changes }),
  /** Reverts the last save of a file; with `version`, only if that save produced it. */
  undo: z.strictObject({ file, version: version.optional() }),
  /** Records that an attorney approved the current text of the file. */
  approve: z.strictObject({ file, by: z.string(), keepTranslations: z.boolean().optional() }),
  /** Records that a translation matches the current text of its source. */
  markTranslated: z.strictObject({ file }),
  remove: z.strictObject({ file, version }),
  /** Renames a file. A page's old path then redirects to the new one. */
  rename: z.strictObject({ file, version, name: z.string() }),
  /** Creates a draft of a page in another language. */
  translate: z.strictObject({ page: z.string(), language: z.string() }),
  savePicture: z.strictObject({ name: z.string(), dataBase64: z.base64() }),
};

export type RequestBodies = {
  [Name in keyof typeof requestSchemas]: z.output<(typeof requestSchemas)[Name]>;
};

/** Responses to successful requests. */
export type Responses = {
  listChoices: Choice[];
  readEntry: EntryForm;
  check: CheckedEntry;
  save: SaveResult;
  undo: { undone: string };
  approve: SaveResult;
  markTranslated: SaveResult;
  remove: { removed: string };
  /** `page` is the page's new path, if the file is a page. */
  rename: { renamed: string; page?: string };
  translate: { file: string };
  /** `path` is the picture's URL path, such as /images/office.jpg. Its description is a separate field. */
  savePicture: { path: string };
};

/** The response to a rejected request. Nothing was written. */
export type ErrorResponse = { error: string; problems: Diagnostic[] };

/** A problem and the field that it is about. */
export type FieldDiagnostic = Diagnostic & { location: FieldLocation };

export type SaveSuccess = {
  version: string;
  problems: FieldDiagnostic[];
  /** The version after reformatting and before the change, if the file was reformatted first. */
  formatted?: string;
};
/** The file changed on disk in the meantime, so nothing was written. Contains both versions of the file. */
export type Conflict = { conflict: { yours: string; theirs: string; version: string } };
export type SaveResult = SaveSuccess | Conflict;

/** `location` is the field that contains `description`. */
export type Choice = { id: string; label: string; description: string; location: FieldLocation };

/** A file's version in one language; without `file`, it isn't translated yet. */
export type LanguageVersion = { label: string; code: string; file?: string };

/** A list that contains a value or a reference to its file, and the item's index. */
export type ContainingList = { list: FieldLocation; index: number; length: number };

/** Changes to a translation's source that the translation doesn't include yet, with their locations in the translation. */
export type StaleSentences = {
  sourcePath: string;
  changes: { before: string; after: string; location: FieldLocation }[];
};

/** The review of a file's text. `isChanged`: the text has changed since. */
export type Review = {
  reviewedOn?: string;
  reviewer?: string;
  /** The date by which the text must be reviewed again. */
  reviewBy?: string;
  isChanged: boolean;
  /** Such as "the Spanish translation hasn’t changed", if the English text of a disclaimer has. */
  outdatedTranslations?: string;
  people: { id: string; name: string }[];
};

export type EntryForm = {
  /** The content file, or the defaults file for a value that a county inherits. */
  file: string;
  noun: string;
  version: string;
  /** Includes the text below the fields. */
  values: Record<string, unknown>;
  /** Describes the fields of the file. */
  schema: FieldSchema;
  /** The problems in the file, or in the opened value. */
  problems: FieldDiagnostic[];
  /** The paths of the pages that show its text. */
  shownOn: string[];
  /** The path of the page, if the file is one. */
  page?: string;
  /** The values of the source, if the file is a translation. Shown next to each field. */
  source?: unknown;
  /** The defaults file of a county, with the values that the county inherits where it has none. */
  defaults?: { file: string; values: unknown };
  languages: LanguageVersion[];
  /** Set for a translation whose source has changed. */
  translation?: StaleSentences;
  review?: Review;
  /** Where a fact is quoted or referenced. */
  quotedIn?: { file: string; line: number; location: FieldLocation }[];
  /** The lists of the page that reference the file. */
  listedIn: ContainingList[];
};

export type CheckedEntry = {
  problems: FieldDiagnostic[];
  /** The value as pages show it; missing for values that can't be rendered alone. */
  html?: string;
};
