import { maskQuotes, quotePattern } from '../../facts/broken-quotes.ts';
import { findNameCandidates, findUnquotedNames, findQuotedText } from '../../facts/quoted-facts.ts';
import type { SourceRule, FactRule } from '../rule.ts';
import { findInVisibleText } from '../visible-texts.ts';
import type { FactTexts } from '../../facts/fact-texts.ts';
import { findLanguageInPath, getLanguage } from '../../languages/languages.ts';
import type { Language } from '../../languages/languages.ts';
import { findMatches } from '../../languages/matches.ts';
import type { TextDiagnostic } from '../../report/diagnostic.ts';
import { locateProblem } from '../locate.ts';

/** Fact names without braces in text for visitors. */
export const factNames: SourceRule = {
  id: 'fact-names',
  severity: 'error',
  why: 'The page would show a fact’s name instead of its text.',
  run: (entry, { facts }) =>
    findNameCandidates(entry.frontmatter).some((name) => facts.has(name))
      ? findInVisibleText(entry, (text) => findUnquotedNames(maskQuotes(text, facts), facts))
      : [],
};

/** A unit typed before or after a quoted fact that contains it, and quotes joined to the text next to them. */
export const factNeighbors: FactRule = {
  id: 'fact-neighbors',
  severity: 'error',
  why: 'The page would show a unit twice, because a fact’s text includes it, or join two words.',
  run: (entry, { facts }) =>
    entry.texts.flatMap((text) => {
      const language = findLanguageInPath(text.path ?? []) ?? getLanguage(entry.frontmatter.values);
      return findNeighbors(text.value, facts, language).map((mistake) => locateProblem(entry, text, mistake));
    }),
};

const wordsForDollars = /^(?:dollars?|USD|dólares|доллар\p{L}*|долар\p{L}*)$/iu;

function findNeighbors(text: string, facts: FactTexts, language: Language): TextDiagnostic[] {
  return findMatches(text, quotePattern).flatMap(({ 0: quote, 1: name = '', index }): TextDiagnostic[] => {
    const factText = findQuotedText(name.trim(), facts, language) ?? '';
    const end = index + quote.length;
    const [before, after] = [text.slice(Math.max(0, index - 2), index), text.slice(end, end + 40)];
    const [, space = '', word = ''] = /^([-\s]*)(\p{L}+)/u.exec(after) ?? [];
    if (/\d/.test(factText) && word !== '' && repeatsUnit(word, factText)) {
      const message = `${quote} already includes the unit: "${factText}". Remove "${word}".`;
      return [{ index: end + space.length, length: word.length, message }];
    }
    if (factText.startsWith('$') && /\$\s?$/.test(before)) {
      const message = `${quote} already includes the $: "${factText}". Remove this one.`;
      return [{ index: text.lastIndexOf('$', index), length: 1, message }];
    }
    if (!/[\p{L}\d}]$/u.test(before) && !/^(?:[\p{L}\d]|[.,]\d)/u.test(after)) return [];
    const message = `${quote} is joined to the text next to it. Add a space.`;
    return [{ index, length: quote.length, message, severity: 'warning' }];
  });
}

/** Returns whether a word repeats the unit at the end of a fact's text, or its beginning: "20 days day". */
function repeatsUnit(word: string, factText: string): boolean {
  const unit = /\p{L}+$/u.exec(factText)?.[0]?.toLowerCase() ?? '';
  return factText.startsWith('$')
    ? wordsForDollars.test(word)
    : unit !== '' && unit.startsWith(word.toLowerCase()) && word.length >= Math.min(3, unit.length);
}
