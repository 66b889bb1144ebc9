import type { Language } from '#content/fields.ts';
import { plainText } from '#content/markdown.ts';
import { hasEnded } from '#content/offers.ts';
import { find } from '#content/site.ts';
import type { Hit } from '../finding.ts';
import type { JudgedPage, World } from '../judged.ts';
import { inSight, languageOf, seenWith, statementBands, textOf } from '../judged.ts';
import type { Band, Block } from '../page/bands.ts';
import { tidy } from '../page/bands.ts';
import { ruleWords } from '../words/rule-words.ts';

const money = /\$\s?\d+(?:[ ,.]\d{3})*(?:[.,]\d{2})?(?!\d)/g;

function amountsIn(text: string): string[] {
  return text.includes('$') ? (text.match(money) ?? []) : [];
}

/** AD-16, AD-18 and AD-27: what a price says, and what stands beside it. */
export function checkPrices(judged: JudgedPage, world: World): Hit[] {
  const list = priceList(world);
  const { known, offers } = list;
  const hits = statementBands(judged).flatMap((band) =>
    band.blocks.flatMap((block) =>
      amountsIn(block.text).flatMap((words): Hit[] => {
        const amount = digits(words);
        if (!known.has(amount)) return [loose(words, block)];
        const priced = offers.filter((offer) => digits(offer.price) === amount);
        if (priced.length === 0 || tellsEnd(band, judged, list) || saysScope(block, band, judged, priced))
          return [];
        return [bare(words, block)];
      }),
    ),
  );
  return [...hits, ...leadingPrice(judged, world, offers), ...freeBesidePaid(judged, world, offers)];
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

const priceLists = new WeakMap<World, PriceList>();

/** The same for every page of a run. */
function priceList(world: World): PriceList {
  const list = priceLists.get(world) ?? {
    known: knownAmounts(world),
    offers: pricedOffers(world),
    endings: endingsOf(world),
  };
  priceLists.set(world, list);
  return list;
}

function endingsOf({ site, now }: World): PriceList['endings'] {
  return [...site.entries.offers.values()].flatMap(({ data: { ended, ...term } }) => {
    if (ended === undefined || !hasEnded(term, now)) return [];
    const words = (html: string) => tidy(plainText(html));
    return [{ en: words(ended.en), uk: words(ended.uk), ru: words(ended.ru), es: words(ended.es) }];
  });
}

function pricedOffers({ site, now }: World): Priced[] {
  return [...site.entries.offers.values()]
    .filter(({ data }) => !hasEnded(data, now))
    .map(({ data, file }) => ({
      file,
      price: find(site, 'facts', data.amount).data.statedAs,
      costs: data.costs,
      titles: data.titles,
      colorado: data.jurisdiction === 'colorado',
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
  const language = languageOf(block, page);
  const { priceScope } = ruleWords[language];
  const says = (blocks: Block[]) => {
    const text = textOf(blocks);
    return offers.some(({ costs }) => text.includes(tidy(costs[language] ?? ''))) || priceScope.test(text);
  };
  if (block.inside.has('button') || block.text.endsWith('?'))
    return says(bands.flatMap(({ blocks }) => inSight(blocks)));
  return says(seenWith(block, band.blocks));
}

/** AD-18: in the part of a Colorado offer no other amount comes before its price. */
function leadingPrice({ page, bands }: JudgedPage, _world: World, offers: Priced[]): Hit[] {
  return bands.flatMap((band) => {
    const text = textOf(inSight(band.blocks));
    const offer = offers.find(
      ({ colorado, titles, costs }) =>
        colorado &&
        text.includes(tidy(titles[page.language] ?? '')) &&
        text.includes(tidy(costs[page.language] ?? '')),
    );
    const first = amountsIn(text)[0];
    if (offer === undefined || first === undefined || digits(first) === digits(offer.price)) return [];
    return [
      {
        rule: 'AD-18',
        found: first,
        message: `comes before the total price ${offer.price}.`,
        mend: 'Let the price that the client pays be the first and largest amount.',
        context: text,
      } as const,
    ];
  });
}

/** AD-27: "free consultation" on a page with a price. */
function freeBesidePaid(judged: JudgedPage, { disclaimers, ear }: World, offers: Priced[]): Hit[] {
  const { page, bands } = judged;
  const blocks = statementBands(judged).flatMap((band) => band.blocks);
  const prices = new Set(offers.map(({ price }) => digits(price)));
  const paid = blocks.some(({ text }) => amountsIn(text).some((words) => prices.has(digits(words))));
  if (!paid || disclaimers.inSight('free-consultation-scope', page.language, bands)) return [];
  return blocks.flatMap((block) => {
    const [free] = ear.hear(disclaimers.strip(block.text), languageOf(block, page), 'free');
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
