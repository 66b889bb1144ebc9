import type { FormWords } from '../form-words.ts';

/** The word that the form's file puts before a message and into the page's title. */
export function errorPrefixOf({ errorPrefix = '' }: Pick<FormWords, 'errorPrefix'>): string {
  return errorPrefix;
}
