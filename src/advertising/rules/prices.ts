import { hasEnded } from '#content/calendar.ts';
import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { plainText } from '#content/markdown/compile.ts';
import { statementBands } from '../context.ts';
import type { CheckedPage, Context, Part } from '../context.ts';
import { lexicons } from '../lexicon/index.ts';
import { oncePer } from '../memory.ts';
import { languageOf, seenWith, textInSight, textOf, tidy } from '../page/bands.ts';
import type { Band, Block } from '../page/bands.ts';
import { recordAt } from '../records.ts';
import type { Hit } from '../rules.ts';

const money = /\$\s?\d+(?:[ ,.]\d{3})*(?:[.,]\d{2})?(?!\d)/g;

function amountsIn(text: string): string[] {
  return text.includes('$') ? (text.match(money) ?? []) : [];
}

/** The blocks of a band that name amounts. */
const pricedBlocks = oncePer(({ blocks }: Band) =>
  blocks
    .map((block) => ({ block, amounts: amountsIn(block.text) }))
    .filter(({ amounts }) => amounts.length > 0),
);

/** AD-16 and AD-27: what a price says, and what stands beside it. */
export function checkPrices(checked: CheckedPage, context: Context): Hit[] {
  const list = priceList(context);
  const { known, offers } = list;
  const hits = statementBands(checked).flatMap((band) =>
    pricedBlocks(band).flatMap(({ block, amounts }) =>
      amounts.flatMap((words): Hit[] => {
        const amount = digits(words);
        if (!known.has(amount)) return [loose(words, block)];
        const priced = offers.filter((offer) => digits(offer.price) === amount);
        if (priced.length === 0 || tellsEnd(band, checked, list) || saysScope(block, band, checked, priced))
          return [];
        return [bare(words, block)];
      }),
    ),
  );
  return [...hits, ...freeAmongPaid(checked, context, offers)];
}

type Priced = {
  file: string;
  price: string;
  costs: { [language: string]: string };
  titles: { [language: string]: string };
  colorado: boolean;
};

type PriceList = {
  /** Every amount that some fact states, as bare digits. */
  known: Set<string>;
  offers: Priced[];
  /** What is said of offers that have ended. */
  endings: { [Name in Language]: string }[];
};

/** The same for every page of a run. */
const priceList = oncePer((context: Context): PriceList => ({
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
    .map(({ data, file }) => ({
      file,
      price: recordAt(site.entries.facts, data.amount).data.statedAs,
      costs: data.costs,
      titles: data.titles,
      colorado: data.jurisdiction === 'colorado' || data.jurisdiction === 'firm',
    }));
}

function knownAmounts({ site }: Context): Set<string> {
  const texts = [...site.entries.facts.values()].flatMap(({ data }) =>
    [data.statedAs, ...Object.values(data.translations ?? {})].filter((text) => text !== undefined),
  );
  return new Set(texts.flatMap((text) => amountsIn(text).map(digits)));
}

/** "$249.00", "$249" and "$15 000" without what may differ between languages. */
function digits(words: string): string {
  return words.replace(/[.,]00(?!\d)/, '').replace(/\D/g, '');
}

function loose(found: string, block: Block): Hit {
  return {
    rule: 'AD-16',
    found,
    message: 'is an amount that no fact states.',
    fix: 'Make it a fact, and if it is a price an offer as well, which says what it covers and what not.',
    context: block.text,
  };
}

function bare(found: string, block: Block): Hit {
  return {
    rule: 'AD-16',
    found,
    message: 'is a price without word of what it leaves out.',
    fix: 'Say in the same part which costs are separate, as the offer’s "costs" does.',
    context: block.text,
  };
}

/** A price in a part that says that its offer has ended is history. */
function tellsEnd(band: Band, { page }: CheckedPage, { endings }: PriceList): boolean {
  const text = textOf(band.blocks);
  return endings.some((ending) => text.includes(ending[page.language]));
}

/** Buttons and questions may rely on the page; prose and headings say it in their own part. */
function saysScope(block: Block, band: Band, { page, bands }: CheckedPage, offers: Priced[]): boolean {
  const language = languageOf(block, page.language);
  const { priceScope } = lexicons[language];
  const says = (text: string) =>
    offers.some(({ costs }) => text.includes(tidy(costs[language] ?? ''))) || priceScope.test(text);
  if (block.inside.has('button') || block.text.endsWith('?')) return says(bands.map(textInSight).join('\n'));
  return says(textOf(seenWith(block, band.blocks)));
}

/** AD-18: in the part of a Colorado offer no other amount comes before its price. */
export function checkLeadingPrice({ band, language }: Part, context: Context): Hit[] {
  const text = textInSight(band);
  const first = amountsIn(text)[0];
  if (first === undefined) return [];
  const offer = priceList(context).offers.find(
    ({ colorado, titles, costs }) =>
      colorado && text.includes(tidy(titles[language] ?? '')) && text.includes(tidy(costs[language] ?? '')),
  );
  if (offer === undefined || digits(first) === digits(offer.price)) return [];
  return [
    {
      rule: 'AD-18',
      found: first,
      message: `comes before the total price ${offer.price}.`,
      fix: 'Let the price that the client pays be the first and largest amount.',
      context: text,
    },
  ];
}

/** AD-27: "free consultation" on a page with a price. */
function freeAmongPaid(checked: CheckedPage, { disclaimers, topicFinder }: Context, offers: Priced[]): Hit[] {
  const { page, bands } = checked;
  const own = statementBands(checked);
  const amounts = own.flatMap(pricedBlocks).flatMap((priced) => priced.amounts.map(digits));
  const paid = offers.some(({ price }) => amounts.includes(digits(price)));
  if (!paid || disclaimers.inSight('free-consultation-scope', page.language, bands)) return [];
  const mentions = own.flatMap((band) => topicFinder.mentions(band, page.language));
  return mentions.flatMap(({ block, topics }) => {
    const free = topics.get('free')?.[0];
    if (free === undefined) return [];
    return [
      {
        rule: 'AD-27',
        found: free.words,
        message: 'stands on a page that also shows a price.',
        fix: 'Say which consultation is free, with the disclaimer "free-consultation-scope".',
        context: block.text,
      } as const,
    ];
  });
}
