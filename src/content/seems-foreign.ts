import type { Language } from './fields.ts';

const english =
  /(?<![\p{L}'’-])(?:the|and|of|with|your|you|for|is|are|was|we|our|this|that|not|will|can|must|to|it)(?![\p{L}'’-])/giu;
const spanish =
  /(?<![\p{L}'’-])(?:el|la|los|las|de|del|que|y|en|para|con|su|sus|una|un|es|por|se|lo|más|al|usted)(?![\p{L}'’-])/giu;
const cyrillicWord = /\p{Script=Cyrillic}{2,}/gu;
const latinWord = /(?<![\p{L}/@.#-])[a-z]{2,}(?![\p{L}/@.-])/gu;

/** Addresses and quoted facts; official terms stand in brackets or in quotation marks. */
const ofNoLanguage = /\{\{[^{}]*\}\}|\([^)]*\)|https?:\S+|[«“„"][^»”“"]*[»”"]/g;

const fewestWords = 3;

/** The language that a text seems to be in, when it's not the one that it should be in; single words are left alone. */
export function seemsForeign(text: string, language: Language): Language | undefined {
  const words = text.replace(ofNoLanguage, ' ');
  const cyrillic = count(words, cyrillicWord);
  if (language === 'uk' || language === 'ru') {
    const latin = count(words, latinWord);
    if (latin >= fewestWords && latin > cyrillic)
      return count(words, spanish) > count(words, english) ? 'es' : 'en';
    if (cyrillic < fewestWords) return undefined;
    if (language === 'uk') return /[ыэъё]/i.test(words) ? 'ru' : undefined;
    return /[іїєґ]/i.test(words) ? 'uk' : undefined;
  }
  if (cyrillic >= fewestWords && cyrillic > count(words, latinWord))
    return /[іїєґ]/i.test(words) ? 'uk' : 'ru';
  const [own, other] = language === 'en' ? [english, spanish] : [spanish, english];
  const foreign = count(words, other);
  if (foreign < fewestWords || foreign <= count(words, own)) return undefined;
  return language === 'en' ? 'es' : 'en';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
