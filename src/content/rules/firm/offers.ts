import { quotedNames } from '../../facts/quoted-facts.ts';
import { isRecord } from '../../fields/walk.ts';
import { dayForm } from '../../languages/dates.ts';
import type { Problem } from '../../report/problem.ts';
import { offersShown } from '../../routes/page-places.ts';
import { isPageEntry } from '../../site.ts';
import type { AnyEntry, Entries, Entry } from '../../site.ts';
import { problemAt } from '../../source/places.ts';

/** Search engines must not be told of an offer that the page does not show. */
export function announcedOffers(entries: AnyEntry[]): Problem[] {
  return entries.filter(isPageEntry).flatMap((entry) => {
    const { data, frontmatter } = entry;
    const announced = 'service' in data ? data.service?.offer : undefined;
    if (announced === undefined) return [];
    const shown = offersShown(entry);
    if (shown.includes(announced)) return [];
    const instead =
      shown.length === 0 ? 'no part of this page shows one' : `this page shows ${shown.join(', ')}`;
    const message = `announces "${announced}" to search engines, and ${instead}. Name the offer that the page shows, or take this line away.`;
    return [{ ...problemAt(frontmatter, ['service', 'offer'], 'value'), field: 'service.offer', message }];
  });
}

/** The words of an offer that say until when it holds. */
const wordsOnTime = ['validity', 'ended'] as const;

/** An offer ends on the day that its words quote: else they would promise what is over, or end what holds. */
export function checkOfferDays({ offers, facts }: Entries): Problem[] {
  return [...offers.values()].flatMap((offer) =>
    [...quotedOnTime(offer)].flatMap(([name, field]): Problem[] => {
      const fact = facts.get(name);
      const day = String(fact?.data.value);
      if (fact?.data.unit !== 'date' || !dayForm.test(day)) return [];
      return day === offer.data.validFrom ? [] : dayProblem(offer, name, day, field);
    }),
  );
}

function dayProblem(
  { data: { validThrough }, frontmatter }: Entry<'offers'>,
  name: string,
  day: string,
  field: string,
): Problem[] {
  if (validThrough === day) return [];
  if (validThrough === undefined) {
    const message = `quotes {{${name}}}, a day, and nothing ends the offer on it. Add "validThrough: ${day}".`;
    return [{ ...problemAt(frontmatter, [field], 'key'), field, message }];
  }
  const message = `is ${validThrough}, but the words in ${field} quote {{${name}}}, which is ${day}. Change both together.`;
  return [{ ...problemAt(frontmatter, ['validThrough'], 'value'), field: 'validThrough', message }];
}

/** The facts that these words quote in any language, each with the first field that does. */
function quotedOnTime({ frontmatter: { values } }: Entry<'offers'>): Map<string, string> {
  const quoted = new Map<string, string>();
  for (const field of wordsOnTime) {
    const words = isRecord(values) ? values[field] : undefined;
    const names = Object.values(isRecord(words) ? words : {}).flatMap((text) => quotedNames(String(text)));
    for (const name of names) if (!quoted.has(name)) quoted.set(name, field);
  }
  return quoted;
}
