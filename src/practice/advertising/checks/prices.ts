import { isPageEntry } from '#content/site.ts';
import { findReferences } from '#content/texts.ts';
import { listShownOffers } from '#practice/page-parts.ts';
import type { AnyEntry, Entry, PageEntry } from '#practice/site.ts';
import type { EntryText } from '../entry-texts.ts';
import { findPhrases, matchesPhrase } from '../phrases.ts';
import { normalizeText } from '../projection.ts';
import type { Context, Finding, TextFinding } from '../rule.ts';
import { createFieldFinding } from './field-finding.ts';

const moneyPattern = /\$\s?\d+(?:[ ,.]\d{3})*(?:[.,]\d{2})?(?!\d)/g;

/** Reduces amounts like "$249.00" and "$15 000" to digits, because languages write them differently. */
function extractDigits(text: string): string {
  return text.replace(/[.,]00(?!\d)/, '').replace(/\D/g, '');
}

/** Returns the digits of an offer's price, or undefined if the fact with its amount is invalid. */
function getPrice({ data }: Entry<'offers'>, { entries }: Context): string | undefined {
  const amount = entries.facts.get(data.amount);
  return amount && extractDigits(amount.data.statedAs);
}

/** Finds the prices of current offers in the text. */
function findPrices(
  { text }: EntryText,
  context: Context,
): { price: string; index: number; offers: Entry<'offers'>[] }[] {
  if (!text.includes('$')) return [];
  return [...text.matchAll(moneyPattern)].flatMap(({ 0: amount, index }) => {
    const offers = context.currentOffers.filter(
      (offer) => getPrice(offer, context) === extractDigits(amount),
    );
    return offers.length === 0 ? [] : [{ price: amount, index, offers }];
  });
}

/** AD-16: the section with a price states what it doesn't include. For a question or a button label, it may be anywhere on the page. */
export function checkBarePrices(entry: AnyEntry, context: Context): TextFinding[] {
  // The text of offers and facts appears next to the offer's costs.
  if (entry.collection === 'offers' || entry.collection === 'facts') return [];
  return context.parts.listTexts(entry).flatMap((text) =>
    findPrices(text, context).flatMap(({ price, index, offers }): TextFinding[] => {
      const isQuestionOrLabel = text.text.endsWith('?') || text.field.path?.at(-1) === 'label';
      if (isQuestionOrLabel && !isPageEntry(entry)) return [];
      const isWholeEntry = isQuestionOrLabel || !isPageEntry(entry);
      const surroundingText = isWholeEntry
        ? context.parts.getEntryText(entry)
        : context.parts.getPartText(entry, text);
      const hasScope =
        matchesPhrase(surroundingText, text.language, 'priceScope') ||
        offers.some(({ data }) => surroundingText.includes(normalizeText(data.costs[text.language]))) ||
        offers.some(({ id }) =>
          isWholeEntry ? referencesOffer(entry, id) : sectionShowsOffer(entry, text, id),
        );
      if (hasScope) return [];
      return [
        {
          rule: 'AD-16',
          entry,
          text,
          excerpt: price,
          index,
          message: 'is a price without its exclusions.',
          fix: 'State in the same section which costs are separate, like the offer’s "costs".',
        },
      ];
    }),
  );
}

/** Whether an entry references an offer, which shows its costs. */
function referencesOffer(entry: AnyEntry, offer: string): boolean {
  return findReferences(entry).some(
    ({ text, kind }) => text === offer && kind.kind === 'reference' && kind.collection === 'offers',
  );
}

/** Whether the section that contains the text shows an offer, with its costs. */
function sectionShowsOffer({ data }: AnyEntry, { part }: EntryText, offer: string): boolean {
  const [group = '', item] = part.split('.');
  const list: unknown = Reflect.get(data, group);
  const section: unknown = item !== undefined && Array.isArray(list) ? list[Number(item)] : list;
  return typeof section === 'object' && section !== null && Reflect.get(section, 'offer') === offer;
}

/** AD-18: in a section that shows a Colorado offer, no other amount comes before its price. */
export function checkLeadingPrices(entry: AnyEntry, context: Context): TextFinding[] {
  return context.currentOffers
    .filter(({ data }) => data.jurisdiction === 'colorado' || data.jurisdiction === 'firm')
    .flatMap((offer) =>
      context.parts.listTexts(entry).flatMap((text): TextFinding[] => {
        const amount = [...text.text.matchAll(moneyPattern)][0];
        if (amount === undefined || !sectionShowsOffer(entry, text, offer.id)) return [];
        const price = getPrice(offer, context);
        if (extractDigits(amount[0]) === price) return [];
        return [
          {
            rule: 'AD-18',
            entry,
            text,
            excerpt: amount[0],
            index: amount.index,
            message: `comes before the total price $${price}.`,
            fix: 'Put the price that the client pays first, and make it the largest amount.',
          },
        ];
      }),
    );
}

/** Whether the text of an entry is specific to its page. Layout text and forms are the same on many pages. */
function isPageSpecific({ collection, config }: AnyEntry): boolean {
  return collection !== 'forms' && config.appearsOn === undefined;
}

/** AD-27: a page that offers a free consultation and shows a price states which consultation is free. */
export function checkFreeConsultations(
  page: PageEntry,
  entriesOnPage: readonly AnyEntry[],
  context: Context,
): TextFinding[] {
  const texts = entriesOnPage
    .filter(isPageSpecific)
    .flatMap((entry) => context.parts.listTexts(entry).map((text) => ({ entry, text })));
  const showsPrice =
    listShownOffers(page).some((id) => context.currentOffers.some((offer) => offer.id === id)) ||
    texts.some(({ text }) => findPrices(text, context).length > 0);
  if (
    !showsPrice ||
    entriesOnPage.some((entry) => context.parts.hasDisclaimer(entry, 'free-consultation-scope'))
  )
    return [];
  const language = 'language' in page.data ? page.data.language : 'en';
  return texts
    .filter(({ text }) => text.language === language)
    .flatMap(({ entry, text }): TextFinding[] => {
      const freePhrase = findPhrases(text.text, text.language).find(({ topic }) => topic === 'free');
      if (freePhrase === undefined) return [];
      return [
        {
          rule: 'AD-27',
          entry,
          text,
          excerpt: freePhrase.phrase,
          index: freePhrase.index,
          message: 'is on a page that also shows a price.',
          fix: 'Say which consultation is free, with the disclaimer "free-consultation-scope".',
        },
      ];
    });
}

const minValidDays = 90;

/** AD-17: an offer without an end date states that its price is valid for 90 days or more. */
export function checkOpenEndedOffers({ entries }: Context): Finding[] {
  return [...entries.offers.values()].flatMap((entry) => {
    const { validity, validThrough } = entry.data;
    const days = Number(/(\d+)\s*days/.exec(validity.en)?.[1] ?? 0);
    if (validThrough !== undefined || days >= minValidDays) return [];
    return [
      createFieldFinding(entry, ['validity', 'en'], {
        rule: 'AD-17',
        excerpt: validity.en,
        message: 'does not say how long the price is valid.',
        fix: `Give the offer an end date (validThrough), or say that the price is valid for ${minValidDays} days.`,
      }),
    ];
  });
}
