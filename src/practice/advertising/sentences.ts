import { findSentenceEnds } from '#content/languages/sentences.ts';

/** The range of a sentence in its paragraph. */
export type Sentence = { start: number; end: number };

/** Longer sentences are split, because each match scans its sentence again. */
const maxCharacters = 1_000;

/** Splits a paragraph into sentences. */
export function splitSentences(text: string): Sentence[] {
  const ends = [...findSentenceEnds(text), text.length];
  const sentences: Sentence[] = [];
  let start = 0;
  for (const end of ends) {
    for (; end - start > maxCharacters; start += maxCharacters)
      sentences.push({ start, end: start + maxCharacters });
    if (text.slice(start, end).trim() !== '') sentences.push({ start, end });
    start = end;
  }
  return sentences;
}

/** Finds the position, in `sentences`, of the sentence that contains the character at `index`. */
export function findSentenceIndex(sentences: readonly Sentence[], index: number): number {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.end ?? 0) > index) high = middle;
    else low = middle + 1;
  }
  return low;
}
