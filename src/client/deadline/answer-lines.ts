import { dayAndWeekday, isWithin } from './days.ts';
import type { FinderResult } from './found.ts';
import type { DeadlineWords } from './words.ts';

export type AnswerLines = [before: string, day: string, most: string, more: string];

/** `rule` is the text while there is no date. */
export function answerTo(
  found: FinderResult,
  words: DeadlineWords,
  rule: AnswerLines,
  language: string,
): AnswerLines {
  if (found.says === 'waiting') return rule;
  if (found.says === 'invalid') return [rule[0], rule[1], rule[2], words.invalid];
  const day = (date: string) => dayAndWeekday(date, language);
  const { season } = words;
  const warning = season && !isWithin(found.start, season) ? [season.warning] : [];
  const most = (sentence: string) => [...warning, sentence].join(' ');
  if (found.says === 'ahead') {
    const { end, actBy, left } = found;
    const leftWords = left === 1 ? words.leftOne : words.left.replace('{days}', String(left));
    const endWords = end === actBy ? words.end : words.endClosed;
    return [words.actBy, day(actBy), most(leftWords), endWords.replace('{date}', day(end))];
  }
  if (found.says === 'past')
    return [words.due, day(found.countEnds), most(''), `${words.late} ${words.call}`];
  const isLastDay = found.today === found.actBy;
  const how = isLastDay ? words.lastDay : words.safeDayOver.replace('{date}', day(found.actBy));
  return [words.act, day(found.today), most(how), words.call];
}

/** Without the days left, which would soon be wrong in a calendar. */
export function calendarText([before, day, , more]: AnswerLines, { calendar }: DeadlineWords): string {
  return [`${before} ${day}.`, more, calendar.text].join('\n').replaceAll('\u00A0', ' ');
}
