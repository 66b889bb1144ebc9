/** A paragraph with its line ends, and its place in the text. */
export type Paragraph = { text: string; index: number };

/** Runs of lines that have words. Split line by line, because a pattern over blank lines takes quadratic time. */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let index = 0;
  let isOpen = false;
  for (const line of text.split(/(?<=\n)/)) {
    const hasWords = line.trim() !== '';
    const last = paragraphs.at(-1);
    if (hasWords && isOpen && last !== undefined) last.text += line;
    else if (hasWords) paragraphs.push({ text: line, index });
    isOpen = hasWords;
    index += line.length;
  }
  return paragraphs;
}
