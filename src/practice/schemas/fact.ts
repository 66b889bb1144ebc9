import { numericUnits } from '#content/facts/units.ts';
import * as z from 'zod';
import {
  colleagueText,
  field,
  flag,
  isoDate,
  optionalList,
  reference,
  text,
  webUrl,
} from '#content/fields/kinds.ts';
import { checkFact } from './fact-value.ts';
import { riskIfWrong, note, placeholder, reviewBy, reviewed } from './parts/head.ts';
import { eachLanguage } from './parts/in-languages.ts';

const { en: _, ...otherLanguages } = eachLanguage();

const inOtherLanguages = z.strictObject(otherLanguages).partial();

const factFields = z.strictObject({
  about: colleagueText('What the figure is, in one sentence.'),
  value: field(z.union([z.number(), z.string(), z.array(z.number()).length(2)]), {
    description: 'The value: a number, text, or the two ends of a range, like [6, 12].',
    audience: 'code',
  }),
  unit: z
    .enum([
      ...numericUnits,
      'date',
      'day-of-year',
      'time',
      'phone',
      'email',
      'address',
      'name',
      'url',
      'text',
    ])
    .describe('The unit or type of the value.'),
  statedAs: text('The text on pages, like "20 days".'),
  translations: inOtherLanguages
    .describe(
      'The text on pages in other languages. Not needed for amounts of money, phone numbers and names.',
    )
    .optional(),
  jurisdiction: z
    .enum(['florida', 'colorado', 'federal', 'firm'])
    .describe('Where the figure applies. Use firm for the firm’s own figures.'),
  source: z
    .strictObject({
      title: colleagueText('The law, notice or record that the figure comes from.'),
      cite: colleagueText('Section or page of the source.').optional(),
      url: webUrl('Where to read the source.').optional(),
    })
    .describe('Where the figure comes from. The fact tables of guides show it.'),
  status: z
    .enum(['stated', 'verified', 'dated', 'disputed'])
    .describe(
      'stated: as the firm states it; verified: checked against the source; dated: outdated, because the law has changed; disputed: two figures conflict.',
    ),
  law: z
    .strictObject({
      says: text('The figure in current law, in words that fit after "under current law,", like "$150,000".'),
      translations: inOtherLanguages.describe('The figure in current law, in other languages.').optional(),
      firm: text(
        'The firm’s figure, in words that fit after "our earlier figure:", if statedAs doesn’t fit there: "30 days" for "30-day".',
      ).optional(),
      cite: text('The section of the law as shown on pages, like "Fla. Stat. s. 735.201".'),
      url: webUrl('Where to read the law.'),
      checkedOn: isoDate('The date on which the firm’s figure was compared with the law.'),
      confirmed: flag(
        'true once an attorney has confirmed the figure in current law. Until then, the site can’t be published.',
      ),
    })
    .describe(
      'The current law, if the firm states a different figure. {{file-name.both}} quotes the law first, then the firm’s figure.',
    )
    .optional(),
  riskIfWrong: riskIfWrong.optional(),
  reviewed: reviewed.optional(),
  reviewBy,
  expires: isoDate(
    'The last day the figure is valid. After that, the check fails while any file still shows the figure. Leave it out if the figure has no end.',
  ).optional(),
  evidence: z
    .strictObject({
      source: colleagueText('The proof and where it is filed, like "Case list of 2026, office file 12".'),
      checkedOn: isoDate('The date on which the figure was compared with the proof.'),
    })
    .describe(
      'Proof of a result or an average. Without proof, the statement can’t be published, unless a waiver in content/waivers permits it temporarily.',
    )
    .optional(),
  conflictsWith: optionalList(reference('facts'), 'Facts that conflict with this one.'),
  note,
  placeholder,
});

/** A figure or name that copy quotes as {{file-name}}. */
export const fact = factFields.superRefine((value, context) => {
  for (const { path, message } of checkFact(value)) context.addIssue({ code: 'custom', path, message });
});
