import type { Language } from '#content/languages/languages.ts';
import type { Span } from '#content/report/problem.ts';
import type { Page, Site } from '#practice/site.ts';
import type { Disclaimers } from '../disclaimers.ts';
import type { EntryText } from '../entry-texts.ts';
import type { Band } from '../page/bands.ts';
import type { Sentence } from '../reader/sentences.ts';
import type { Claims, Mention, TopicFinder } from '../topics.ts';

/** A warning stops a production build until it is fixed or waived; a reminder is shown and never stops one. */
type Severity = 'error' | 'warning' | 'reminder' | 'info';

export type RuleId = `AD-${number}`;

/** A rule of attorney advertising: an object in a file of this folder, and one line in the list (index.ts). */
export type Rule = {
  id: RuleId;
  name: string;
  /** The bar or federal rule behind it. */
  authority: string;
  severity: Severity;
  /** Silent about words of which one of these rules of the content has spoken. */
  unless?: readonly string[];
  /** What is asked, by what it is asked of; nothing where only people can tell. */
  run: {
    /** Words that are wrong wherever they stand: asked of each paragraph of the content files. */
    text?: Check<CheckedText, TextReport>[];
    /** Asked of each part of a built page, wherever it stands: what pages share is checked once. */
    part?: Check<Part>[];
    /** Asked of each built page as a whole: what stands together on it, and what it owes its reader. */
    page?: Check<CheckedPage>[];
    /** What the records themselves must hold, on whatever page they are shown. */
    records?: ((context: Context) => Report[])[];
  };
};

export type Check<Subject, Reported extends Report = Report> = (
  subject: Subject,
  context: Context,
) => Reported[];

/** A paragraph of a content file, with what it speaks of and split into sentences and words for all rules. */
export type CheckedText = Claims &
  Pick<EntryText, 'text' | 'language' | 'disclaimers'> & { sentences: readonly Sentence[] };

/** A part of a page in `language`. */
export type Part = { band: Band; language: Language };

/** A built page with what it was built from. */
export type CheckedPage = { page: Page; bands: Band[] };

/** What every rule may ask. */
export type Context = {
  site: Pick<Site, 'entries' | 'firm'>;
  now: Date;
  production: boolean;
  disclaimers: Disclaimers;
  topicFinder: TopicFinder;
};

/** What a rule reports, before its place in content is known. */
export type Report = {
  /** The rule that it falls under, where that is another. */
  rule?: RuleId;
  /** Where it differs from the rule's own. */
  severity?: Severity;
  /** The words that were found. */
  found: string;
  /** What is wrong, and how to fix it. */
  message: string;
  fix: string;
  /** The stretch of text in which the words stand. */
  context?: string;
  /** The content file, when the rule knows it. */
  file?: string;
  /** The words may come from a record that neither the page nor its frame names. */
  fromAnyRecord?: true;
  /** A fact quoted where the words stand may prove them: a figure of the firm's own work, or of anybody's. */
  evidence?: 'own-figure' | 'any-figure';
};

/** What is found in a paragraph begins at `index` of its text. */
export type TextReport = Report & { index: number };

/** A report with the rule that it falls under. */
export type Hit = Report & { rule: RuleId };

/** Something in content or on built pages that a rule speaks to. */
export type Finding = Required<Pick<Hit, 'rule' | 'severity' | 'found' | 'message' | 'fix'>> &
  Span & {
    /** The bar or federal rule behind it. */
    authority: string;
    unless?: readonly string[];
    /** Pages that show these words; empty for a finding in a record. */
    pages: string[];
    /** The file of `content/` in which the words stand. */
    file: string;
    /** The file of the waiver that permits it. */
    waivedBy?: string;
  };

/** Bands with statements of the page's own: not the menus around it. */
export function statementBands({ bands }: CheckedPage): Band[] {
  return bands.filter(({ kind }) => kind !== 'head' && kind !== 'header');
}

/** What the statements of a page's own speak of. */
export function mentionsOn(checked: CheckedPage, { topicFinder }: Context): Mention[] {
  return statementBands(checked).flatMap((band) => topicFinder.mentions(band, checked.page.language));
}
