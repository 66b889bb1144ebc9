/** Phrases of each language, in phrases/<language>.txt. */
import { readFileSync } from 'node:fs';
import { mapLanguages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { findMatches } from '#content/languages/matches.ts';

/** Phrases that a rule looks for. The table of rules explains each list. */
const topics = [
  'guarantee',
  'comparison',
  'specialist',
  'certified',
  'referral',
  'contingent',
  'results',
  'average',
  'span',
  'alwaysOpen',
  'noExtension',
  'program',
  'fear',
  'inducement',
  'lenderSilence',
  'delay',
  'notario',
  'free',
  'bankruptcy',
  'combined',
  'unfinished',
  'licensed',
  'office',
] as const;

export type ClaimTopic = (typeof topics)[number];

/** Lists that qualify a phrase: actors, negations, and phrases that satisfy a rule. */
type Qualifier =
  | 'certifiedDisclosure'
  | 'referralStated'
  | 'costsStated'
  | 'priceScope'
  | 'spanQualified'
  | 'duration'
  | 'goodCauseStated'
  | 'debtReliefStated'
  | 'warning'
  | 'management'
  | 'law'
  | 'communityEvent'
  | 'debtGuarantee'
  | 'impersonalGuarantee'
  | 'firm'
  | 'reader'
  | 'others'
  | 'they'
  | 'speaker'
  | 'statute'
  | 'anyExpert'
  | 'notarioAnchor'
  | 'governmentAnchor'
  | 'giftAnchor'
  | 'negationWords'
  | 'nonNegatingPhrases'
  | 'clauseStarters'
  | 'clauseContinuations';

const letter = "a-zа-яёіїєґáéíóúüñç'";
const wordStart = `(?<![${letter}\\d])`;
const wordEnd = `(?![${letter}\\d])`;

/**
 * Compiles lowercase phrases to one pattern. In a phrase, a space matches white space or a hyphen, ` ?` the same or
 * nothing, `~` any word ending, `@` any word, and `#` a number. Everything else is regular expression syntax.
 */
function compilePhrases(lines: readonly string[]): RegExp {
  const patterns = lines.map((phrase) =>
    phrase
      .replaceAll(' ?', '[\\s-]*')
      .replaceAll(' ', '[\\s-]+')
      .replaceAll('@', `[${letter}]+`)
      .replaceAll('~', `[${letter}]*`)
      .replaceAll('#', '\\d[\\d,.]{0,20}'),
  );
  return new RegExp(`${wordStart}(?:${patterns.join('|')})${wordEnd}`, 'g');
}

/** Lists marked (pattern) and (exact) are regular expressions; (exact) ones are case-sensitive. */
const compilers: { [kind: string]: (lines: readonly string[]) => RegExp } = {
  phrases: compilePhrases,
  pattern: (lines) => new RegExp(lines.join('|'), 'giu'),
  exact: (lines) => new RegExp(lines.join('|'), 'gu'),
};

/** Reads the lists of a language: `name := text` defines a part that phrases insert as `<name>`, `== name` begins a list. */
function readLists(language: Language): ReadonlyMap<string, RegExp> {
  const text = readFileSync(new URL(`phrases/${language}.txt`, import.meta.url), 'utf8');
  const [definitions = '', ...lists] = text.split(/^== /m);
  const parts = new Map<string, string>();
  const insertParts = (line: string) =>
    line.replace(/(?<!\(\?)<(\p{L}+)>/gu, (whole, name) => parts.get(name) ?? whole);
  for (const [, name = '', definition = ''] of definitions.matchAll(/^(\p{L}+) := (.+)$/gmu))
    parts.set(name, insertParts(definition));
  return new Map(
    lists.map((list) => {
      const [title = '', ...lines] = list.split('\n').filter((line) => line.trim() !== '');
      const [, name = title, kind = 'phrases'] = /^(.+?)(?: \((\w+)\))?$/.exec(title) ?? [];
      const compile = compilers[kind] ?? compilePhrases;
      return [name, compile(lines.map(insertParts))];
    }),
  );
}

const cachedLists = mapLanguages((language) => ({
  language,
  patterns: undefined as ReadonlyMap<string, RegExp> | undefined,
}));

/** Returns the pattern of a list. Phrase patterns expect lowercase text. Throws if the language has no such list. */
export function findPattern(language: Language, name: ClaimTopic | Qualifier): RegExp {
  const cached = cachedLists[language];
  cached.patterns ??= readLists(language);
  const pattern = cached.patterns.get(name);
  if (pattern === undefined)
    throw new Error(`src/practice/advertising/phrases/${language}.txt has no list "${name}".`);
  return pattern;
}

/** Whether a phrase of this list occurs in the text. */
export function matchesPhrase(text: string, language: Language, name: ClaimTopic | Qualifier): boolean {
  return text.toLowerCase().search(findPattern(language, name)) >= 0;
}

/** An occurrence of a phrase, with its topic and position in the text. */
export type PhraseMatch = { topic: ClaimTopic; phrase: string; index: number };

const caseSensitiveTopics: ReadonlySet<ClaimTopic> = new Set(['licensed', 'office']);

/** Finds every phrase of every topic in the text. */
export function findPhrases(text: string, language: Language): PhraseMatch[] {
  const lowercased = text.toLowerCase();
  return topics.flatMap((topic) =>
    findMatches(caseSensitiveTopics.has(topic) ? text : lowercased, findPattern(language, topic)).map(
      ({ 0: { length }, index }) => ({
        topic,
        phrase: text.slice(index, index + length).trim(),
        index,
      }),
    ),
  );
}

/** Whether the character at `index` is part of a phrase on a list. */
export function isInPhrase(text: string, index: number, language: Language, name: Qualifier): boolean {
  return findMatches(text.toLowerCase(), findPattern(language, name)).some(
    (match) => match.index <= index && index < match.index + match[0].length,
  );
}
