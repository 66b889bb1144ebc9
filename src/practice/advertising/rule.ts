import type { FactTexts } from '#content/facts/fact-texts.ts';
import type { Diagnostic, SourceLocation } from '#content/report/diagnostic.ts';
import type { AdvertisingSeverity, RuleId } from '#practice/advertising-rules.ts';
import type { DataOf } from '#practice/collections.ts';
import type { AnyEntry, Entries, Entry, Page } from '#practice/site.ts';
import type { EntryText } from './entry-texts.ts';

/** The content that checks may read. */
export type Context = {
  entries: Entries;
  /** Published and scheduled pages. */
  pages: ReadonlyMap<string, Page>;
  firm: DataOf<'site'>;
  facts: FactTexts;
  /** Lists all text of an entry, including inherited text. */
  listTexts: (entry: AnyEntry) => readonly EntryText[];
  /** Returns all text in the part that contains a text, with the part's disclaimers and the records that it shows. */
  getPartText: (text: EntryText) => string;
  /** The text of every disclaimer in every language. */
  disclaimerTexts: readonly string[];
  /** Offers that haven't ended. */
  currentOffers: readonly Entry<'offers'>[];
  now: Date;
  production: boolean;
};

/** A problem that an advertising rule found, before its fields are joined into one message. */
export type Finding = Omit<Diagnostic, 'rule' | 'severity'> & {
  /** Undefined for a warning whose kind is uncertain. */
  rule?: RuleId;
  severity: AdvertisingSeverity;
  /** The text that the message quotes. */
  excerpt: string;
  fix: string;
  /** The text that contains the excerpt. */
  context?: string;
};

/** A finding in the text of an entry; its location in the file is added later. */
export type TextFinding = Omit<Finding, 'severity' | keyof SourceLocation> & {
  severity?: AdvertisingSeverity;
  text: EntryText;
  /** The index of the excerpt in the text. */
  index: number;
};
