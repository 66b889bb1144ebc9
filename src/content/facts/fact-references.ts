import type { Entry } from '../entry.ts';
import type { Language } from '../languages/languages.ts';
import { behindNumber, factWords } from './fact-words.ts';

type Fact = Entry<'facts'>;

/** What is wrong with a fact for a field that needs one number of a unit: a price, or days that are drawn. */
export function unfitFact({ id, data }: Fact, unit: string, language: Language): string | undefined {
  const named = `names the fact "${id}"`;
  if (data.unit !== unit) return `${named}, whose unit is ${data.unit}. Name one whose unit is ${unit}.`;
  if (Array.isArray(data.value)) return `${named}, which is a range. Name one with a single number.`;
  return unit === 'days' ? unfitWords(data, named, language) : undefined;
}

/** The number is drawn large, with the other words behind it. */
function unfitWords(data: Fact['data'], named: string, language: Language): string | undefined {
  const words = factWords(data, language);
  if (language !== 'en' && data.translations?.[language] === undefined) {
    return `${named}, which would stand here in English: "${words}". Give its file the same words in this language (translations, ${language}).`;
  }
  return behindNumber(words) === undefined
    ? `${named}, which says "${words}". Here the number stands apart, so name one that says it first, like "30 days".`
    : undefined;
}
