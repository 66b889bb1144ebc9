import { deadlineAfter } from '#client/deadline/act-by.ts';
import { dayInBrief, isWithin, lastBusinessDays } from '#client/deadline/days.ts';
import { dayOf } from '#content/calendar.ts';
import { factWords } from '#content/facts/fact-words.ts';
import type { Language } from '#content/languages/languages.ts';
import { find } from '#content/site.ts';
import type { Site } from '#content/site.ts';
import { addDays } from '#forms/dates.ts';
import type { View } from './view.ts';

/** The number that a fact like "20 days" states. */
export function daysOfFact({ site }: View, fact: string): number {
  return Number(find(site, 'facts', fact).data.value);
}

const exampleCount = 2;

/** What asks for a visitor's date. The examples are worked out by the build clock, with the code that answers. */
export function deadlineProps(view: View, id: string) {
  const { site, language } = view;
  const { fact, question, choices, waiting, ruler, examples, governs, field, calendar, print } = find(
    site,
    'deadlines',
    id,
  ).data;
  const { data: rule } = find(site, 'facts', fact);
  const days = Number(rule.value);
  const today = dayOf(site.now);
  const last = examples.until === undefined ? today : `${today.slice(0, 4)}-${examples.until}`;
  return {
    name: id,
    days,
    term: factWords(rule, language),
    question,
    choices,
    field: { label: field.label, hint: field.hint },
    waiting,
    ruler,
    saveLabel: calendar.label,
    printLabel: print,
    examples: { ...examples, rows: exampleRows(last, days, language) },
    governsHtml: governs,
  };
}

type Row = { from: string; to: string };
const knownRows = new Map<string, Row[]>();

/** Many pages show the same, and writing a day out takes long. */
function exampleRows(last: string, days: number, language: Language): Row[] {
  const key = [last, days, language].join();
  const rows =
    knownRows.get(key) ??
    lastBusinessDays(last, exampleCount).map((start) => ({
      from: dayInBrief(start, language),
      to: dayInBrief(deadlineAfter(start, days).actBy, language),
    }));
  knownRows.set(key, rows);
  return rows;
}

type Season = { opens: string; closes: string };

/** A season of each year by the facts with its first and last day, and whether the build clock stands within it. */
export function seasonOf({ site }: View, facts: Season) {
  const dayOfYear = (fact: string) => String(find(site, 'facts', fact).data.value);
  return onClock(site, { opens: dayOfYear(facts.opens), closes: dayOfYear(facts.closes) });
}

/** The rest of the year. */
export function restOfYear({ site }: View, season: Season) {
  // A leap year has every day.
  const beside = (day: string, step: number) => addDays(`2028-${day}`, step).slice(5);
  return onClock(site, { opens: beside(season.closes, 1), closes: beside(season.opens, -1) });
}

function onClock({ now }: Site, season: Season) {
  return { ...season, isNow: isWithin(dayOf(now), season) };
}
