/**
 * What the preview's editors and its server say to each other, below `/edit`. Everything is JSON. What changes
 * anything is a POST with the header `x-edit-token`; the token of the run stands in `<meta name="edit-token">`.
 */
import type { Problem } from '#content/report/problem.ts';
import type { FieldPath } from '#content/source/positions.ts';

/** Where a value stands: a content file and the way to the value in its fields. With `body`, the text below them. */
export type FieldAt = { file: string; path: FieldPath; body?: true | undefined };

/** `line` is one line of words, `text` may have several. A `group` of fields is opened field by field. */
export type ValueKind =
  'line' | 'text' | 'list' | 'choice' | 'date' | 'reference' | 'number' | 'yes-no' | 'group';

/** `GET /edit/value?file=&path=<JSON>[&body=1]` */
export type Value = {
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
  /** Whether the field may be left out: words that are empty take it out of the file. */
  optional: boolean;
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

/** `POST /edit/check`: nothing is written. */
export type CheckRequest = { place: FieldAt; version: string; words: string };
export type Checked = {
  problems: Problem[];
  /** Of the pages that show the file and that the last build weighed. */
  wordsLeft?: { page: string; words: number }[];
  /** The value as pages show it; only of Markdown and of words with facts. */
  html?: string;
};

export type Change =
  | { place: FieldAt; words: string }
  | { list: FieldAt; move: [from: number, to: number] }
  | { list: FieldAt; remove: number }
  /** One item as YAML, such as `probate-cost` or `question: …\nanswer: …`. */
  | { list: FieldAt; add: string; at: number };

/** `POST /edit/save`: all changes lie in one file, and all are made or none. */
export type SaveRequest = { version: string; changes: Change[] };
/** `POST /edit/undo`: takes the last save of this run back; with a version, only if it is the save that made it. */
export type UndoRequest = { file: string; version?: string | undefined };
/** `POST /edit/approve`: an attorney has read the words of the file as they stand. */
export type ApproveRequest = { file: string; by: string; keepTranslations?: boolean | undefined };
/** `POST /edit/translated`: a translation says the same as its source, as both stand. */
export type TranslatedRequest = { file: string };
export type Saved = { version: string; problems: Problem[] };
/** Nothing was written. */
export type Refused = { refused: string; problems: Problem[] };
/** The file changed on the disk meanwhile, and nothing was written: the whole file as it would be, and as it is. */
export type Conflict = { conflict: { yours: string; theirs: string; version: string } };
export type SaveAnswer = Saved | Refused | Conflict;

/** `GET /edit/choices?kind=[&language=]` */
export type ChoiceKind = 'facts' | 'questions' | 'cards' | 'pages';
export type Choice = {
  id: string;
  label: string;
  words: string;
  /** Where its words are. */
  place: FieldAt;
};

/** `GET /edit/file?file=` and, for whole entries, `POST /edit/file`; `version` is null for a new file. */
export type WholeFile = { file: string; version: string; text: string };
export type WriteFileRequest = { file: string; version: string | null; text: string };

/** `POST /edit/picture`: the address of the picture below `public/`. `alt` is left out where a field beside it asks. */
export type PictureRequest = { name: string; dataBase64: string; alt?: string };
export type PictureSaved = { path: string; width: number; height: number };
