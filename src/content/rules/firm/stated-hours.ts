import { languages } from '../../languages/languages.ts';
import type { Language } from '../../languages/languages.ts';
import { matchesOf } from '../../languages/matches.ts';
import type { Problem } from '../../report/problem.ts';
import type { Entries } from '../../site.ts';
import { problemAt } from '../../source/places.ts';
import { dayName, daysIn } from './stated-weekdays.ts';

/** A time as it is typed, and the minutes since midnight that it may mean. */
type Time = { typed: string; readings: number[]; isSure: boolean };

const noon = 12 * 60;
const wholeDay = 24 * 60;

/** Open at every hour; its figures are no times of day. */
const always = /24\s?\/\s?7|around the clock|24 hours|24 horas[^.;]*|цілодобово[^.;]*|круглосуточно[^.;]*/giu;

const clock =
  /(?<![\d.,:])(?<hour>\d{1,2})(?:[:.](?<minutes>\d\d)|\s?h\s?(?<after>\d\d)|-(?<dashed>00|15|30|45))?(?!\d)(?:[\s\u00A0]*(?:(?<am>a\.?[\s\u00A0]?m\b\.?|de la mañana|ранку|утра)|(?<pm>p\.?[\s\u00A0]?m\b\.?|de la (?:tarde|noche)|вечора|вечера|дня)))?/giu;
const middles: readonly [RegExp, number][] = [
  [/noon|mediodía|полуд\p{L}+|полдень/giu, noon],
  [/midnight|medianoche|опівноч\p{L}*|полноч\p{L}*/giu, 0],
];

const zones: readonly RegExp[] = [
  /eastern|\bE[SD]?T\b|східн|восточн|\beste\b/iu,
  /mountain|\bM[SD]?T\b|гірськ|горн|montaña/iu,
];

/** What hours say in English or in another language, and not in both: "Saturday", "4 p.m.". */
export function hoursThatDiffer(english: string, words: string, language: Language): string[] {
  if (isAlways(english) !== isAlways(words)) return ['whether it is 24 hours a day'];
  const [here, there] = [timesIn(english), timesIn(words)];
  return [
    ...differentDays(daysIn(english, 'en'), daysIn(words, language)),
    ...lacking(here, there),
    ...lacking(there, here),
    ...(zoneOf(english) === zoneOf(words) ? [] : ['the time zone']),
  ];
}

function isAlways(words: string): boolean {
  return words.search(always) >= 0;
}

/** Days may be said in ways that nobody foresaw: only where both name some are they compared. */
function differentDays(here: Set<number>, there: Set<number>): string[] {
  return here.size === 0 || there.size === 0
    ? []
    : [...here.symmetricDifference(there)].toSorted().map(dayName);
}

function lacking(here: Time[], there: Time[]): string[] {
  return here
    .filter(
      ({ isSure, readings }) =>
        isSure && !there.some((time) => time.readings.some((minute) => readings.includes(minute))),
    )
    .map(({ typed }) => typed);
}

function timesIn(words: string): Time[] {
  const text = words.replaceAll(always, ' ');
  const times = matchesOf(text, clock).map(({ 0: typed, groups = {} }): Time => {
    const { hour = '', minutes, after, dashed, am, pm } = groups;
    const behind = minutes ?? after ?? dashed;
    return {
      typed: typed.trim(),
      readings: readingsOf(Number(hour), Number(behind ?? 0), { am: am !== undefined, pm: pm !== undefined }),
      // A bare number may be a time, or a number of something.
      isSure: behind !== undefined || am !== undefined || pm !== undefined,
    };
  });
  const named = middles.flatMap(([pattern, minute]) =>
    matchesOf(text, pattern).map(({ 0: typed }): Time => ({
      typed,
      readings: [minute],
      isSure: true,
    })),
  );
  return [...times, ...named];
}

/** "5:00" is of the morning or of the evening where nothing says of which. */
function readingsOf(hour: number, minutes: number, { am, pm }: { am: boolean; pm: boolean }): number[] {
  const morning = (hour % 12) * 60 + minutes;
  if (hour > 12) return [(hour * 60 + minutes) % wholeDay];
  if (am || pm) return [pm ? morning + noon : morning];
  return [morning, morning + noon];
}

function zoneOf(words: string): number {
  return zones.findIndex((zone) => zone.test(words));
}

/** Whoever changes the hours in English may forget those who read them in another language. */
export function translatedHours({ facts }: Pick<Entries, 'facts'>): Problem[] {
  return [...facts.values()]
    .filter(({ data }) => data.unit === 'time')
    .flatMap(({ data: { statedAs, translations = {} }, frontmatter }) =>
      languages.flatMap((language): Problem[] => {
        const words = language === 'en' ? undefined : translations[language];
        const differing = words === undefined ? [] : hoursThatDiffer(statedAs, words, language);
        if (differing.length === 0) return [];
        // "5 p.m." brings the full stop of the sentence along.
        const list = differing.join(', ').replace(/\.$/, '');
        const message = `seems to say other hours than statedAs, "${statedAs}": they differ in ${list}. Change both together.`;
        const place = problemAt(frontmatter, ['translations', language], 'value');
        return [{ ...place, field: `translations, ${language}`, message, severity: 'warning' }];
      }),
    );
}
