import { hasEnded } from '#content/calendar.ts';
import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { plainText } from '#content/markdown/compile.ts';
import type { Hit } from '../finding.ts';
import { languageOf, recordAt, seenWith, statementBands, textInSight, textOf } from '../judged.ts';
import type { JudgedPage, World } from '../judged.ts';
import { oncePer } from '../memory.ts';
import { tidy } from '../page/bands.ts';
import type { Band, Block } from '../page/bands.ts';
import { ruleWords } from '../words/rule-words.ts';

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
export function checkPrices(judged: JudgedPage, world: World): Hit[] {
  const list = priceList(world);
  const { known, offers } = list;
  const hits = statementBands(judged).flatMap((band) =>
    pricedBlocks(band).flatMap(({ block, amounts }) =>
      amounts.flatMap((words): Hit[] => {
        const amount = digits(words);
        if (!known.has(amount)) return [loose(words, block)];
        const priced = offers.filter((offer) => digits(offer.price) === amount);
        if (priced.length === 0 || tellsEnd(band, judged, list) || saysScope(block, band, judged, priced))
          return [];
        return [bare(words, block)];
      }),
    ),
  );
  return [...hits, ...freeBesidePaid(judged, world, offers)];
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
const priceList = oncePer((world: World): PriceList => ({
  known: knownAmounts(world),
  offers: pricedOffers(world),
  endings: endingsOf(world),
}));

function endingsOf({ site, now }: World): PriceList['endings'] {
  return [...site.entries.offers.values()].flatMap(({ data: { ended, ...term } }) => {
    if (ended === undefined || !hasEnded(term, now)) return [];
    return [inEachLanguage((language) => tidy(plainText(ended[language])))];
  });
}

function pricedOffers({ site, now }: World): Priced[] {
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

function knownAmounts({ site }: World): Set<string> {
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
    mend: 'Make it a fact, and if it is a price an offer as well, which says what it covers and what not.',
    context: block.text,
  };
}

function bare(found: string, block: Block): Hit {
  return {
    rule: 'AD-16',
    found,
    message: 'is a price without word of what it leaves out.',
    mend: 'Say in the same part which costs are separate, as the offer’s "costs" does.',
    context: block.text,
  };
}

/** A price in a part that says that its offer has ended is history. */
function tellsEnd(band: Band, { page }: JudgedPage, { endings }: PriceList): boolean {
  const text = textOf(band.blocks);
  return endings.some((ending) => text.includes(ending[page.language]));
}

/** Buttons and questions may rely on the page; prose and headings say it in their own part. */
function saysScope(block: Block, band: Band, { page, bands }: JudgedPage, offers: Priced[]): boolean {
  const language = languageOf(block, page.language);
  const { priceScope } = ruleWords[language];
  const says = (text: string) =>
    offers.some(({ costs }) => text.includes(tidy(costs[language] ?? ''))) || priceScope.test(text);
  if (block.inside.has('button') || block.text.endsWith('?')) return says(bands.map(textInSight).join('\n'));
  return says(textOf(seenWith(block, band.blocks)));
}

/** AD-18: in the part of a Colorado offer no other amount comes before its price. */
export function checkLeadingPrice(band: Band, language: Language, world: World): Hit[] {
  const text = textInSight(band);
  const first = amountsIn(text)[0];
  if (first === undefined) return [];
  const offer = priceList(world).offers.find(
    ({ colorado, titles, costs }) =>
      colorado && text.includes(tidy(titles[language] ?? '')) && text.includes(tidy(costs[language] ?? '')),
  );
  if (offer === undefined || digits(first) === digits(offer.price)) return [];
  return [
    {
      rule: 'AD-18',
      found: first,
      message: `comes before the total price ${offer.price}.`,
      mend: 'Let the price that the client pays be the first and largest amount.',
      context: text,
    },
  ];
}

/** AD-27: "free consultation" on a page with a price. */
function freeBesidePaid(judged: JudgedPage, { disclaimers, ear }: World, offers: Priced[]): Hit[] {
  const { page, bands } = judged;
  const own = statementBands(judged);
  const amounts = own.flatMap(pricedBlocks).flatMap((priced) => priced.amounts.map(digits));
  const paid = offers.some(({ price }) => amounts.includes(digits(price)));
  if (!paid || disclaimers.inSight('free-consultation-scope', page.language, bands)) return [];
  const sayings = own.flatMap((band) => ear.sayings(band, page.language));
  return sayings.flatMap(({ block, topics }) => {
    const free = topics.get('free')?.[0];
    if (free === undefined) return [];
    return [
      {
        rule: 'AD-27',
        found: free.words,
        message: 'stands on a page that also shows a price.',
        mend: 'Say which consultation is free, with the disclaimer "free-consultation-scope".',
        context: block.text,
      } as const,
    ];
  });
}
