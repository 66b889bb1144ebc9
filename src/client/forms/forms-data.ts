import type { BookingConfig, FormWords } from './form-props.ts';

/** The copy and addresses of all forms, published with the code because they are the same on every page. */
export type FormsData = {
  config: BookingConfig;
  words: { readonly [language: string]: WordsByIsland };
  /** CSS of what scripts may show. */
  styles?: string;
};

export type WordsByIsland = { readonly [island: string]: FormWords };

/** The build replaces it with the data, as JSON in a string. */
const published = '__FORMS_DATA__';

export function formsData(): FormsData {
  return JSON.parse(published);
}
