import * as z from 'zod';
import { countDaysBetween } from '#content/calendar.ts';
import { colleagueText, inline, isoDate, list, numberFact } from '#content/fields/kinds.ts';
import { mapLanguages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { confirm, note, placeholder } from './parts/head.ts';
import { inLanguages } from './parts/in-languages.ts';

const includedItems = (language: Language) =>
  list(inline('One included item.'), `What the price covers, in ${lexicons[language].name}.`);

/** A special price. It is published on its first day, and shown as ended after its last. */
export const offer = z
  .strictObject({
    name: colleagueText('The service or product that the offer is for.'),
    jurisdiction: z
      .enum(['florida', 'colorado', 'federal', 'firm'])
      .describe('Where the offer applies. firm means all states in which the firm practices.'),
    amount: numberFact('usd', 'The price: a file name from content/facts. The unit of the fact must be usd.'),
    amountNote: inLanguages('Text next to the price, like "flat fee".').optional(),
    titles: inLanguages('The offer’s name as shown on pages.'),
    includes: z
      .strictObject({
        ...mapLanguages((language) => includedItems(language).optional()),
        en: includedItems('en'),
      })
      .describe('What the price covers.'),
    costs: inLanguages('Whether costs such as filing fees are extra.'),
    validFrom: isoDate(
      'First day of the offer, which is hidden until then. If the date isn’t known, leave it out: the offer then applies immediately.',
    ).optional(),
    validThrough: isoDate(
      'Last day of the offer, which ends at 11:59 p.m. in its time zone. Leave it out if the offer has no end.',
    ).optional(),
    timeZone: z
      .enum(['America/New_York', 'America/Denver'])
      .describe('The offer’s time zone: America/New_York (Florida) or America/Denver (Colorado).'),
    validity: inLanguages('How long the offer is valid, in words.'),
    ended: inLanguages(
      'Text shown after the offer has ended. Required if it has a last day (validThrough).',
    ).optional(),
    confirm,
    note,
    placeholder,
  })
  .refine(
    ({ validFrom, validThrough }) =>
      validFrom === undefined ||
      validThrough === undefined ||
      !(countDaysBetween(validFrom, validThrough) < 0),
    {
      error: 'is before validFrom, the first day of the offer',
      path: ['validThrough'],
    },
  )
  .refine(({ validThrough, ended }) => validThrough === undefined || ended !== undefined, {
    error:
      'ends this offer, but nothing replaces it. Add "ended:" with the replacement text in each language',
    path: ['validThrough'],
  });
