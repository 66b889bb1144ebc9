import { selectEmptyValue } from '#contract/messages.ts';

/**
 * The choices of a select, with the value it starts with among them. An item with an empty value would clear the
 * selection, so it is an error and not a choice.
 */
export function selectOptions(values: readonly string[], given?: string): readonly string[] {
  const all = given === undefined || values.includes(given) ? values : [given, ...values];
  if (all.includes('')) throw new Error(selectEmptyValue);
  return all;
}
