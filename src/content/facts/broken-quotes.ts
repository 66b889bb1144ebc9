import type { TextDiagnostic } from '../report/diagnostic.ts';
import { findMatches } from '../languages/matches.ts';
import { suggest } from '../report/suggest.ts';
import { encodeAscii } from './fact-text.ts';

/** A lookup of fact names. */
export type FactNames = Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;

/** `{{fact-name}}` without additional braces around it. */
export const quotePattern = /(?<!\{[ \t]*)\{\{([^{}]*)\}\}(?![ \t]*\})/g;

const opening = String.raw`\{(?:[ \t]*\{)+`;
const closing = String.raw`\}(?:[ \t]*\})+`;
const word = String.raw`[\w-]+(?:\.[\w-]+)*`;
/** A fact name, which may be typed as up to six words with spaces between them. */
const phrase = String.raw`${word}(?:[ \t]+${word}){0,5}`;

/** Two braces on both sides, two on one side, one on each side, or square brackets; earlier alternatives take precedence. */
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

/** Finds quotes of facts with incorrect braces. */
export function findBrokenQuotes(text: string, facts: FactNames): TextDiagnostic[] {
  const textWithoutQuotes = text.replace(quotePattern, (whole) => '\0'.repeat(whole.length));
  return findMatches(textWithoutQuotes, brokenQuotePattern).map((match) => explainBrokenQuote(match, facts));
}

/** Masks the quotes of facts, broken ones too, so that no other rule reports them. */
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
  const { both, opened, brace, closed, single, square } = groups;
  if (both !== undefined || single !== undefined) {
    const message = `To quote a fact, use two braces on each side, without spaces between them. ${suggestRemedy(both ?? single, facts)}`;
    return { index, length: whole.length, message };
  }
  if (square !== undefined) {
    const message = `Double square brackets do nothing here. To quote a fact, use braces. ${suggestRemedy(square, facts)}`;
    return { index, length: whole.length, message };
  }
  if (whole.includes('}') && brace === undefined) {
    const match = findFact(closed, facts, 'end');
    const length =
      closed === undefined || match === undefined
        ? whole.length
        : whole.length - closed.length + match.text.length;
    const message = `This fact has }} but no {{. ${suggestRemedy(match?.fact, facts)}`;
    return { index: index + whole.length - length, length, message };
  }
  const match = findFact(opened, facts, 'start');
  const excessLength =
    brace === undefined && opened !== undefined && match !== undefined
      ? opened.length - match.text.length
      : 0;
  const message = `This fact has {{ but no }}. ${suggestRemedy(match?.fact, facts)}`;
  return { index, length: whole.length - excessLength, message };
}

/** Finds the fact name next to the braces, typed with hyphens or spaces. If there is none, returns the word next to them. */
function findFact(
  text: string | undefined,
  facts: FactNames,
  from: 'start' | 'end',
): { fact: string; text: string } | undefined {
  const tokens = text?.match(/\S+|\s+/g) ?? [];
  for (let count = tokens.length; count > 0; count--) {
    const candidate = (from === 'start' ? tokens.slice(0, count) : tokens.slice(-count)).join('');
    const fact = candidate.replaceAll(/\s+/g, '-');
    if (facts.has(fact.replace(/\.reviewed$/, ''))) return { fact, text: candidate };
  }
  const nearestToken = from === 'start' ? tokens[0] : tokens.at(-1);
  return nearestToken === undefined ? undefined : { fact: nearestToken, text: nearestToken };
}

function suggestRemedy(text: string | undefined, facts: FactNames): string {
  const name = text?.trim().replaceAll(/\s+/g, '-') ?? '';
  if (name === '') return 'Write {{fact-name}}, with the name of a file in content/facts.';
  const suggestion = facts.has(name.replace(/\.reviewed$/, ''))
    ? name
    : (suggest(name, facts.keys()) ?? name);
  return `Write {{${suggestion}}}.`;
}
