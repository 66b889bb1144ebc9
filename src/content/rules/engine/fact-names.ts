import { withoutBrokenQuotes } from '../../facts/broken-quotes.ts';
import { likeNames, unquotedNames } from '../../facts/quoted-facts.ts';
import type { SourceRule } from '../rule.ts';
import { findShown } from '../shown-words.ts';

/** Fact names without braces in texts for visitors. */
export const factNames: SourceRule = {
  id: 'fact-names',
  severity: 'error',
  why: 'A page would show the name of a fact in place of its words.',
  run: (entry, { facts }) =>
    likeNames(entry.frontmatter).some((name) => facts.has(name))
      ? findShown(entry, (text) => unquotedNames(withoutBrokenQuotes(text, facts), facts))
      : [],
};
