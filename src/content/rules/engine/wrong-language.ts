import type { CollectionName } from '../../collections.ts';
import { isRecord } from '../../fields/walk.ts';
import type { FieldPath } from '../../source/places.ts';
import { languageNames, languageOf, languages } from '../../languages/languages.ts';
import type { Language } from '../../languages/languages.ts';
import type { Problem } from '../../report/problem.ts';
import type { Frontmatter } from '../../source/frontmatter.ts';
import { fieldName, placeInBody, problemAt } from '../../source/places.ts';
import { textsIn } from '../../texts.ts';

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
function seemsForeign(text: string, language: Language): Language | undefined {
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

/** Nearly all files are English through and through, and are not looked at any closer. */
const mayBeMixed = /[\u0400-\u04FF]| (?:que|para|los|las|una|por|usted) /i;

type Found = { place: Omit<Problem, 'message'>; from: Language; to: Language };

/** A warning at the first text of a file that seems to be in another language than its place. A draft is not told. */
export function wrongLanguage(collection: CollectionName, frontmatter: Frontmatter): Problem[] {
  const { values } = frontmatter;
  if (isRecord(values) && (values['draft'] === true || !isKnown(values['language']))) return [];
  return textsInOtherLanguages(collection, frontmatter);
}

/** The same of a draft as well. */
export function textsInOtherLanguages(collection: CollectionName, frontmatter: Frontmatter): Problem[] {
  const { head, body, values } = frontmatter;
  const own = languageOf(values);
  if (own === 'en' && !mayBeMixed.test(head) && !mayBeMixed.test(body)) return [];
  const found = [...inFields(collection, frontmatter, own), ...inBody(frontmatter, own)];
  return found.slice(0, 1).map(({ place, from, to }) => {
    const others = found.length - 1;
    const more = others === 0 ? '' : ` The same of ${others} more ${others === 1 ? 'text' : 'texts'} below.`;
    const start = place.field === undefined ? 'This text seems' : 'seems';
    const message = `${start} to be in ${languageNames[from]}, and ${languageNames[to]} belongs here. Translate it.${more}`;
    return { ...place, message, severity: 'warning' };
  });
}

function inFields(collection: CollectionName, frontmatter: Frontmatter, own: Language): Found[] {
  return textsIn(collection, frontmatter.values).flatMap(({ path, text }) => {
    const to = languageAt(path) ?? own;
    const from = text.split(/\n\s*\n/).flatMap((paragraph) => seemsForeign(paragraph, to) ?? [])[0];
    if (from === undefined) return [];
    return [{ place: { ...problemAt(frontmatter, path, 'value'), field: fieldName(path) }, from, to }];
  });
}

function inBody({ body, bodyLineOffset, file }: Frontmatter, to: Language): Found[] {
  return [...body.matchAll(/(?:[^\n]*\S[^\n]*(?:\n|$))+/g)].flatMap(({ 0: paragraph, index }) => {
    const from = seemsForeign(paragraph, to);
    if (from === undefined) return [];
    const length = paragraph.split('\n', 1)[0]?.length ?? 0;
    return [
      { place: { file, severity: 'warning', ...placeInBody(body, bodyLineOffset, index, length) }, from, to },
    ];
  });
}

/** A field that has words in each language holds them under the languages' names. */
function languageAt(path: FieldPath): Language | undefined {
  return languages.find((language) => path.includes(language));
}

/** A language that is misspelt is a problem of its own, and what belongs here unknown. */
function isKnown(language: unknown): boolean {
  return language === undefined || languages.some((known) => known === language);
}
