import { findMatches } from '../../languages/matches.ts';
import { paragraphPattern } from '../../languages/sentences.ts';
import { locateInBody } from '../at.ts';
import type { NewDiagnostic, SourceRule } from '../rule.ts';

/** Shorter paragraphs may repeat legitimately, or be a name in capitals. */
const minWords = 8;

/** Paragraphs that appear twice in a text, or are all capitals. */
export const pastedParagraphs: SourceRule = {
  id: 'pasted-paragraphs',
  severity: 'warning',
  why: 'Text pasted twice is read twice. Capitals read as shouting, and some screen readers spell them out.',
  run: (entry) => {
    const { body, bodyLineOffset } = entry.frontmatter;
    const places = new Map<string, number>();
    return findMatches(body, paragraphPattern).flatMap(({ 0: typed, index }): NewDiagnostic[] => {
      const same = typed.replaceAll(/\s+/g, ' ').trim();
      const before = places.get(same);
      if (before === undefined) places.set(same, index);
      // Tested before counting words, because nearly all paragraphs are neither.
      if (before === undefined && /\p{Ll}/u.test(typed)) return [];
      if ((typed.match(/\p{L}+/gu) ?? []).length < minWords) return [];
      const at = locateInBody(entry, index, typed.split('\n')[0]?.trimEnd().length ?? 0);
      if (before === undefined) return [{ ...at, message: 'This paragraph is in capitals. Use lowercase.' }];
      const line = bodyLineOffset + body.slice(0, before).split('\n').length;
      return [{ ...at, message: `This paragraph already appears on line ${line}. Remove one.` }];
    });
  },
};
