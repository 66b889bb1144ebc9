import type { FactTexts } from '#content/facts/fact-texts.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Diagnostic, SourceLocation } from '#content/report/diagnostic.ts';
import type { AnyEntry, Entries, Entry, Page } from '#practice/site.ts';
import type { DataOf } from '#practice/collections.ts';
import type { Disclaimers } from './disclaimers.ts';
import type { EntryText } from './entry-texts.ts';
import type { Parts } from './placements.ts';
import type { ClaimTopic } from './phrases.ts';

/** A warning stops a production build until it is fixed or waived; a reminder never stops one; info is only listed. */
export type AdvertisingSeverity = 'error' | 'warning' | 'reminder' | 'info';

export type RuleId = `AD-${number}`;

/** A rule of attorney advertising, listed in rules.ts. */
export type AdvertisingRule = {
  id: RuleId;
  name: string;
  /** The bar or federal rule behind it. */
  authority: string;
  severity: AdvertisingSeverity;
  phrases?: readonly PhraseRule[];
};

/** Phrases that are violations, or need a disclaimer next to them. */
export type PhraseRule = {
  topic: ClaimTopic;
  severity?: AdvertisingSeverity;
  message: string;
  /** Empty if the fix depends on where the disclaimer is. */
  fix: string;
  /** The phrase is harmless when negated: "We do not guarantee", "beware of anyone who guarantees". */
  canBeNegated?: true;
  /**
   * The phrase must be about the firm. `unless-others`: no bank or court is the actor before it. `right-before`: the firm is
   * named right before it. `if-long-addressed`: its sentence, if long, names the firm or addresses the reader.
   * `if-firm-speaks`: it is in a heading, or the firm speaks.
   */
  aboutFirm?: 'unless-others' | 'right-before' | 'if-long-addressed' | 'if-firm-speaks';
  /** Whether the phrase is harmless in its context. */
  isHarmless?: (context: PhraseContext) => boolean;
  /** One of these disclaimers must be in the same part. */
  disclaimers?: readonly string[];
  /** The text must also quote a proven fact: a figure of the firm itself, or any figure. */
  fact?: 'own-figure' | 'any-figure';
};

export type PhraseContext = {
  text: string;
  sentence: string;
  /** The index of the phrase in the sentence. */
  index: number;
  match: string;
  language: Language;
  collection: string;
  /** All text of the part of the page or record. */
  part: string;
};

/** The content that checks may read. */
export type Context = {
  entries: Entries;
  pages: ReadonlyMap<string, Page>;
  firm: DataOf<'site'>;
  facts: FactTexts;
  disclaimers: Disclaimers;
  parts: Parts;
  /** Offers that haven't ended. */
  currentOffers: readonly Entry<'offers'>[];
  now: Date;
  production: boolean;
};

/** A diagnostic of these rules, before its fields are joined into one message. */
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
  entry: AnyEntry;
  text: EntryText;
  /** The index of the phrase in the text. */
  index: number;
};
