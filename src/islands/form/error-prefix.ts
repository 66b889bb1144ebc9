import type { FormWords } from '../form-words.ts';

/** Messages are in English (they are part of the contract), so the word before them is too unless content has one. */
export function errorPrefixOf({ errorPrefix = 'Error:' }: Pick<FormWords, 'errorPrefix'>): string {
  return errorPrefix;
}
