import { lexicons } from '../lexicon/index.ts';
import { languageOf, seenWith, textInSight, textOf } from '../page/bands.ts';
import type { Band, Block } from '../page/bands.ts';
import { isLawOnPage } from '../quoted-law.ts';
import { amountsIn, digits, priceList, pricedBlocks } from './price-list.ts';
import type { PriceList, Priced } from './price-list.ts';
import { mentionsOn, statementBands } from './rule.ts';
import type { CheckedPage, Context, Part, Report, Rule } from './rule.ts';
import { needsDisclaimer } from './statements.ts';

/**
 * No-recovery-no-fee words stand with "costs-contingent"; each price is a fact, and says what it
 * leaves out.
 */
export const feesAndCosts: Rule = {
  id: 'AD-16',
  name: 'Fees and costs',
  authority: 'Florida Bar rule 4-7.14(a)(5); Colo. RPC 7.1(d)',
  severity: 'error',
  run: {
    page: [
      checkPrices,
      needsDisclaimer({
        topic: 'contingent',
        isRead: true,
        disclaimers: ['costs-contingent'],
        says: 'ties the fee to a recovery and does not say who bears the costs',
        said: ({ text }, _part, words) => words.costsSaid.test(text),
      }),
    ],
  },
};

/**
 * An offer without a last day says that it holds for 90 days or more. Earlier prices are not known
 * here.
 */
export const honoredPrices: Rule = {
  id: 'AD-17',
  name: 'Prices are honored',
  authority: 'Florida Bar rule 4-7.14(a)(5), Bar guidance on fees',
  severity: 'warning',
  run: { records: [openOffers] },
};

/** In the part that shows an offer, the first amount is its price. */
export const leadingPrice: Rule = {
  id: 'AD-18',
  name: 'The total price leads',
  authority: 'C.R.S. 6-1-737',
  severity: 'warning',
  run: { part: [checkLeadingPrice] },
};

/** A page that offers a free consultation and shows a price carries "free-consultation-scope". */
export const freeConsultations: Rule = {
  id: 'AD-27',
  name: 'Free beside paid',
  authority: 'Florida Bar rule 4-7.13(a)(2)',
  severity: 'warning',
  run: { page: [freeAmongPaid] },
};

/** What a price says, and what stands with it. */
function checkPrices(checked: CheckedPage, context: Context): Report[] {
  return statementBands(checked).flatMap((band) =>
    pricedBlocks(band).flatMap(({ block, amounts }) =>
      amounts.flatMap((words): Report[] => {
        const list = priceList(context);
        const { known, offers } = list;
        const amount = digits(words);
        if (!known.has(amount)) {
          const isLaw = isLawOnPage(block, band, languageOf(block, checked.page.language));
          return isLaw ? [] : [loose(words, block)];
        }
        const priced = offers.filter((offer) => offer.amount === amount);
        if (priced.length === 0 || tellsEnd(band, checked, list) || saysScope(block, band, checked, priced))
          return [];
        return [bare(words, block)];
      }),
    ),
  );
}

function loose(found: string, block: Block): Report {
  return {
    found,
    message: 'is an amount that no fact states.',
    fix: 'Make it a fact, and if it is a price an offer as well, which says what it covers and what not.',
    context: block.text,
  };
}

function bare(found: string, block: Block): Report {
  return {
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
    offers.some(({ costs }) => text.includes(costs[language])) || priceScope.test(text);
  if (block.inside.has('button') || block.text.endsWith('?')) return says(bands.map(textInSight).join('\n'));
  return says(textOf(seenWith(block, band.blocks)));
}

/** In the part of a Colorado offer no other amount comes before its price. */
function checkLeadingPrice({ band, language }: Part, context: Context): Report[] {
  const text = textInSight(band);
  const first = amountsIn(text)[0];
  if (first === undefined) return [];
  const offer = priceList(context).offers.find(
    ({ colorado, titles, costs }) =>
      colorado && text.includes(titles[language]) && text.includes(costs[language]),
  );
  if (offer === undefined || digits(first) === offer.amount) return [];
  return [
    {
      found: first,
      message: `comes before the total price ${offer.price}.`,
      fix: 'Let the price that the client pays be the first and largest amount.',
      context: text,
    },
  ];
}

/** "Free consultation" on a page with a price. */
function freeAmongPaid(checked: CheckedPage, context: Context): Report[] {
  const { disclaimers } = context;
  const { page, bands } = checked;
  const amounts = statementBands(checked)
    .flatMap(pricedBlocks)
    .flatMap((priced) => priced.amounts.map(digits));
  const paid = amounts.length > 0 && priceList(context).offers.some(({ amount }) => amounts.includes(amount));
  if (!paid || disclaimers.inSight('free-consultation-scope', page.language, bands)) return [];
  return mentionsOn(checked, context).flatMap(({ block, topics }) => {
    const free = topics.get('free')?.[0];
    if (free === undefined) return [];
    return [
      {
        found: free.words,
        message: 'stands on a page that also shows a price.',
        fix: 'Say which consultation is free, with the disclaimer "free-consultation-scope".',
        context: block.text,
      },
    ];
  });
}

const honored = 90;

/** Without a last day, a price holds for 90 days at least, and says so. */
function openOffers({ site }: Context): Report[] {
  return [...site.entries.offers.values()].flatMap(({ data, file }): Report[] => {
    const days = Number(/(\d+)\s*days/.exec(data.validity.en)?.[1] ?? 0);
    if (data.validThrough !== undefined || days >= honored) return [];
    return [
      {
        found: data.validity.en,
        message: 'does not say how long the price holds.',
        fix: `Give the offer a last day (validThrough), or say that it holds for ${honored} days.`,
        file,
      },
    ];
  });
}
