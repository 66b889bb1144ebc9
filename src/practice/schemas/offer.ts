import * as z from 'zod';
import { countDaysBetween } from '#content/calendar.ts';
import { colleagueText, inline, isoDate, list, numberFact } from '#content/fields/kinds.ts';
import { mapLanguages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { confirm, note, placeholder } from './parts/head.ts';
import { inLanguages } from './parts/in-languages.ts';

const includedItems = (language: Language) =>
  list(inline('One included item.'), `In ${lexicons[language].name}.`);

/** A special price. It is published on its first day, and shown as ended after its last. */
export const offer = z
  .strictObject({
    name: colleagueText('The service or product.'),
    jurisdiction: z
      .enum(['florida', 'colorado', 'federal', 'firm'])
      .describe('Where it applies. firm means all states that the firm serves.'),
    amount: numberFact('usd', 'The price: a fact whose unit is usd.'),
    amountNote: inLanguages('Text next to the price, like "flat fee".').optional(),
    titles: inLanguages('The offer’s name as shown.'),
    includes: z
      .strictObject({
        ...mapLanguages((language) => includedItems(language).optional()),
        en: includedItems('en'),
      })
      .describe('What the price covers.'),
    costs: inLanguages('Whether costs such as filing fees are extra.'),
    validFrom: isoDate(
      'First day of the offer, which is hidden before. Leave out if the day isn’t on record. The offer then applies from now on.',
    ).optional(),
    validThrough: isoDate(
      'Last day of the offer. It ends at 23:59 in its time zone. Leave out if it has no end.',
    ).optional(),
    timeZone: z
      .enum(['America/New_York', 'America/Denver'])
      .describe('Its time zone: America/New_York (Florida) or America/Denver (Colorado).'),
    validity: inLanguages('How long it is valid, in words.'),
    ended: inLanguages('Shown after it has ended. Required with a last day (validThrough).').optional(),
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
