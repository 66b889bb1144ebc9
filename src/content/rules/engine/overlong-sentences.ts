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
