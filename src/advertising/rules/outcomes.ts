import { dayOf } from '#practice/calendar.ts';
import type { Context, Report, Rule } from './rule.ts';
import { needsDisclaimer, wrongWords } from './statements.ts';

/**
 * The content check refuses literal figures; here: facts past their review, round-the-clock
 * availability, absolute deadlines.
 */
export const figures: Rule = {
  id: 'AD-06',
  name: 'Figures and facts',
  authority: 'Florida Bar rule 4-7.13(a)(1); Colo. RPC 7.1(a)(1)',
  severity: 'error',
  unless: ['figures'],
  run: {
    page: [
      needsDisclaimer({
        topic: 'alwaysOpen',
        disclaimers: ['availability'],
        says: 'says that the firm is always there',
        applies: (block) => !block.inside.has('address'),
      }),
      needsDisclaimer({
        topic: 'noExtension',
        disclaimers: ['deadline-good-cause'],
        says: 'makes a deadline absolute',
        // An attorney may prefer that a visitor files in time.
        severity: 'warning',
        applies: (_block, part) => /Value Adjustment Board|\bVAB\b|TRIM/.test(part),
        said: ({ text }) => /good cause|causa justificada|поважн|уважительн/i.test(text),
      }),
    ],
    records: [overdueFacts],
  },
};

/** A figure is checked again by its date. What is certain to be wrong by a day has an `expires` instead. */
function overdueFacts({ site, now }: Context): Report[] {
  const today = dayOf(now);
  return [...site.entries.facts.values()]
    .filter(({ data }) => data.reviewBy < today)
    .map(({ data, id, file }) => ({
      severity: 'reminder',
      found: data.reviewBy,
      message: `was the day to check {{${id}}} (${data.statedAs}) again.`,
      fix: 'Check it against its source, then set reviewed and reviewBy.',
      file,
      context: `reviewBy: ${data.reviewBy}`,
    }));
}

/**
 * Words of guarantee and prediction; averages and spans of time stand with their disclaimers, and
 * averages quote a figure with its evidence (warning).
 */
export const promisedOutcomes: Rule = {
  id: 'AD-07',
  name: 'No promised outcome',
  authority: 'Florida Bar rule 4-7.13(b)(1); Colo. RPC 7.1(a)(3)',
  severity: 'error',
  run: {
    text: [
      wrongWords({
        topic: 'guarantee',
        mayBeDenied: true,
        mayMeanDebt: true,
        message: 'reads as a promise or prediction of an outcome.',
        fix: 'Say what the firm does, not how a case will end.',
      }),
    ],
    page: [
      needsDisclaimer({
        topic: 'average',
        isRead: true,
        disclaimers: ['settlement-average'],
        says: 'gives an average that reads as a prediction',
        mayBeDenied: true,
        evidence: 'any-figure',
      }),
      needsDisclaimer({
        topic: 'span',
        disclaimers: ['timeline'],
        says: 'says how long it takes',
        said: (_block, part, words) => words.spanQualified.test(part),
      }),
    ],
  },
};

/**
 * Results stand with the disclaimer "results" or "testimonial" (error), and quote a reviewed figure of
 * the firm’s own work with its evidence (warning).
 */
export const pastResults: Rule = {
  id: 'AD-08',
  name: 'Past results',
  authority: 'Florida Bar rule 4-7.13(b)(2)',
  severity: 'error',
  run: {
    page: [
      needsDisclaimer({
        topic: 'results',
        isRead: true,
        disclaimers: ['results', 'testimonial'],
        says: 'speaks of past results',
        mayBeDenied: true,
        evidence: 'own-figure',
      }),
    ],
  },
};
