import type { TextDiagnostic } from '../report/diagnostic.ts';
import { findMatches } from '../languages/matches.ts';
import { suggest } from '../report/suggest.ts';
import { encodeAscii } from './fact-text.ts';

/** The names of facts, as the keys of a map. */
export type FactNames = Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;

/** `{{fact-name}}` without additional braces around it. */
export const quotePattern = /(?<!\{[ \t]*)\{\{([^{}]*)\}\}(?![ \t]*\})/g;

const opening = String.raw`\{(?:[ \t]*\{)+`;
const closing = String.raw`\}(?:[ \t]*\})+`;
const word = String.raw`[\w-]+(?:\.[\w-]+)*`;
/** A fact name, which may be typed as up to six words with spaces between them. */
const phrase = String.raw`${word}(?:[ \t]+${word}){0,5}`;

/** Extra or spaced braces, braces on only one side, single braces, or square brackets; earlier alternatives take precedence. */
const brokenQuotePattern = new RegExp(
  [
    String.raw`${opening}(?<both>[^{}\n]*)${closing}`,
    String.raw`${opening}[ \t]*(?<opened>${phrase})?(?<brace>[ \t]*\})?`,
    String.raw`(?:\{[ \t]*)?(?:(?<closed>(?<![\w.-])${phrase})[ \t]*)?${closing}`,
    String.raw`\{[ \t]*(?<single>[a-z\d]+(?:-[a-z\d]+)+(?:\.reviewed)?)[ \t]*\}`,
    String.raw`\[\[(?<square>[\w -]+)\]\](?!\()`,
  ].join('|'),
  'g',
);

/** Finds fact quotes that have incorrect braces. */
export function findBrokenQuotes(text: string, facts: FactNames): TextDiagnostic[] {
  const textWithoutQuotes = text.replace(quotePattern, (whole) => '\0'.repeat(whole.length));
  // Most text has no other brackets, and the pattern is slow.
  if (!/[{}]|\[\[/.test(textWithoutQuotes)) return [];
  return findMatches(textWithoutQuotes, brokenQuotePattern).map((match) => explainBrokenQuote(match, facts));
}

/** Masks fact quotes, including broken ones, so that no other rule reports them. */
export function maskQuotes(text: string, facts: FactNames): string {
  const maskedText = text.replace(quotePattern, encodeAscii);
  return findBrokenQuotes(text, facts).reduce((masked, { index, length }) => {
    const end = index + length;
    return masked.slice(0, index) + encodeAscii(masked.slice(index, end)) + masked.slice(end);
  }, maskedText);
}

function explainBrokenQuote(
  { 0: whole, index, groups = {} }: RegExpExecArray,
  facts: FactNames,
): TextDiagnostic {
  const { both, opened = '', brace, closed = '', single, square } = groups;
  const typedName = both ?? single ?? square;
  if (typedName !== undefined) {
    const message = `To quote a fact, use two braces on each side, without spaces between them. ${suggestRemedy(typedName, facts)}`;
    return { index, length: whole.length, message };
  }
  const isOnlyClosed = whole.includes('}') && brace === undefined;
  const words = isOnlyClosed ? closed : opened;
  const name = findName(words, facts, isOnlyClosed ? 'end' : 'start');
  const message = `This fact has ${isOnlyClosed ? '}} but no {{' : '{{ but no }}'}. ${suggestRemedy(name, facts)}`;
  // Words that aren't part of the name are ordinary text.
  const length = whole.length - (brace === undefined ? words.length - name.length : 0);
  return { index: isOnlyClosed ? index + whole.length - length : index, length, message };
}

/** Finds the fact name next to the braces, typed with hyphens or spaces. If there is none, returns the word next to them. */
function findName(words: string, facts: FactNames, side: 'start' | 'end'): string {
  const tokens = words.match(/\S+|\s+/g) ?? [];
  const candidates = tokens.map((_, count) =>
    (side === 'start' ? tokens.slice(0, tokens.length - count) : tokens.slice(count)).join(''),
  );
  return (
    candidates.find((candidate) => isFact(candidate.replaceAll(/\s+/g, '-'), facts)) ??
    candidates.at(-1) ??
    ''
  );
}

function isFact(name: string, facts: FactNames): boolean {
  return facts.has(name.replace(/\.reviewed$/, ''));
}

function suggestRemedy(typedName: string, facts: FactNames): string {
  const name = typedName.trim().replaceAll(/\s+/g, '-');
  if (name === '') return 'Write {{fact-name}}, with the name of a file in content/facts.';
  const suggestion = isFact(name, facts) ? name : (suggest(name, facts.keys()) ?? name);
  return `Write {{${suggestion}}}.`;
}
