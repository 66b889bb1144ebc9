import type { Language } from '../../languages/languages.ts';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Each weekday, Monday first: how its name begins, whatever its case, and how it is shortened. */
const weekdays: { [Name in Language]: readonly RegExp[] } = {
  en: ['mon', 'tue(?:s)?', 'wed(?:nes)?', 'thu(?:rs?)?', 'fri', 'sat(?:ur)?', 'sun'].map(
    (start) => new RegExp(`^${start}(?:days?)?$`),
  ),
  uk: wordsOf(
    'понеділ.*|пн',
    'вівтор.*|вт',
    'серед[аиу]?|ср',
    'четвер.*|чт',
    'п’ятниц.*|пт',
    'субот.*|сб',
    'неділ.*|нд',
  ),
  ru: wordsOf(
    'понедельник.*|пн',
    'вторник.*|вт',
    'сред[аыу]?|ср',
    'четверг.*|чт',
    'пятниц.*|пт',
    'суббот.*|сб',
    'воскресен.*|вс',
  ),
  es: wordsOf(
    'lunes|lun',
    'martes|mar',
    'mi[ée]rcoles|mi[ée]',
    'jueves|jue',
    'viernes|vie',
    's[áa]bados?|s[áa]b',
    'domingos?|dom',
  ),
};

const workdays =
  /\bweekdays?\b|business days|entre semana|días (?:laborables|hábiles)|будн\p{L}*|робочі дні|рабочие дни/iu;
const weekend = /\bweekends?\b|fin(?:es)? de semana|вихідн(?:і|их|ими)|выходн(?:ые|ых|ым)/iu;
const daily = /\bdaily\b|every day|todos los días|щодня|ежедневно|без вихідних|без выходных/iu;

/** What stands between the first and the last day of a stretch. */
const through = /^[\s\u00A0]*(?:to|through|thru|a|al|hasta|по|до|[-–—])[\s\u00A0]*$/iu;

/** The weekdays that words name, from 0 for Monday; "Monday to Friday" names five. */
export function daysIn(words: string, language: Language): Set<number> {
  if (daily.test(words)) return stretch(0, 6);
  const plain = words.toLowerCase().replaceAll(/[ʼ‘′'`]/g, '’');
  const found = [...plain.matchAll(/[\p{L}’]+/gu)].flatMap(({ 0: word, index }) => {
    const day = weekdays[language].findIndex((name) => name.test(word));
    return day < 0 ? [] : [{ day, start: index, end: index + word.length }];
  });
  const days = found.map(({ day }, at) => {
    const next = found[at + 1];
    const goesOn = next !== undefined && through.test(plain.slice(found[at]?.end, next.start));
    return goesOn ? stretch(day, next.day) : new Set([day]);
  });
  return new Set([
    ...days.flatMap((each) => [...each]),
    ...(workdays.test(words) ? stretch(0, 4) : []),
    ...(weekend.test(words) ? stretch(5, 6) : []),
  ]);
}

export function dayName(day: number): string {
  return names[day] ?? '';
}

function stretch(from: number, to: number): Set<number> {
  return new Set(Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, more) => (from + more) % 7));
}

function wordsOf(...patterns: string[]): RegExp[] {
  return patterns.map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'));
}
