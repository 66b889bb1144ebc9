import type { BracedWords } from '../defaults.ts';
import type { SiteDefinition } from '../definition.ts';
import type { FactNames } from '../facts/broken-quotes.ts';
import type { FactWords } from '../facts/fact-words.ts';
import type { Routes } from '../routes/routes.ts';
import type { Entries, Entry, PageEntry } from '../site.ts';
import type { FieldPath } from '../source/positions.ts';

/** A file with readable fields, valid or not. */
export type Parsed = Pick<Entry, 'collection' | 'traits' | 'id' | 'file' | 'frontmatter' | 'texts' | 'links'>;

/** Errors stop the build; warnings don't. */
export type Severity = 'error' | 'warning';

/** The location of a report. */
export type At =
  /** A file, or a line and column of it (from 1) with `length` characters underlined. */
  | { file: string; line?: number; column?: number; length?: number }
  /** Characters of the file's text from `range[0]` up to `range[1]`, exclusive. */
  | { entry: Parsed; range: readonly [number, number] }
  /**
   * A field: its key, its value (or `words` in it), or the group that it is missing from. `occurrence` selects one of several
   * matches, from 0.
   */
  | { entry: Parsed; path: FieldPath; on: 'key' | 'value' | 'parent'; words?: string; occurrence?: number };

/** A rule's finding: location, problem and fix. */
export type Report = {
  at: At;
  /** One or two plain sentences. When `at` is a field, the message follows the field's name. */
  message: string;
  /** Overrides the rule's severity. */
  severity?: Severity;
  /** Overrides the field name before the message; '' for none. */
  field?: string;
  /** The cause of several reports, such as a missing file, which are merged. */
  cause?: string;
  /** The main report of its cause, which explains the fix. */
  isMain?: true;
  /** Other files that must be changed as well. */
  alsoIn?: string[];
};

/** A requirement on content. Each rule is one file in a folder of rules and one line in the list. */
export type Rule<Subject, Context = void> = {
  id: string;
  severity: Severity;
  /** The reason, for the field reference. */
  why: string;
  /** The law or standard behind it, if any. */
  authority?: string;
  /** Skipped for a file where one of these rules reported a problem, or entirely while there is any error. */
  unless?: readonly string[] | 'any-error';
  // A method, so that rules of a practice may use narrower parameter types.
  run(subject: Subject, context: Context): Iterable<Report>;
};

/** Checks a file's source, valid or not. Its only context is the names of facts. */
export type SourceRule = Rule<Parsed, { facts: FactNames; braced: BracedWords }>;

/** Checks text that facts also contain. */
export type FactRule = Rule<Parsed, { facts: FactWords; braced: BracedWords }>;

/** Checks a file that passed schema validation. */
export type EntryRule = Rule<Entry>;

/** The context of rules about the whole site. */
export type SiteContext<
  All extends Entries = Entries,
  One extends Entry = Entry,
  OfPage extends PageEntry = PageEntry,
> = {
  definition: SiteDefinition;
  entries: All;
  facts: FactWords;
  /** All entries by file path. */
  byFile: ReadonlyMap<string, One>;
  /** Link anchors by the file of their page. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files with invalid fields. */
  invalid: readonly Parsed[];
  routes: Routes<OfPage>;
  /** All content files as read. */
  sources: ReadonlyMap<string, string>;
  /** Paths of all files in public/, relative to it. */
  publicFiles: readonly string[];
  /** All addresses that were ever published. */
  publishedPaths: readonly string[];
  /** The project root. */
  root: string;
  /** The build clock and its calendar day. */
  now: Date;
  today: string;
  /** Whether this is a production build. */
  production: boolean;
};

/** Checks files against each other. */
export type SiteRule = Rule<SiteContext>;

/** All rules, in order. */
export type RuleSet = {
  /** Rules about the source of one file. */
  source: readonly SourceRule[];
  /** Rules about text that facts also contain. */
  facts: readonly FactRule[];
  /** Rules about an entry with valid fields. */
  entry: readonly EntryRule[];
  /** Rules about files in relation to each other. */
  site: readonly SiteRule[];
  /** Rules about what must not go live. */
  production: readonly SiteRule[];
};
