import { selectEmptyValue } from '#contract/messages.ts';

export type Option = { value: string; label: string };

/**
 * The choices of a select, with the value it starts with among them. An item with an empty value would clear the
 * selection, so it is an error and not a choice.
 */
export function selectOptions(values: readonly string[], given?: string): Option[] {
  const all = given === undefined || values.includes(given) ? values : [given, ...values];
  return all.map((value) => {
    if (value === '') throw new Error(selectEmptyValue);
    return { value, label: value };
  });
}
