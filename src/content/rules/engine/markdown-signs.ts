import type { BracedWords } from '../../defaults.ts';
import { foreignBraces } from './defaults.ts';

/** A mistake in a text: its place and what to do about it. */
export type Found = { index: number; length: number; message: string };

export type MarkdownPattern = {
  /** Stands in every text that the pattern fits: looking for it costs next to nothing. */
  sign?: string;
  pattern: RegExp;
  message: (found: RegExpExecArray, braced: BracedWords) => string;
  /** In an `.mdx` file its compiler says so. */
  readByMdx?: true;
  /** Reported once for each text. */
  once?: true;
};

/**
 * Things that people type into a text and that would not
 * come out as they meant; what stands first explains more.
 */
export const markdownPatterns: readonly MarkdownPattern[] = [
  {
    readByMdx: true,
    pattern: /(?<!\{)\{([\w -]+)\}(?!\})/g,
    message: (found, braced) => foreignBraces(found[1] ?? '', braced),
  },
  {
    pattern: /<(https?:\/\/[^<>\s]+)>/g,
    message: (found) => `Angle brackets do not make a link here. Write [words](${found[1] ?? ''}).`,
  },
  {
    pattern: /<([\w.+-]+@[\w.-]+\.\w+)>/g,
    message: (found) =>
      `Angle brackets around an e-mail address do not make a link here. Write [${found[1] ?? ''}](mailto:${found[1] ?? ''}).`,
  },
  {
    readByMdx: true,
    pattern: /^(?:import|export)\s.+$/gm,
    message: () =>
      'Content never runs code: "import" and "export" can’t start a line. Remove the line or reword it.',
  },
  {
    readByMdx: true,
    once: true,
    pattern: /<([a-z]+)\b[^<>]*>[^<]*<\/\1>|<\/?[a-zA-Z!][^>\n]*>?/g,
    message: (found) =>
      `HTML such as ${(/<[^>]*>?/.exec(found[0])?.[0] ?? '').replace(/\s+/g, ' ').replace(/ .{12,}/, ' …>')} is not used in content. Use Markdown: blank lines for paragraphs, **bold**, - for lists.`,
  },
  {
    readByMdx: true,
    pattern: /(?<!\{)\{(?!\{)|(?<!\})\}(?!\})/g,
    message: (found) =>
      `A single ${found[0]} has no meaning in a text. To quote a fact use two on each side: {{fact-name}}; else remove it.`,
  },
  {
    pattern: /\[[^[\]\n]+\]\([^\s()]+ +[^")\n](?:(?!\]\()[^)\n])*(?:\)|\]\()/g,
    message: () => 'The address in this link has a space in it, so that it is no link. Remove the space.',
  },
  {
    pattern: /\[[^[\]\n]+\] +\((?:\/|https:)[^[)\n]*\)/g,
    message: () => 'A space stands between the two halves of this link. Close it up: ](.',
  },
  {
    pattern: /^#{1,6}[^#\s\d].*$/gm,
    message: (found) => `A heading needs a space behind the #: ${found[0].replace(/^#+/, '$& ')}.`,
  },
  {
    pattern: /^# .*$/gm,
    message: () => 'The page’s main heading stands in its fields. Headings in the text start with two: ##.',
  },
  {
    pattern: /\([^()\n]+\)\[(?:\/|https:)[^[\]\n]*\]/g,
    message: () => 'The two halves of this link are exchanged. The words come first: [words](/address).',
  },
  {
    pattern: /\[[^[\]\n]+\]\((?:\/|#|https:|mailto:|tel:)(?:(?!\]\()[^)\n])*$/gm,
    message: () => 'This link is opened and never closed. Write ) right behind the address.',
  },
  {
    pattern: /\[(?!\^)[^[\]\n]+\]\[[^[\]\n]*\]|^\[(?!\^)[^[\]\n]+\]:[ \t].*$/gm,
    message: () => 'The address of a link stands right behind its words: [words](/address).',
  },
  {
    pattern:
      /^ *(?:\*(?=[^\s*])(?!.*\*)|[-*](?=\t)|-(?=\p{L})|[•·▪●◦‣➢➤■□✓✔][ \t]*|[–—][ \t]+(?=.*\n *[–—][ \t])|(?<=^ *[–—][ \t].*\n *)[–—][ \t]+|§[ \t]+(?!\d)).*$/gmu,
    message: (found) => {
      const words = beginning(found[0].trim().replace(/^\S\s*/, ''));
      return isNote(found)
        ? `A note with a star is not known here. Say it in the sentence that it belongs to, or write \\*${words}`
        : `An item of a list starts with a hyphen and a space: - ${words}`;
    },
  },
  {
    // In Spanish "o" is a word: only where a paragraph or another such line begins it is Word's bullet.
    sign: '\no ',
    pattern: /(?<=^\s*|\n\s*\n|(?:^|\n)o .*\n)o +(?=\p{Lu}).*/gu,
    message: (found) =>
      `An item of a list starts with a hyphen and a space: - ${beginning(found[0].replace(/^o +/, ''))}`,
  },
  {
    sign: ') ',
    pattern: /^ *[a-hA-H]\) .*$/gm,
    message: (found) =>
      `Letters do not make a list: all would run together. Number the items: 1. ${beginning(found[0].trim().replace(/^\S+ /, ''))}`,
  },
  {
    pattern: /^ *\d{1,2}[.)](?=\p{L}|\t[^\t\n]*$).*$/gmu,
    message: (found) =>
      `A numbered item needs a space behind its number${found[0].includes('\t') ? ', no tab' : ''}: ${beginning(found[0].trim().replace(/^(\d+)[.)]\s*/, '$1. '))}`,
  },
  {
    pattern: /^[ \t]*\S[^\n]*\t.*$/gm,
    message: () =>
      'A tab stands between these words, as in a table from Excel or Word: all would run together in one line. Write a list instead.',
  },
  {
    pattern: /(?<!`)(`+)([^`\n]+)\1(?!`)/g,
    message: (found) =>
      `Backticks make program code of the words between them. Remove them: ${beginning(found[2] ?? '')}`,
  },
  {
    pattern: /^#{1,6}[ \t]*$/gm,
    message: () => 'This heading has no words.',
  },
  {
    sign: '**',
    pattern: /(?<=^|\s)\*\*(?=\s|$)(?:[^*\n]*\s\*\*(?=\s|$))?/gm,
    message: () => 'Two stars between spaces make nothing bold. Put them right next to the words: **words**.',
  },
  {
    sign: '*',
    pattern: /(?<![*\w\\])\*(?=[\p{L}"“])(?!(?:[^*\n]|\n(?!\s*\n))*\*)/gu,
    message: () =>
      'A star stands here without its match, and would be shown. Words in italics have one before and one behind: *words*.',
  },
  {
    sign: '__',
    pattern: /(?<![\w_\\])__(?=[^\s_])(?!(?:[^_\n]|\n(?!\s*\n))*__)/g,
    message: () =>
      'Two underscores stand here without their match, and would be shown. Write **words** for bold.',
  },
  {
    sign: '`',
    pattern: /^[^`\n]*`[^`\n]*$/gm,
    message: () => 'A backtick (`) stands here without its match, and would be shown. Remove it.',
  },
  {
    sign: '~~',
    pattern: /~~[^~\n]+~~/g,
    message: () => 'Words between ~~ are shown crossed out. Delete them, or remove the signs.',
  },
  {
    sign: '(',
    pattern: /\[[^\][\n()]*\((?:\/|#|https?:|mailto:|tel:)[^[)\n]*\)(?!\])/g,
    message: (found) => `This link has no ] behind its words. Write ${found[0].replace('(', '](')}.`,
  },
  {
    sign: '&',
    pattern:
      /&(?:shy|zwn?j|lrm|rlm|ZeroWidthSpace|NoBreak|#0*173|#x0*AD|#0*820[3-7]|#x0*200[B-F]|#x0*2060);/gi,
    message: (found) => `${found[0]} makes an invisible character. Remove it.`,
  },
  {
    sign: '\\',
    pattern: /\\$/gm,
    message: () => 'A backslash stands at the end of this line. Remove it; a blank line begins a paragraph.',
  },
  {
    sign: '\\',
    pattern: /\\n|\\[rt](?![a-z])/g,
    message: (found) => `${found[0]} would be shown as typed. Press Enter where a line should end.`,
  },
];

/** Characters above a note that may have its star. */
const aboveNote = 2_000;

/** "*Not in every state." below words that end in a star. */
function isNote({ 0: line, index, input }: RegExpExecArray): boolean {
  const above = input.slice(Math.max(0, index - aboveNote), index);
  return /^\s*\*\S/.test(line) && /[^\s*]\*(?=\s|$)/.test(above);
}

function beginning(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30).trimEnd()}…` : text;
}
