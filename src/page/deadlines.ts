import { deadlineAfter } from '#client/deadline/act-by.ts';
import { dayInBrief, lastBusinessDays, longestDay } from '#client/deadline/days.ts';
import { dayOf } from '#content/calendar.ts';
import { behindNumber, factWords } from '#content/facts/quoted-facts.ts';
import type { Section } from '#content/schemas/parts/section.ts';
import { find } from '#content/site.ts';
import { fill, telephone } from './view.ts';
import type { View } from './view.ts';

/** A fact's number of days, and the unit as it stands behind the number. */
export function daysOfFact({ site, language }: View, fact: string): { days: number; unit: string } {
  const { data } = find(site, 'facts', fact);
  return { days: Number(data.value), unit: behindNumber(factWords(data, language)) ?? '' };
}

const exampleCount = 3;

/** The date field and its table. The table is worked out by the build clock, with the code that the field uses. */
export function deadlineProps(view: View, part: Extract<Section, { type: 'deadline' }>) {
  const { site, language, words } = view;
  const { days } = daysOfFact(view, part.fact);
  const { phone } = find(site, 'offices', part.result.office).data;
  const rows = lastBusinessDays(dayOf(site.now), exampleCount).map((start) => ({
    from: dayInBrief(start, language),
    to: dayInBrief(deadlineAfter(start, days).actBy, language),
  }));
  return {
    name: `${part.id}-date`,
    days,
    field: part.field,
    result: part.result,
    longestDay: longestDay(language),
    calendar: part.calendar,
    call: { href: telephone(phone), label: fill(words.call, { phone }) },
    examples: { ...part.examples, rows },
  };
}
