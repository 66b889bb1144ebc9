/** What a sentence can be doubted for, as the files of labelled sentences are named. */
export const kinds = [
  'promise',
  'past-results',
  'comparison',
  'testimonial',
  'specialist',
  'fee',
  'fear',
  'urgency',
  'gift',
  'lender',
  'government',
  'delay',
  'notario',
] as const;

export type Kind = (typeof kinds)[number];

/** Weights are written as two signs each, so that the file stays small. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const middle = (signs.length * signs.length) / 2;

/** Thousandths, as far as two signs reach. */
const step = 0.005;

export function written(weight: number): string {
  const whole = Math.max(0, Math.min(2 * middle - 1, Math.round(weight / step) + middle));
  return `${signs.charAt(Math.floor(whole / signs.length))}${signs.charAt(whole % signs.length)}`;
}

/** The weight at a place of a row of weights; nothing where the row ends before. */
export function weightAt(row: string, place: number): number {
  if (row.length < 2 * place + 2) return 0;
  const whole =
    signs.indexOf(row.charAt(2 * place)) * signs.length + signs.indexOf(row.charAt(2 * place + 1));
  return (whole - middle) * step;
}

/** The name of the weight that every sentence has. */
export const biasRow = '*';
