import type { BookingConfig, FormWords } from './form-props.ts';

/**
 * The same on every page of a language, so it travels once, with the code: what forms say and where they are sent.
 */
export type FormsData = {
  config: BookingConfig;
  words: { readonly [language: string]: WordsByIsland };
  /** The rules of what scripts may add to a page. */
  styles?: string;
};

export type WordsByIsland = { readonly [island: string]: FormWords };

/** Replaced by the data itself, as JSON in a string, when the code is published. */
const published = '__FORMS_DATA__';

/** What was published with this code. Raises an error in code that was not: its placeholder is no JSON. */
export function formsData(): FormsData {
  return JSON.parse(published);
}
