import type { FactWords } from '#content/facts/fact-words.ts';
import { plainText } from '#content/markdown/compile.ts';
import { literalFigures } from '#practice/rules/figures.ts';
import type { Entry } from '#practice/site.ts';
import type { EntryText } from '../entry-texts.ts';
import { memoize } from '#content/memoize.ts';
import { languageOf, tidy } from '../page/bands.ts';
import type { Band, Block } from '../page/bands.ts';
import { project } from '../projection.ts';
import { isLawOnPage } from '../quoted-law.ts';
import { isQuotedLaw } from '../reader/second-reader.ts';
import type { CheckedPage, Context, Hit, Report, Rule, TextReport } from './rule.ts';

/**
 * Not checked: whether a picture shows people of the firm is known to people only. Look at each new
 * photo.
 */
export const peopleInPictures: Rule = {
  id: 'AD-11',
  name: 'People in pictures',
  authority: 'Florida Bar rule 4-7.13(b)(5) to (7)',
  severity: 'warning',
  run: {},
};

/**
 * The record’s five points are true (sample records excepted outside production); its disclaimer
 * stands with the quotation.
 */
export const testimonials: Rule = {
  id: 'AD-12',
  name: 'Testimonials',
  authority: 'Florida Bar rule 4-7.13(b)(8)',
  severity: 'error',
  run: {
    page: [checkQuotations],
    records: [(context) => unproven(context, ['actualClient', 'ownWords', 'representative'])],
  },
};

/** Consent on file, nothing paid, no sample words in production. */
export const inventedReviews: Rule = {
  id: 'AD-13',
  name: 'No invented reviews',
  authority: '16 CFR 465',
  severity: 'error',
  run: { records: [sampleWords, (context) => unproven(context, ['uncompensated', 'consentOnFile'])] },
};

/** The words on record, as pages show them. */
const recordedWords = memoize(({ site }: Context) =>
  [...site.entries.testimonials.values()].map((record) => ({
    record,
    text: tidy(plainText(record.body.html)),
  })),
);

/** A client's words stand with their disclaimer, and come from a record. */
function checkQuotations(checked: CheckedPage, context: Context): Report[] {
  const { page, bands } = checked;
  // Articles quote statutes and letters.
  if (page.entry.collection === 'articles' || page.entry.collection === 'legal') return [];
  return bands.flatMap((band) =>
    band.blocks
      .filter(({ inside }) => inside.has('blockquote'))
      .flatMap((block) => checkQuotation(block, band, checked, context)),
  );
}

function checkQuotation(block: Block, band: Band, { page, bands }: CheckedPage, context: Context): Report[] {
  const { text } = block;
  const record = recordedWords(context).find((known) => known.text.includes(text))?.record;
  const language = languageOf(block, page.language);
  if (record === undefined) {
    const isLaw = isLawOnPage(block, band, language) || isQuotedLaw(text, language);
    return isLaw ? [] : [withoutRecord(text)];
  }
  const { disclaimer } = record.data;
  const standing = context.disclaimers.standing([disclaimer], language, block, band, bands);
  return standing === 'together' ? [] : [withoutDisclaimer(text, disclaimer)];
}

function withoutRecord(text: string): Report {
  return {
    found: text.slice(0, 60),
    message: 'is a quotation without a record.',
    fix: 'Keep each client’s words in content/testimonials, with the five points of proof.',
    context: text,
  };
}

function withoutDisclaimer(text: string, disclaimer: string): Report {
  return {
    found: text.slice(0, 60),
    message: 'is shown without its disclaimer in the same part.',
    fix: `Show "${disclaimer}" right below the quotation, in the language of the page.`,
    context: text,
  };
}

/** What is to be done about words of a client, which nobody may change. */
export const verbatim =
  'A client’s own words stay as they were said: choose another testimonial, or ask the attorney for a waiver (content/waivers).';

/** Left over from drafting, in whoever's words. */
const ofDrafts = 'AD-30';

/**
 * What is found in a client's own words: nobody may change them, so nothing is asked of the writer but to choose others,
 * and the attorney may permit each. What the second reader would ask is decided by the record and by the disclaimer.
 */
export function inOwnWords(
  { text, typed, language }: EntryText,
  heard: readonly (TextReport & Hit)[],
  facts: FactWords,
): (TextReport & Hit)[] {
  const { offsets } = project(typed, facts, language);
  const figures = literalFigures(typed, facts).map(({ words, index }): TextReport & Hit => ({
    rule: 'AD-08',
    severity: 'warning',
    found: words,
    message: 'is a figure of a result or a time, and nothing on record proves it.',
    fix: verbatim,
    index: offsets.indexOf(index),
    context: text,
  }));
  const said = heard.map((hit): TextReport & Hit =>
    hit.rule === ofDrafts ? hit : { ...hit, severity: 'warning', fix: verbatim },
  );
  return [...said, ...figures];
}

type Point = 'actualClient' | 'ownWords' | 'representative' | 'uncompensated' | 'consentOnFile';

/** Sample records may lack their proof until the site goes live. */
function recordsToProve({ site, production }: Context): Entry<'testimonials'>[] {
  return [...site.entries.testimonials.values()].filter(({ data }) => !data.placeholder || production);
}

function sampleWords(context: Context): Report[] {
  return recordsToProve(context)
    .filter(({ data }) => data.placeholder)
    .map(({ file }) => ({
      found: 'placeholder: true',
      message: 'marks sample words, which must not appear as a client’s.',
      fix: 'Put a client’s own words here, or take the testimonial off its pages.',
      file,
      context: 'placeholder: true',
    }));
}

function unproven(context: Context, points: readonly Point[]): Report[] {
  return recordsToProve(context).flatMap(({ data, file }) =>
    points
      .filter((point) => !data[point])
      .map((point) => ({
        found: `${point}: false`,
        message: 'keeps this testimonial from being shown.',
        fix: 'Set it to true once the proof is on file, or take the testimonial off its pages.',
        file,
      })),
  );
}
