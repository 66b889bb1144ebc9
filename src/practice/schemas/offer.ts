import * as z from 'zod';
import { daysBetween } from '#content/calendar.ts';
import { colleagueText, inline, isoDate, list, numberFact } from '#content/fields/kinds.ts';
import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { confirm, note, placeholder } from './parts/head.ts';
import { inLanguages } from './parts/in-languages.ts';

const included = (language: Language) =>
  list(inline('One thing that is included.'), `In ${lexicons[language].name}.`);

/** A special price. It is published on its first day, and shown as ended after its last. */
export const offer = z
  .strictObject({
    name: colleagueText('What is offered.'),
    jurisdiction: z
      .enum(['florida', 'colorado', 'federal', 'firm'])
      .describe('Where it holds; firm stands for all states that the firm serves.'),
    amount: numberFact('usd', 'The price: a fact whose unit is usd.'),
    amountNote: inLanguages('Words beside the price, like "flat fee".').optional(),
    titles: inLanguages('The offer’s name as shown.'),
    includes: z
      .strictObject({
        ...inEachLanguage((language) => included(language).optional()),
        en: included('en'),
      })
      .describe('What the price covers.'),
    costs: inLanguages('Whether costs such as filing fees are extra.'),
    validFrom: isoDate(
      'First day of the offer. It is not shown before that day. Leave out when the day is not on record: the offer then stands from now on.',
    ).optional(),
    validThrough: isoDate(
      'Last day of the offer; it ends at 23:59 in its time zone. Leave out when it has no end.',
    ).optional(),
    timeZone: z
      .enum(['America/New_York', 'America/Denver'])
      .describe('The clock that ends it: America/New_York (Florida) or America/Denver (Colorado).'),
    validity: inLanguages('How long it holds, in words.'),
    ended: inLanguages(
      'What is shown once it has ended. An offer with a last day (validThrough) needs it.',
    ).optional(),
    confirm,
    note,
    placeholder,
  })
  .refine(
    ({ validFrom, validThrough }) =>
      validFrom === undefined || validThrough === undefined || !(daysBetween(validFrom, validThrough) < 0),
    {
      error: 'lies before validFrom, the first day of the offer',
      path: ['validThrough'],
    },
  )
  .refine(({ validThrough, ended }) => validThrough === undefined || ended !== undefined, {
    error:
      'ends this offer, and nothing would take its place from then on. Add "ended:" with what is shown then, in each language',
    path: ['validThrough'],
  });
