import type { Language } from './languages.ts';

/** In small letters: "Los Angeles" and "The Florida Bar" are names in any language. */
const english =
  /(?<![\p{L}'’-])(?:the|and|of|with|your|you|for|is|are|was|we|our|this|that|not|will|can|must|to|it)(?![\p{L}'’-])/gu;
const spanish =
  /(?<![\p{L}'’-])(?:el|la|los|las|de|del|que|y|en|para|con|su|sus|una|un|es|por|se|lo|más|al|usted)(?![\p{L}'’-])/gu;
const cyrillicWord = /\p{Script=Cyrillic}{2,}/gu;
const latinWord = /(?<![\p{L}/@.#-])[a-z]{2,}(?![\p{L}/@.-])/gu;

/** Addresses and quoted facts; official terms stand in brackets or in quotation marks. */
const ofNoLanguage = /\{\{[^{}]*\}\}|\([^)]*\)|https?:\S+|[«“„"][^»”“"]*[»”"]/g;

const fewestWords = 3;

/** The language of a sentence that seems to stand in another than it should; undefined when none does. */
export function seemsForeign(text: string, language: Language): Language | undefined {
  const words = text.replace(ofNoLanguage, ' ');
  // Nearly all texts are in one language, and need not be taken apart.
  const sentences = [words, ...words.split(/(?<=[.!?])\s+/)];
  for (const sentence of sentences) {
    const found = foreign(sentence, language);
    if (found !== undefined) return found;
  }
  return undefined;
}

function foreign(words: string, language: Language): Language | undefined {
  const cyrillic = count(words, cyrillicWord);
  if (language === 'uk' || language === 'ru') {
    const latin = count(words, latinWord);
    if (latin > cyrillic && latin >= (cyrillic === 0 ? 1 : fewestWords))
      return count(words, spanish) > count(words, english) ? 'es' : 'en';
    if (cyrillic < fewestWords) return undefined;
    if (language === 'uk') return /[ыэъё]/i.test(words) ? 'ru' : undefined;
    return /[іїєґ]/i.test(words) ? 'uk' : undefined;
  }
  if (cyrillic >= fewestWords && cyrillic > count(words, latinWord))
    return /[іїєґ]/i.test(words) ? 'uk' : 'ru';
  const [own, other] = language === 'en' ? [english, spanish] : [spanish, english];
  const foreignWords = count(words, other);
  if (foreignWords < fewestWords || foreignWords <= count(words, own)) return undefined;
  return language === 'en' ? 'es' : 'en';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
