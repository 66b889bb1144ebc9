import type { Language } from '../fields.ts';

/** The beginnings of the weekdays' names, Monday first: cases and plurals differ behind them. */
const weekdays: { [Name in Language]: readonly string[] } = {
  en: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  uk: ['понеділ', 'вівтор', 'серед', 'четвер', 'п’ятниц', 'субот', 'неділ'],
  ru: ['понедельник', 'вторник', 'сред', 'четверг', 'пятниц', 'суббот', 'воскресен'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
};

const timeOfDay = /(?<![\d.,])(\d{1,2})(?::(\d{2}))?(?:[\s\u00A0]?([ap])\.?[\s\u00A0]?m\b\.?)?/giu;

/** What English words say of hours and the words of another language leave out: "5 p.m.", "Friday". */
export function hoursLeftOut(english: string, words: string, language: Language): string[] {
  const times = matchesOfTime(words).flatMap(readings);
  const days = daysIn(words, language);
  const lostTimes = matchesOfTime(english).filter(
    (found) => isTime(found) && times.length > 0 && !readings(found).some((time) => times.includes(time)),
  );
  const lostDays = daysIn(english, 'en').filter(
    ({ day }) => days.length > 0 && !days.some((own) => own.day === day),
  );
  return [...lostDays.map(({ word }) => word), ...lostTimes.map(([typed]) => typed)];
}

function matchesOfTime(words: string): RegExpExecArray[] {
  return [...words.matchAll(timeOfDay)];
}

/** Of bare numbers nobody knows whether they are times. */
function isTime([, , minutes, half]: RegExpExecArray): boolean {
  return minutes !== undefined || half !== undefined;
}

/** Minutes since midnight; "5" alone may be of the morning or of the evening. */
function readings(found: RegExpExecArray): number[] {
  const [, hour = '', minutes = '0', half] = found;
  const morning = (Number(hour) % 12) * 60 + Number(minutes);
  if (half !== undefined) return [half.toLowerCase() === 'p' ? morning + 12 * 60 : morning];
  const asTyped = Number(hour) * 60 + Number(minutes);
  return isTime(found) ? [asTyped % (24 * 60)] : [morning, morning + 12 * 60, asTyped];
}

function daysIn(words: string, language: Language): { day: number; word: string }[] {
  return (words.match(/[\p{L}’']+/gu) ?? []).flatMap((word) => {
    const small = word.toLowerCase().replace("'", '’');
    const day = weekdays[language].findIndex((start) => small.startsWith(start));
    return day < 0 ? [] : [{ day, word }];
  });
}
