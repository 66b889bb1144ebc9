import type { BracedWords } from '../defaults.ts';
import type { SiteDefinition } from '../definition.ts';
import type { FactNames } from '../facts/broken-quotes.ts';
import type { FactWords } from '../facts/fact-words.ts';
import type { Routes } from '../routes/routes.ts';
import type { Entries, Entry, PageEntry } from '../site.ts';
import type { FieldPath } from '../source/positions.ts';

/** A file whose fields could be read, whether or not they hold to their schema. */
export type Parsed = Pick<Entry, 'collection' | 'traits' | 'id' | 'file' | 'frontmatter' | 'texts' | 'links'>;

/** Errors stop a build; warnings are shown and do not. */
export type Severity = 'error' | 'warning';

/** Where something stands. */
export type At =
  /** A file as a whole, or a line and column of it (from 1) with so many characters underlined. */
  | { file: string; line?: number; column?: number; length?: number }
  /** Characters of the file's text, from `range[0]` to before `range[1]`. */
  | { entry: Parsed; range: readonly [number, number] }
  /**
   * A field: its name, its value (or these words of it), or the group that it is missing from. `occurrence` tells which of
   * several like words is meant, from 0.
   */
  | { entry: Parsed; path: FieldPath; on: 'key' | 'value' | 'parent'; words?: string; occurrence?: number };

/** What a rule reports: where, what is wrong and how to fix it. */
export type Report = {
  at: At;
  /** One plain sentence or two. Where `at` is a field, it is read after the field's name. */
  message: string;
  /** Where one case is less certain, or graver, than the rule. */
  severity?: Severity;
  /** The name before the sentence, where it is not the field's own; '' for none. */
  field?: string;
  /** The one fault behind several reports, such as a missing file: it is reported once. */
  cause?: string;
  /** Of the reports of one cause, this one says what to do. */
  leads?: true;
  /** Other files that have to be changed with it. */
  alsoIn?: string[];
};

/** One thing that content must hold to. A rule is one file in a folder of rules, and one line in the list. */
export type Rule<Subject, Context = void> = {
  id: string;
  severity: Severity;
  /** Why it matters, for the authors' guide. */
  why: string;
  /** The number of the law or standard behind it, where it has one. */
  authority?: string;
  /** Silent about a file of which one of these rules has spoken; or of everything while there is any error. */
  unless?: readonly string[] | 'any-error';
  // A method, so that the rules of a practice may ask for its own, narrower types.
  run(subject: Subject, context: Context): Iterable<Report>;
};

/** About a file as it is typed, right or wrong. Of other files it knows which facts there are. */
export type SourceRule = Rule<Parsed, { facts: FactNames; braced: BracedWords }>;

/** About what a file types that facts say as well. */
export type FactRule = Rule<Parsed, { facts: FactWords; braced: BracedWords }>;

/** About a file whose fields hold to their schema. */
export type EntryRule = Rule<Entry>;

/** All that a rule about the whole site may know. */
export type SiteContext<
  All extends Entries = Entries,
  One extends Entry = Entry,
  OfPage extends PageEntry = PageEntry,
> = {
  definition: SiteDefinition;
  entries: All;
  facts: FactWords;
  /** Every entry by its file. */
  byFile: ReadonlyMap<string, One>;
  /** The places that links may lead to, by the file of their page. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files whose fields have problems. */
  invalid: readonly Parsed[];
  routes: Routes<OfPage>;
  /** Every content file as read. */
  sources: ReadonlyMap<string, string>;
  /** The path of every file in public/, from there. */
  publicFiles: readonly string[];
  /** Every address that was ever published. */
  publishedPaths: readonly string[];
  /** The project's root. */
  root: string;
  /** The build clock, and its calendar day. */
  now: Date;
  today: string;
  /** Whether it is to go live. */
  production: boolean;
};

/** About what files are to each other. */
export type SiteRule = Rule<SiteContext>;

/** What content is checked for, in this order. */
export type RuleSet = {
  /** What one file holds as typed … */
  source: readonly SourceRule[];
  /** … what it types that facts say as well … */
  facts: readonly FactRule[];
  /** … what an entry says, once its fields hold to their schema … */
  entry: readonly EntryRule[];
  /** … what files are to each other … */
  site: readonly SiteRule[];
  /** … and what must not go live. */
  production: readonly SiteRule[];
};
