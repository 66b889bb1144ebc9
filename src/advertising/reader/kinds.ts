/** What a sentence can be doubted for, as the files of labeled sentences are named. */
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
