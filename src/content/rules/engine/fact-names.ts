import { maskQuotes } from '../../facts/broken-quotes.ts';
import { findNameCandidates, findUnquotedNames } from '../../facts/quoted-facts.ts';
import type { SourceRule } from '../rule.ts';
import { findInVisibleText } from '../visible-texts.ts';

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
