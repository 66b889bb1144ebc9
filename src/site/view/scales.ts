import type { DataOf } from '#practice/collections.ts';
import { getFactText } from '#content/facts/fact-texts.ts';
import type { TimelineScale } from '#practice/schemas/parts/blocks.ts';
import { getEntry } from '#content/site.ts';
import type { View } from './view.ts';

const daysPerUnit: { [unit: string]: number | undefined } = { days: 1, months: 365 / 12 };

/**
 * Builds the props of a timeline's scale, with positions as percentages of its length. A span takes its days and label from a fact, or
 * has its own.
 */
export function buildScaleProps(view: View, scale: TimelineScale | undefined) {
  if (scale === undefined) return undefined;
  const { days, start, end, deadline } = scale;
  const months = new Intl.NumberFormat(view.language, { style: 'unit', unit: 'month', unitDisplay: 'long' });
  const toPercent = (day: number) => Math.round((Math.min(day, days) / days) * 1000) / 10;
  return {
    days,
    months: Math.round(days / (365 / 12)),
    // On a line of one year, the middle is labeled too.
    middle: days === 365 ? months.format(6) : undefined,
    start,
    end,
    spans: scale.spans.map(({ from, to, fact, label, mark }) => {
      const factData = fact === undefined ? undefined : getEntry(view.site, 'facts', fact).data;
      const [first, last] = factData === undefined ? [from, to] : readFactSpan(factData, from);
      return {
        from: toPercent(first),
        to: toPercent(last),
        label: label ?? (factData === undefined ? '' : getFactText(factData, view.language)),
        mark,
      };
    }),
    deadline,
  };
}

/** Returns the first and last day of a fact such as "20 days" or "6-12 months", counted from day `from`. */
function readFactSpan(
  { value, unit }: Pick<DataOf<'facts'>, 'value' | 'unit'>,
  from: number,
): [number, number] {
  const length = daysPerUnit[unit] ?? 0;
  return Array.isArray(value)
    ? [from + (value[0] ?? 0) * length, from + (value[1] ?? 0) * length]
    : [from, from + Number(value) * length];
}
