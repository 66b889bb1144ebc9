import { getLanguage } from '#content/languages/languages.ts';
import { isPageEntry } from '#content/site.ts';
import { listShownOffers } from '#practice/page-parts.ts';
import type { AnyEntry, Entry, PageEntry } from '#practice/site.ts';
import type { EntryText } from '../entry-texts.ts';
import { findPhrases, matchesPhrase } from '../phrases.ts';
import { hasDisclaimer } from '../placements.ts';
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

/** AD-16: the section with a price states what the price doesn't include. For questions and labels, anywhere on the page. */
export function checkBarePrices(entry: AnyEntry, context: Context): TextFinding[] {
  // The text of offers and facts appears next to the offer's costs.
  if (entry.collection === 'offers' || entry.collection === 'facts') return [];
  return context.listTexts(entry).flatMap((text) =>
    findPrices(text, context)
      .filter(({ offers }) => !statesScope(text, offers, context))
      .map(({ price, index }): TextFinding => ({
        rule: 'AD-16',
        text,
        excerpt: price,
        index,
        message: 'is a price without its exclusions.',
        fix: 'State in the same section which costs are separate, like the offer’s "costs".',
      })),
  );
}

/** Whether the text around a price states what the price doesn't include. */
function statesScope(text: EntryText, offers: readonly Entry<'offers'>[], context: Context): boolean {
  const { entry, language, path } = text;
  const isQuestionOrLabel = text.text.endsWith('?') || path?.at(-1) === 'label';
  if (isQuestionOrLabel && !isPageEntry(entry)) return true;
  const isWholeEntry = isQuestionOrLabel || !isPageEntry(entry);
  const surroundingText = isWholeEntry ? getEntryText(entry, context) : context.getPartText(text);
  return (
    matchesPhrase(surroundingText, language, 'priceScope') ||
    offers.some(
      ({ id, data }) =>
        surroundingText.includes(normalizeText(data.costs[language])) ||
        (isWholeEntry ? listOfferFields(entry, id).length > 0 : sectionShowsOffer(text, id)),
    )
  );
}

function getEntryText(entry: AnyEntry, { listTexts }: Context): string {
  return listTexts(entry)
    .map(({ text }) => text)
    .join('\n');
}

/** Lists the fields that name an offer. The page shows its costs there. */
function listOfferFields({ references }: AnyEntry, offer: string): string[] {
  return references
    .filter(({ text, kind }) => text === offer && kind.kind === 'reference' && kind.collection === 'offers')
    .map(({ path }) => path.join('.'));
}

/** Whether the section that contains the text shows an offer. */
function sectionShowsOffer({ entry, part }: EntryText, offer: string): boolean {
  return listOfferFields(entry, offer).includes(`${part}.offer`);
}

/** AD-18: in a section that shows an offer for Colorado or all states, no other amount comes before its price. */
export function checkLeadingPrices(entry: AnyEntry, context: Context): TextFinding[] {
  const offers = context.currentOffers.filter(({ data }) => ['colorado', 'firm'].includes(data.jurisdiction));
  return offers.flatMap((offer) =>
    context.listTexts(entry).flatMap((text): TextFinding[] => {
      const [amount] = text.text.matchAll(moneyPattern);
      const price = getPrice(offer, context);
      if (amount === undefined || extractDigits(amount[0]) === price) return [];
      if (!sectionShowsOffer(text, offer.id)) return [];
      return [
        {
          rule: 'AD-18',
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

/** Whether the text of an entry is specific to its page. Forms, layout text and files in lists appear on many pages. */
function isPageSpecific({ collection, config }: AnyEntry): boolean {
  return collection !== 'forms' && config.appearsOn === undefined;
}

/** AD-27: a page that offers a free consultation and shows a price states which consultation is free. */
export function checkFreeConsultations(
  page: PageEntry,
  entriesOnPage: readonly AnyEntry[],
  context: Context,
): TextFinding[] {
  const texts = entriesOnPage.filter(isPageSpecific).flatMap((entry) => context.listTexts(entry));
  const showsPrice =
    listShownOffers(page).some((id) => context.currentOffers.some((offer) => offer.id === id)) ||
    texts.some((text) => findPrices(text, context).length > 0);
  if (!showsPrice) return [];
  if (entriesOnPage.some((entry) => hasDisclaimer(entry, 'free-consultation-scope', context))) return [];
  return texts.flatMap((text): TextFinding[] => {
    if (text.language !== getLanguage(page.data)) return [];
    const [freePhrase] = findPhrases(text.text, text.language, 'free');
    if (freePhrase === undefined) return [];
    return [
      {
        rule: 'AD-27',
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
        message: `doesn’t say that the price is valid for ${minValidDays} days or more.`,
        fix: 'Give the offer an end date (validThrough), or say so in this text.',
      }),
    ];
  });
}
