import { findMatches } from '../../languages/matches.ts';
import { paragraphPattern } from '../../languages/sentences.ts';
import { locateInText } from '../locate.ts';
import type { NewDiagnostic, SourceRule } from '../rule.ts';

/** Shorter paragraphs may repeat legitimately, or be a name in capitals. */
const minWords = 8;

/** Body paragraphs that appear twice, or are in all caps. */
export const pastedParagraphs: SourceRule = {
  id: 'pasted-paragraphs',
  severity: 'warning',
  why: 'Text that was pasted twice looks careless. All capitals look like shouting, and some screen readers spell them out.',
  run: (entry) => {
    const { body, bodyLineOffset } = entry.frontmatter;
    const text = entry.texts.find(({ path }) => path === undefined);
    const firstIndexes = new Map<string, number>();
    return findMatches(body, paragraphPattern).flatMap(({ 0: paragraph, index }): NewDiagnostic[] => {
      const normalizedParagraph = paragraph.replaceAll(/\s+/g, ' ').trim();
      const firstIndex = firstIndexes.get(normalizedParagraph);
      if (firstIndex === undefined) firstIndexes.set(normalizedParagraph, index);
      // Tested before counting words, because nearly all paragraphs are neither repeated nor in capitals.
      if (firstIndex === undefined && /\p{Ll}/u.test(paragraph)) return [];
      if (text === undefined || (paragraph.match(/\p{L}+/gu) ?? []).length < minWords) return [];
      const place = locateInText(entry, text, index, paragraph.length);
      if (firstIndex === undefined)
        return [{ ...place, message: 'This paragraph is in all caps. Use normal capitalization.' }];
      const line = bodyLineOffset + body.slice(0, firstIndex).split('\n').length;
      return [{ ...place, message: `This paragraph already appears on line ${line}. Remove one.` }];
    });
  },
};
