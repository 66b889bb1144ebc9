/**
 * What the two engines could not decide and a person has looked at, by kind. A kind that is not in these lists fails
 * the test that meets it: look at the place it names, mend it, or add the kind here with the reason why it is fine.
 */
export type Reviewed = { rule: string; reason: string; why: string };

/** Kinds of what axe calls incomplete: the rule, and the key of the reason that it gives. */
export const reviewedByAxe: Reviewed[] = [
  {
    rule: 'color-contrast',
    reason: 'pseudoContent',
    why: 'The number of a step stands beside its heading, never behind it; `contrastFaults` reckons the colours.',
  },
  {
    rule: 'color-contrast',
    reason: 'bgOverlap',
    why: 'A bar lay over a button that scrolls clear of it; `contrastFaults` reckons the colours of the button.',
  },
  {
    rule: 'color-contrast',
    reason: 'emptyValue',
    why: 'A field that nobody has filled in has no text; `contrastFaults` reckons the colours that it will have.',
  },
  {
    rule: 'color-contrast',
    reason: 'elmPartiallyObscuring',
    why: 'A message lies over the edge of what is below it, by intent and for a moment, on a ground of its own.',
  },
];

export function isReviewed(list: Reviewed[], found: { rule: string; reason: string }): boolean {
  return list.some(({ rule, reason }) => rule === found.rule && reason === found.reason);
}
