import { quotePattern } from '#content/facts/broken-quotes.ts';
import { findMatches } from '#content/languages/matches.ts';
import { dayPattern } from '#content/languages/dates.ts';
import { listShownOffers } from '../page-parts.ts';
import { isPageEntry } from '#content/site.ts';
import type { Text } from '#content/site.ts';
import type { Entry } from '../site.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import type { EntryRule, SiteRule } from './rule.ts';
import { locateInText, locateValue } from '#content/rules/locate.ts';

/** Structured data must not contain an offer that the page doesn't show. */
export const announcedOffers: EntryRule = {
  id: 'announced-offers',
  severity: 'error',
  why: 'A price in search results misleads visitors when the page doesn’t show it.',
  run: (entry) => {
    const announcedOffer = 'service' in entry.data ? entry.data.service?.offer : undefined;
    if (announcedOffer === undefined || !isPageEntry(entry)) return [];
    const offers = listShownOffers(entry);
    if (offers.includes(announcedOffer)) return [];
    const shownOffers =
      offers.length === 0 ? 'no section of this page shows an offer' : `this page shows ${offers.join(', ')}`;
    const message = `gives search engines "${announcedOffer}", but ${shownOffers}. Name the offer that the page shows, or remove this line.`;
    return [{ ...locateValue(entry, ['service', 'offer']), field: 'service.offer', message }];
  },
};

/** The fields of an offer whose text states its end. */
const endFields: ReadonlySet<unknown> = new Set(['validity', 'ended']);

/** Offers that don't end on the date that their text quotes. */
export const offerDays: SiteRule = {
  id: 'offer-days',
  severity: 'error',
  why: 'A wrong date would extend an expired offer or end a current one.',
  run: ({ entries: { offers, facts } }) =>
    [...offers.values()].flatMap((offer) =>
      findEndQuotes(offer).flatMap((quote): NewDiagnostic[] => {
        const fact = facts.get(quote.name);
        const day = String(fact?.data.value);
        if (fact?.data.unit !== 'date' || !dayPattern.test(day)) return [];
        return day === offer.data.validFrom ? [] : checkDay(offer, quote, day);
      }),
    ),
};

/** A quoted fact in text about an offer's end. */
type EndQuote = { name: string; text: Text; index: number; length: number };

/** Finds the first quote of each fact in the text about an offer's end. */
function findEndQuotes({ texts }: Entry<'offers'>): EndQuote[] {
  const quotes = texts
    .filter(({ path }) => endFields.has(path?.[0]))
    .flatMap((text) =>
      findMatches(text.value, quotePattern).map(({ 0: quote, 1: name = '', index }) => ({
        name: name.trim(),
        text,
        index,
        length: quote.length,
      })),
    );
  return quotes.filter(({ name }, index) => quotes.findIndex((other) => other.name === name) === index);
}

function checkDay(
  offer: Entry<'offers'>,
  { name, text, index, length }: EndQuote,
  day: string,
): NewDiagnostic[] {
  const { validThrough } = offer.data;
  const field = String(text.path?.[0]);
  if (validThrough === day) return [];
  if (validThrough === undefined) {
    const message = `quotes the date {{${name}}}, but the offer has no end date. Add "validThrough: ${day}".`;
    return [{ ...locateInText(offer, text, index, length), field, message }];
  }
  const message = `is ${validThrough}, but ${field} quotes {{${name}}}, which is ${day}. If the date changes, change content/facts/${name}.md first, then this field.`;
  return [{ ...locateValue(offer, ['validThrough']), message }];
}
