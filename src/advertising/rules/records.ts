import { dayOf } from '#content/calendar.ts';
import type { Context } from '../context.ts';
import type { Hit } from '../rules.ts';
import { checkTestimonialRecords } from './testimonials.ts';

/** What the records themselves must hold, on whatever page they are shown. */
export function checkRecords(context: Context): Hit[] {
  return [
    ...overdueFacts(context),
    ...checkTestimonialRecords(context),
    ...openOffers(context),
    ...firmName(context),
  ];
}

/** AD-06: a figure is checked again by its date. What is certain to be wrong by a day has an `expires` instead. */
function overdueFacts({ site, now }: Context): Hit[] {
  const today = dayOf(now);
  return [...site.entries.facts.values()]
    .filter(({ data }) => data.reviewBy < today)
    .map(({ data, id, file }) => ({
      rule: 'AD-06',
      severity: 'reminder',
      found: data.reviewBy,
      message: `was the day to check {{${id}}} (${data.statedAs}) again.`,
      fix: 'Check it against its source, then set reviewed and reviewBy.',
      file,
      context: `reviewBy: ${data.reviewBy}`,
    }));
}

const honored = 90;

/** AD-17: without a last day, a price holds for 90 days at least, and says so. */
function openOffers({ site }: Context): Hit[] {
  return [...site.entries.offers.values()].flatMap(({ data, file }): Hit[] => {
    const days = Number(/(\d+)\s*days/.exec(data.validity.en)?.[1] ?? 0);
    if (data.validThrough !== undefined || days >= honored) return [];
    return [
      {
        rule: 'AD-17',
        found: data.validity.en,
        message: 'does not say how long the price holds.',
        fix: `Give the offer a last day (validThrough), or say that it holds for ${honored} days.`,
        file,
      },
    ];
  });
}

/** AD-22: a name that sounds like an office of the state, or like more lawyers than there are. */
function firmName({ site }: Context): Hit[] {
  const found =
    /legal aid|legal services|public|county|state|government|federal|associates|partners|group|clinic/i.exec(
      site.firm.name,
    )?.[0];
  if (found === undefined) return [];
  return [
    {
      rule: 'AD-22',
      found,
      message: 'in the firm’s name may suggest more than there is.',
      fix: 'Let the attorney confirm the name.',
      file: 'content/site/firm.md',
      context: site.firm.name,
    },
  ];
}
