import { listQuotedNames } from '#content/facts/quoted-facts.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import { dayPattern } from '#content/languages/dates.ts';
import { listShownOffers } from '../page-parts.ts';
import { isPageEntry } from '#content/site.ts';
import type { Entry } from '../site.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import type { EntryRule, SiteRule } from './rule.ts';
import { locateValue, locateText } from '#content/rules/locate.ts';

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
      offers.length === 0 ? 'no section of this page shows one' : `this page shows ${offers.join(', ')}`;
    const message = `gives search engines "${announcedOffer}", but ${shownOffers}. Name the offer that the page shows, or remove this line.`;
    return [{ ...locateValue(entry, ['service', 'offer']), field: 'service.offer', message }];
  },
};

/** The fields of an offer whose text states its end. */
const endTexts = ['validity', 'ended'] as const;

/** An offer ends on the day that its texts quote. */
export const offerDays: SiteRule = {
  id: 'offer-days',
  severity: 'error',
  why: 'A wrong date would extend an expired offer or end a current one.',
  run: ({ entries: { offers, facts } }) =>
    [...offers.values()].flatMap((offer) =>
      [...mapQuotedFacts(offer)].flatMap(([name, field]): NewDiagnostic[] => {
        const fact = facts.get(name);
        const day = String(fact?.data.value);
        if (fact?.data.unit !== 'date' || !dayPattern.test(day)) return [];
        return day === offer.data.validFrom ? [] : checkDay(offer, name, day, field);
      }),
    ),
};

function checkDay(entry: Entry<'offers'>, name: string, day: string, field: string): NewDiagnostic[] {
  const { validThrough } = entry.data;
  if (validThrough === day) return [];
  if (validThrough === undefined) {
    const message = `quotes {{${name}}}, a date, but nothing ends the offer that day. Add "validThrough: ${day}".`;
    return [{ ...locateText(entry, [field], `{{${name}}}`), message }];
  }
  const message = `is ${validThrough}, but ${field} quotes {{${name}}}, which is ${day}. If the day changes, change content/facts/${name}.md first, then this one.`;
  return [{ ...locateValue(entry, ['validThrough']), message }];
}

/** The facts that these fields quote in any language, each with the first field that quotes it. */
function mapQuotedFacts({ frontmatter: { values } }: Entry<'offers'>): Map<string, string> {
  const fieldsByFact = new Map<string, string>();
  for (const field of endTexts) {
    const endText = isRecord(values) ? values[field] : undefined;
    const names = Object.values(isRecord(endText) ? endText : {}).flatMap((text) =>
      listQuotedNames(String(text)),
    );
    for (const name of names) if (!fieldsByFact.has(name)) fieldsByFact.set(name, field);
  }
  return fieldsByFact;
}
