import { computeDeadline, listBusinessDays } from '#practice/court-days.ts';
import type { Closings, Term } from '#practice/court-days.ts';
import { formatDay, isInSeason } from '#client/deadline/days.ts';
import { toLocalDate } from '#practice/calendar.ts';
import { getFactText } from '#content/facts/fact-texts.ts';
import type { DataOf } from '#practice/collections.ts';
import type { Language } from '#content/languages/languages.ts';
import { getEntry } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import { shiftDay } from '#forms/dates.ts';
import type { View } from './view.ts';

/** Lists the days on which Florida's courts are closed. For years without a list, the calculation adds a safety margin. */
export function listCourtClosings({ entries }: Site): Closings {
  const lists = [...entries['court-closings'].values()].flatMap(({ data }) => data.years);
  return Object.fromEntries(
    lists.map(({ year, closings }) => [String(year), closings.map(({ day }) => day.slice(5))]),
  );
}

/** Reads the number of days in a fact, such as 20 for "20 days". */
export function readDays({ site }: View, fact: string): number {
  return Number(getEntry(site, 'facts', fact).data.value);
}

const exampleCount = 2;

/** Builds the props of a deadline finder. Its examples are calculated for the build date, with the same code as results. */
export function buildDeadlineProps(view: View, id: string) {
  const { site, language } = view;
  const { data } = getEntry(site, 'deadlines', id);
  const { fact, counting, kept, question, choices, season, field, waiting, ruler, calendar, examples } = data;
  const { data: rule } = getEntry(site, 'facts', fact);
  const days = Number(rule.value);
  const today = toLocalDate(site.now);
  const lastDay = examples.until === undefined ? today : `${today.slice(0, 4)}-${examples.until}`;
  return {
    name: id,
    days,
    term: getFactText(rule, language),
    question,
    choices,
    shouldStoreDate: kept,
    season: season && buildSeasonProps(view, season),
    field: { label: field.label, hint: field.hint },
    waiting,
    ruler,
    saveLabel: calendar.label,
    printLabel: data.print,
    examples: {
      ...examples,
      rows: buildExampleRows(lastDay, { days, counting, closings: listCourtClosings(site) }, language),
    },
    governsHtml: data.governs,
  };
}

type Row = { from: string; to: string };
/** Format of dates like "Thu, Dec 10, 2026". */
const shortDateFormat = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const cachedRows = new Map<string, Row[]>();

/** Builds example dates. Memoized, because many pages show the same rows and formatting dates is slow. */
function buildExampleRows(lastDay: string, term: Term, language: Language): Row[] {
  const key = JSON.stringify([lastDay, term, language]);
  const rows =
    cachedRows.get(key) ??
    listBusinessDays(lastDay, exampleCount, term.closings).map((start) => ({
      from: formatDay(start, language, shortDateFormat),
      to: formatDay(computeDeadline(start, term).actBy, language, shortDateFormat),
    }));
  cachedRows.set(key, rows);
  return rows;
}

/** Builds the props of a finder that has a season. */
function buildSeasonProps(
  view: View,
  { opens, closes, outside }: NonNullable<DataOf<'deadlines'>['season']>,
) {
  const season = findSeason(view, { opens, closes });
  const { remind, begin, before, ...lastDay } = outside;
  return {
    isNow: season.isNow,
    hiddenDuring: { inSeason: formatSeason(season), offSeason: formatSeason(findRestOfYear(view, season)) },
    lastDay: buildLastDayProps(lastDay),
    reminder: { label: remind.label, href: buildCalendarPath(remind) },
    beginLabel: begin,
    beforeHtml: before,
  };
}

/** Text of the date field for a deadline that is printed on a notice. */
type LastDayCopy = { label: string; hint: string; ahead: string; past: string };

export function buildLastDayProps({ label, hint, ahead, past }: LastDayCopy) {
  return { label, hint, upcomingMessage: ahead, passedMessage: past };
}

/** Builds the path of the calendar file for the first day of the next season. */
export function buildCalendarPath({ file }: { file: string }): string {
  return `/${file}.ics`;
}

/** Formats a season's first and last day as an attribute value that a script uses to show and hide elements. */
export function formatSeason({ opens, closes }: Season): string {
  return `${opens} ${closes}`;
}

/** Builds the attributes of elements for a season and for the rest of the year. The build hides one of them; a script updates this in the browser. */
export function buildSeasonAttributes(view: View, facts: SeasonFacts) {
  const season = findSeason(view, facts);
  const rest = findRestOfYear(view, season);
  return {
    inSeason: { 'data-hidden-during': formatSeason(rest), hidden: rest.isNow },
    offSeason: { 'data-hidden-during': formatSeason(season), hidden: season.isNow },
  };
}

/** Builds the in-season and off-season text, with the attributes that show and hide it. */
export function buildSeasonalText(view: View, inSeason: string, facts: SeasonFacts, offSeason: string) {
  const attributes = buildSeasonAttributes(view, facts);
  return [
    { text: inSeason, ...attributes.inSeason },
    { text: offSeason, ...attributes.offSeason },
  ];
}

/** Returns the year of the current season, or of the most recent one. */
export function findSeasonYear({ site }: View, { opens }: SeasonFacts): string {
  const today = toLocalDate(site.now);
  const year = Number(today.slice(0, 4));
  return String(today.slice(5) < readMonthDay(site, opens) ? year - 1 : year);
}

/** The facts with a season's first and last day. */
type SeasonFacts = { opens: string; closes: string };

/** A season's first and last day, such as 08-01. */
type Season = { opens: string; closes: string };

/** Reads a yearly season from the facts with its first and last day. `isNow` is whether the build date is in it. */
export function findSeason({ site }: Pick<View, 'site'>, { opens, closes }: SeasonFacts) {
  return markCurrent(site, { opens: readMonthDay(site, opens), closes: readMonthDay(site, closes) });
}

/** Reads a fact's month and day, such as 08-01. */
export function readMonthDay(site: Site, fact: string): string {
  return String(getEntry(site, 'facts', fact).data.value);
}

/** Returns the part of the year outside a season. */
export function findRestOfYear({ site }: View, season: Season) {
  // 2028 is a leap year, so every day exists.
  const shiftMonthDay = (day: string, step: number) => shiftDay(`2028-${day}`, step).slice(5);
  return markCurrent(site, {
    opens: shiftMonthDay(season.closes, 1),
    closes: shiftMonthDay(season.opens, -1),
  });
}

function markCurrent({ now }: Site, season: Season) {
  return { ...season, isNow: isInSeason(toLocalDate(now), season) };
}
