import { sentencesOf } from '../../languages/sentences.ts';
import { textsIn } from '../../texts.ts';
import { inBody } from '../at.ts';
import type { Report, SourceRule } from '../rule.ts';

const mostCharacters = 1_000;

/** Sentences that are probably a slip, such as a pasted list without a period. */
export const overlongSentences: SourceRule = {
  id: 'overlong-sentences',
  severity: 'warning',
  why: 'Nobody reads such a sentence to its end, and the other checks read it in pieces.',
  run: (entry) => {
    const { body, values } = entry.frontmatter;
    const inFields = textsIn(entry.traits, values).flatMap(({ path, text }) =>
      overlong(text).map(({ text: sentence }): Report => {
        const words = sentence.split('\n', 1)[0]?.trim() ?? '';
        return { at: { entry, path, on: 'value', words }, field: '', message: advice(sentence) };
      }),
    );
    const inText = overlong(body).map(({ index, text: sentence }): Report => {
      const length = sentence.split('\n', 1)[0]?.trimEnd().length ?? 0;
      return { at: inBody(entry, index, length), message: advice(sentence) };
    });
    return [...inFields, ...inText];
  },
};

function overlong(text: string): { index: number; text: string }[] {
  // Most texts are shorter than one such sentence.
  if (text.length <= mostCharacters) return [];
  return sentencesOf(text).filter((sentence) => sentence.text.trim().length > mostCharacters);
}

function advice(sentence: string): string {
  const length = sentence.trim().length.toLocaleString('en-US');
  return `This sentence has ${length} characters. Split it into sentences of up to 25 words.`;
}
