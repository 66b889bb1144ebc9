import { hasEnded } from '#content/calendar.ts';
import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { plainText } from '#content/markdown/compile.ts';
import { find } from '#content/site.ts';
import { memoize } from '#content/memoize.ts';
import { tidy } from '../page/bands.ts';
import type { Band } from '../page/bands.ts';
import type { Context } from './rule.ts';

const money = /\$\s?\d+(?:[ ,.]\d{3})*(?:[.,]\d{2})?(?!\d)/g;

/** The amounts of money in a text, as they are written. */
export function amountsIn(text: string): string[] {
  return text.includes('$') ? (text.match(money) ?? []) : [];
}

/** The blocks of a band that name amounts. */
export const pricedBlocks = memoize(({ blocks }: Band) =>
  blocks
    .map((block) => ({ block, amounts: amountsIn(block.text) }))
    .filter(({ amounts }) => amounts.length > 0),
);

type InLanguages = { [Name in Language]: string };

/** An offer that holds, with its words as pages show them. */
export type Priced = {
  price: string;
  /** The price as bare digits. */
  amount: string;
  titles: InLanguages;
  costs: InLanguages;
  /** Colorado's rule on total prices speaks to it. */
  colorado: boolean;
};

export type PriceList = {
  /** Every amount that some fact states, as bare digits. */
  known: Set<string>;
  offers: Priced[];
  /** What is said of offers that have ended. */
  endings: InLanguages[];
};

/** What the records say of prices: the same for every page of a run. */
export const priceList = memoize((context: Context): PriceList => ({
  known: knownAmounts(context),
  offers: pricedOffers(context),
  endings: endingsOf(context),
}));

function endingsOf({ site, now }: Context): PriceList['endings'] {
  return [...site.entries.offers.values()].flatMap(({ data: { ended, ...term } }) => {
    if (ended === undefined || !hasEnded(term, now)) return [];
    return [inEachLanguage((language) => tidy(plainText(ended[language])))];
  });
}

function pricedOffers({ site, now }: Context): Priced[] {
  return [...site.entries.offers.values()]
    .filter(({ data }) => !hasEnded(data, now))
    .map(({ data }) => {
      const price = find(site, 'facts', data.amount).data.statedAs;
      return {
        price,
        amount: digits(price),
        titles: inEachLanguage((language) => tidy(data.titles[language])),
        costs: inEachLanguage((language) => tidy(data.costs[language])),
        colorado: data.jurisdiction === 'colorado' || data.jurisdiction === 'firm',
      };
    });
}

function knownAmounts({ site }: Context): Set<string> {
  const texts = [...site.entries.facts.values()].flatMap(({ data }) =>
    [
      data.statedAs,
      ...Object.values(data.translations ?? {}),
      data.law?.firm,
      data.law?.says,
      ...Object.values(data.law?.translations ?? {}),
    ].filter((text) => text !== undefined),
  );
  return new Set(texts.flatMap((text) => amountsIn(text).map(digits)));
}

/** "$249.00", "$249" and "$15 000" without what may differ between languages. */
export function digits(words: string): string {
  return words.replace(/[.,]00(?!\d)/, '').replace(/\D/g, '');
}
