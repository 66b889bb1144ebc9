import { splitSentences } from '../../languages/sentences.ts';
import { locateInText } from '../locate.ts';
import type { NewDiagnostic, SourceRule } from '../rule.ts';

const maxCharacters = 1_000;

/** Sentences that are too long to be intended, such as a pasted list without periods. */
export const overlongSentences: SourceRule = {
  id: 'overlong-sentences',
  severity: 'warning',
  why: 'Readers give up on very long sentences, and other checks only see them in parts.',
  run: (entry) =>
    entry.texts.flatMap((text) =>
      findOverlongSentences(text.value).map(({ index, text: sentence }): NewDiagnostic => {
        const indent = sentence.length - sentence.trimStart().length;
        const place = locateInText(entry, text, index + indent, sentence.length - indent);
        return { ...place, field: undefined, message: formatAdvice(sentence) };
      }),
    ),
};

function findOverlongSentences(text: string): { index: number; text: string }[] {
  // Nearly all text is shorter than this, so it isn't split.
  if (text.length <= maxCharacters) return [];
  return splitSentences(text).filter((sentence) => sentence.text.trim().length > maxCharacters);
}

function formatAdvice(sentence: string): string {
  const length = sentence.trim().length.toLocaleString('en-US');
  return `This sentence is ${length} characters long. Split it into sentences of up to 25 words.`;
}
