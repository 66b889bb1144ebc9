import { splitSentences, paragraphPattern } from '../../languages/sentences.ts';
import { locateInText } from '../locate.ts';
import type { NewDiagnostic, SourceRule } from '../rule.ts';
import { findMatches } from '../../languages/matches.ts';

const maxCharacters = 1_000;

/** Sentences that are too long to be intended, such as a pasted list without periods. */
export const overlongSentences: SourceRule = {
  id: 'overlong-sentences',
  severity: 'warning',
  why: 'Readers give up on very long sentences, and other checks see only parts of them.',
  run: (entry) =>
    entry.texts.flatMap((text) =>
      splitSentences(text.value).flatMap(({ index, text: sentence }): NewDiagnostic[] => {
        if (sentence.trim().length <= maxCharacters) return [];
        const indent = sentence.length - sentence.trimStart().length;
        const place = locateInText(entry, text, index + indent, sentence.length - indent);
        return [{ ...place, field: undefined, message: formatAdvice(sentence) }];
      }),
    ),
};

function formatAdvice(sentence: string): string {
  const length = sentence.trim().length.toLocaleString('en-US');
  return `This sentence is ${length} characters long. Split it into sentences of up to 25 words.`;
}

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
