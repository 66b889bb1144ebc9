/** The sentence of a text that holds `index`. */
export function sentenceAt(text: string, index: number): { text: string; start: number } {
  const before = text.slice(0, index);
  const start =
    Math.max(...['. ', '! ', '? ', '\n'].map((end) => before.lastIndexOf(end) + end.length - 1)) + 1;
  const from = /[.!?\n]/.test(before) ? Math.min(start, index) : 0;
  const length = text.slice(index).search(/[.!?](?:\s|$)|\n/);
  return { text: text.slice(from, length < 0 ? undefined : index + length + 1), start: from };
}

/** Whether a word that turns the statement round stands shortly before it, in the same sentence. */
export function isDenied(text: string, index: number, denial: RegExp): boolean {
  const sentence = sentenceAt(text, index);
  return denial.test(text.slice(Math.max(sentence.start, index - 60), index));
}
