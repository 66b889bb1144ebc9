/**
 * What the preview's editors and its server say to each other, below `/edit`. Everything is JSON. What changes
 * anything is a POST with the header `x-edit-token`; the token of the run stands in `<meta name="edit-token">`.
 * Whatever is asked in another form is refused before it is looked at.
 */
import * as z from 'zod';
import type { Problem } from '#content/report/problem.ts';

const file = z.string().min(1).max(300);
const count = z.int().min(0).max(10_000);
const path = z.array(z.union([z.string().max(100), count])).max(20);
const words = z.string();

const place = z.strictObject({ file, path, body: z.literal(true).optional() });
/** Where a value stands: a content file and the way to the value in its fields. With `body`, the text below them. */
export type FieldAt = z.output<typeof place>;

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

/** `line` is one line of words, `text` may have several. A `group` of fields is opened field by field. */
export type ValueKind =
  | 'line'
  | 'text'
  | 'list'
  | 'choice'
  | 'date'
  | 'reference'
  | 'number'
  | 'yes-no'
  | 'group';

/** A list that holds a value, or the name of its file, and where in the list. */
export type InList = {
  list: FieldAt;
  /** Of the list's file; null where that is gone, and the list can't be changed. */
  version: string | null;
  index: number;
  length: number;
  /** The item as YAML, which a new one may be made from. */
  template: string;
  /** What the list is called. */
  name: string;
  /** Where the items are names of files. */
  collection?: string;
};

/** What stands around a value: the other fields of the same group, and the lists that it can be moved in. */
export type Around = {
  beside: { place: FieldAt; label: string; words: string }[];
  lists: InList[];
  /** The address of the whole file's form. */
  form: string;
};

export type Value = Around & {
  place: FieldAt;
  /** Of the file's bytes. Of another file than asked for, where its defaults hold the value. */
  version: string;
  /** As it stands in the file without YAML's quotes; facts and Markdown as typed. Empty where it is left out. */
  words: string;
  kind: ValueKind;
  /** The way to the field in plain words: "Questions › 2nd › Answer". */
  label: string;
  description: string;
  markdown: boolean;
  /** For a choice. */
  choices?: string[];
  /** For a reference. */
  collection?: string;
  /** For a list: its items in few words. */
  items?: { label: string }[];
  /** The addresses of the pages that show this file's words. */
  shownOn: string[];
  /** Of a file that names who read its words; `isChanged`: they have changed since. */
  review?: {
    on?: string;
    by?: string;
    due?: string;
    isChanged: boolean;
    /** Which translations of a disclaimer still say what its English words said before. */
    old?: string;
    place: FieldAt;
    people: { id: string; name: string }[];
  };
  /** Of a translation whose source has changed since: the sentences that it does not follow yet, with the places of their translation. */
  translation?: { of: string; changes: { was: string; isNow: string; place: FieldAt }[] };
  /** For a fact: where it is quoted. */
  quotedIn?: { file: string; line: number; place: FieldAt }[];
  problems: Problem[];
};

export type Checked = {
  problems: Problem[];
  /** The value as pages show it; only of Markdown and of words with facts. */
  html?: string;
};

const change = z.union([
  z.strictObject({ place, words }),
  z.strictObject({ list: place, move: z.tuple([count, count]) }),
  z.strictObject({ list: place, remove: count }),
  /** One item as YAML, such as `probate-cost` or `question: …\nanswer: …`. */
  z.strictObject({ list: place, add: words, at: count }),
]);
export type Change = z.output<typeof change>;
/** A change of the items of a list. */
export type ListEdit = Extract<Change, { list: FieldAt }>;

export type Saved = {
  version: string;
  problems: Problem[];
  /** The version before the change, where the file first got the layout that the editor writes. */
  formatted?: string;
};
/** Nothing was written. */
export type Refused = { refused: string; problems: Problem[] };
/** The file changed on the disk meanwhile, and nothing was written: the whole file as it would be, and as it is. */
export type Conflict = { conflict: { yours: string; theirs: string; version: string } };
export type Removed = { removed: string };
export type SaveAnswer = Saved | Refused | Conflict;

/** `GET /edit/choices?kind=[&language=]`: the files of a collection, or with `addresses` the pages. */
export const choicesQuery = z.strictObject({
  kind: z.string().max(40),
  language: z.string().max(10).optional(),
});
export type Choice = {
  id: string;
  label: string;
  words: string;
  /** Where its words are. */
  place: FieldAt;
};

/** The address of the picture below `public/`. What it shows is said by a field beside it. */
export type PictureSaved = { path: string; width: number; height: number };

/** What is posted to `/edit/check` and so on. */
export const posted = {
  /** Nothing is written. */
  check: z.strictObject({
    place,
    words,
    /** Values that are saved together with it. */
    also: z.array(z.strictObject({ place, words })).max(10).optional(),
  }),
  /** All changes lie in one file, and all are made or none. */
  save: z.strictObject({ version: z.string(), changes: z.array(change).min(1).max(200) }),
  /** Takes the last save of this run back; with a version, only if it is the save that made it. */
  undo: z.strictObject({ file, version: z.string().max(64).optional() }),
  /** An attorney has read the words of the file as they stand. */
  approve: z.strictObject({ file, by: z.string().max(100), keepTranslations: z.boolean().optional() }),
  /** A translation says the same as its source, as both stand. */
  translated: z.strictObject({ file }),
  remove: z.strictObject({ file, version: z.string() }),
  picture: z.strictObject({ name: z.string().min(1).max(200), dataBase64: z.base64() }),
};

export type Posted = { [Name in keyof typeof posted]: z.output<(typeof posted)[Name]> };

/** What is answered where nothing stands against it; else a `Refused`. */
export type Answers = Record<Exclude<keyof Posted, 'check' | 'picture' | 'remove'>, SaveAnswer> & {
  check: Checked;
  remove: Removed | Refused;
  picture: PictureSaved;
};
