import type { Diagnostic, Explanation, Severity } from '../report/diagnostic.ts';
import type { AllowedPlaceholders } from '../defaults.ts';
import type { SiteDefinition } from '../definition.ts';
import type { FactNames } from '../facts/broken-quotes.ts';
import type { FactTexts } from '../facts/fact-texts.ts';
import type { Routes } from '../routes/routes.ts';
import type { Entries, Entry, PageEntry } from '../site.ts';
import type { ListedPath } from '../source/published-paths.ts';
import type { ParsedText } from '../texts.ts';

/** A file whose frontmatter could be parsed, even if its fields are invalid. */
export type ParsedFile = Pick<
  Entry,
  'collection' | 'config' | 'id' | 'file' | 'frontmatter' | 'texts' | 'links'
>;

/** A diagnostic without its rule, and with a severity only if it differs from the severity of the rule. */
export type NewDiagnostic = Omit<Diagnostic, 'rule' | 'severity'> & Pick<Explanation, 'severity'>;

/** A requirement on content. It applies once it is in a list of rules (`index.ts`). */
export type Rule<Subject, Context = void> = {
  id: string;
  severity: Severity;
  /** Why the rule exists. */
  why: string;
  /** The law or standard behind it, if any. */
  authority?: string;
  // A method, because method parameters are bivariant, so a practice's rules can narrow them.
  run(subject: Subject, context: Context): Iterable<NewDiagnostic>;
};

/** Checks a file's source, valid or not, with its syntax trees. Of other files, it depends only on the names of facts. */
export type SourceRule = Rule<
  ParsedFile,
  { facts: FactNames; placeholders: AllowedPlaceholders; parsedTexts: readonly ParsedText[] }
>;

/** Checks a file's text against the facts: figures and contact details that it should quote. */
export type FactRule = Rule<ParsedFile, { facts: FactTexts; placeholders: AllowedPlaceholders }>;

/** Checks a file that passed schema validation. */
export type EntryRule = Rule<Entry>;

/** The context for rules about the whole site. */
export type SiteContext<
  E extends Entries = Entries,
  SiteEntry extends Entry = Entry,
  P extends PageEntry = PageEntry,
> = {
  definition: SiteDefinition;
  entries: E;
  facts: FactTexts;
  /** All entries by file path. */
  entriesByFile: ReadonlyMap<string, SiteEntry>;
  /** Link anchors, by their page's file. */
  anchorsByFile: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files with invalid fields. */
  invalidFiles: readonly ParsedFile[];
  routes: Routes<P>;
  /** The text of all content files, by path. */
  sources: ReadonlyMap<string, string>;
  /** Paths of all files in public/, relative to it. */
  publicFiles: readonly string[];
  /** All paths that were ever published or, with `goesLiveOn`, are reserved for scheduled pages. */
  publishedPaths: readonly ListedPath[];
  /** The project root. */
  root: string;
  /** The time of the build, and its date (YYYY-MM-DD) in the site's time zone. */
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
  /** Rules that compare the text of one file with the facts. */
  facts: readonly FactRule[];
  /** Rules about an entry with valid fields. */
  entry: readonly EntryRule[];
  /** Cross-file rules. */
  site: readonly SiteRule[];
  /** Cross-file rules that run only if nothing else blocks the build. */
  release: readonly SiteRule[];
  /** Rules about content that must not go live. */
  production: readonly SiteRule[];
};
