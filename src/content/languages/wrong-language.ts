import type { CollectionName } from '../collections.ts';
import type { Frontmatter } from '../frontmatter/read-frontmatter.ts';
import { fieldName, problemAt } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';
import { placeInBody } from '../problems/text-places.ts';
import { textsIn } from '../validation/translatable.ts';
import type { FieldPath } from '../validation/walk-schema.ts';
import { isRecord } from '../validation/walk-schema.ts';
import { languageNames } from './language-names.ts';
import { languageOf } from './language-of.ts';
import type { Language } from './languages.ts';
import { languages } from './languages.ts';
import { seemsForeign } from './seems-foreign.ts';

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
