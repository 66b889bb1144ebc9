import { fillInMarker } from '../fields/kinds.ts';

/** Units whose value is a number. */
export const numericUnits = [
  'days',
  'hours',
  'minutes',
  'months',
  'years',
  'percent',
  'usd',
  'count',
] as const;

/** Returns whether values with this unit are numbers. */
export function isNumericUnit(unit: string): boolean {
  return numericUnits.some((numericUnit) => numericUnit === unit);
}

/** Returns whether text states its unit. Text without a number, such as "free", needs none. */
export function statesUnit(text: string, unit: string): boolean {
  if (unit === 'count' || !isNumericUnit(unit) || !/\d/.test(text) || text.includes(fillInMarker))
    return true;
  return unit === 'usd' ? /[$]|\p{L}{3}/u.test(text) : /%|\p{L}/u.test(text);
}

/** Formats a number as copy does: "$399", "20 days". */
export function formatWithUnit(number: string, unit: string): string {
  return unit === 'usd' ? `$${number}` : `${number} ${unit}`;
}
