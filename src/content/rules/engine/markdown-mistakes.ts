import type { TextDiagnostic } from '../../report/diagnostic.ts';
import type { AllowedPlaceholders } from '../../defaults.ts';
import { findMatches } from '../../languages/matches.ts';
import { markupPlaceholder } from '../../markdown/blocks.ts';
import type { Block } from '../../markdown/blocks.ts';
import { formatMisplacedPlaceholder } from './defaults.ts';

/** The text before a mistake, and the allowed placeholders. */
type Context = { textBefore: string; placeholders: AllowedPlaceholders };

/**
 * A mistake in the visible text of a paragraph, heading or cell. Parsed markup and escaped characters are masked, so every match
 * would be visible.
 */
export type TextMistake = {
  pattern: RegExp;
  /** `matchedText` is the match in the source. */
  message: (matchedText: string, match: RegExpExecArray, context: Context) => string;
  /** In `.mdx` files, this is valid syntax. */
  isValidInMdx?: true;
};

/** A character that counts as a bullet only if the next or the previous line also begins with one. */
const pairedMark = String.raw`(?:[–—‐−→]|\p{Extended_Pictographic}\uFE0F?)[ \t]+`;

/** "a.", "ii)", "(1)" and "Step 1:", and the escaped markers of a converter: "1\." and "\-". */
const enumerator = String.raw`(?:[a-hа-еі]\.|[ivx]{1,4}[.)]|\((?:\d{1,2}|\p{L}|[ivx]{1,4})\)|\p{L}+ \d{1,2}[.:)]|\d{0,2}${markupPlaceholder}|№ ?\d{1,2}|\d{1,2}(?:\.\)| [.)]|[,:;]))[ \u00A0]`;

/** Specific mistakes, the most informative messages first. */
export const specificMistakes: readonly TextMistake[] = [
  {
    // Template tags, citations from AI assistants, and shortcodes: [button url="/x"]Call[/button].
    pattern:
      /\{%.*?%\}|【[^】\n]*】|:contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?|\[([a-z][\w-]*)(?:[ =][^\]\n]*)?\].{0,500}?\[\/\1\]|\[[a-z][\w-]*(?: [\w-]+=["“][^\]\n]*)\]/g,
    message: (matchedText) =>
      `${truncate(matchedText)} is left over from another program and would appear on the page. Remove it.`,
  },
  {
    pattern: /[ \t]*\{:?[ \t]*[#.][^{}\n]*\}/g,
    message: (matchedText) =>
      `${matchedText.trim()} does nothing here: headings get their IDs automatically. Remove it.`,
  },
  {
    isValidInMdx: true,
    pattern: /(?<!\{)\{([\w -]+)\}(?!\})/g,
    message: (_, [, word = ''], { placeholders }) => formatMisplacedPlaceholder(word, placeholders),
  },
  {
    isValidInMdx: true,
    pattern: /^(?:import|export)\s.+$/gm,
    message: () =>
      'Content can’t run code, so a line can’t start with "import" or "export". Remove or reword the line.',
  },
  {
    isValidInMdx: true,
    pattern: /(?<!\{)\{(?!\{)(?:[^{}\n]*\}(?!\}))?|(?<!\})\}(?!\})/g,
    message: (matchedText) =>
      `A single ${matchedText.charAt(0)} does nothing. To quote a fact, use two on each side: {{fact-name}}. Otherwise remove it.`,
  },
  {
    pattern: /(!?)\[[^[\]\n]+\]\([^\s()]+ +([^")\n])(?:(?!\]\()[^)\n])*(?:\)|\]\()/g,
    message: (_, [, picture, next = '']) => {
      if (picture === '!')
        return 'The path of this picture contains a space, so it isn’t shown. Rename the file: use hyphens instead of spaces.';
      return /[“”„«‘’]/.test(next)
        ? 'The words after the URL keep this from being a link. Remove them.'
        : 'The URL of this link contains a space, so it isn’t a link. Remove the space.';
    },
  },
  {
    pattern: /\[[^[\]\n]+\] +\((?:[/#]|https:|mailto:|tel:|[a-z-]+\))[^[)\n]*\)?/g,
    message: () => 'There is a space between the two halves of this link. Remove it.',
  },
  {
    pattern: /\([^()\n]+\)\[(?:\/|https:)[^[\]\n]*\]/g,
    message: () => 'The two halves of this link are swapped. The text comes first: [text](/path).',
  },
  {
    pattern: /\[[^[\]\n]+\]\((?:\/|#|https:|mailto:|tel:)(?:(?!\]\()[^)\n])*$/gm,
    message: () => 'This link is never closed. Add ) right after the URL.',
  },
  {
    pattern: /\[(?!\^)[^[\]\n]+\](?:\[[^[\]\n]*\]|: ?(?:\/|https:)\S+)/g,
    message: () => 'A link’s URL comes right after its text: [text](/path).',
  },
  {
    pattern: /\[[^\][\n()]*\((?:\/|#|https?:|mailto:|tel:)[^[)\n]*\)(?!\])/g,
    message: (matchedText) => `This link has no ] after its text. Write ${matchedText.replace('(', '](')}.`,
  },
  {
    pattern: /^#{7,}.*$/gm,
    message: () => 'A heading has at most six #, so these would appear on the page. Remove some.',
  },
  {
    pattern: /^#{1,6}(?:\u00A0|[^#\s\d]).*$/gm,
    message: (matchedText) =>
      `A heading needs a ${describeSpace(matchedText)} after the #: ${matchedText.replace(/^(#+)\s*/, '$1 ')}.`,
  },
  {
    pattern: new RegExp(
      String.raw`^(?:\*(?=[^\s*])(?!.*\*)|-(?=\p{L})|[-+*]\u00A0|[•·∙⁃▪●○◦‣➢➤■□☐✓✔][ \t]*|(?=${pairedMark}.*\n${pairedMark})${pairedMark}|(?<=^${pairedMark}.*\n)${pairedMark}|§[ \t]+(?!\d)).*$`,
      'gmu',
    ),
    message: (matchedText, _, { textBefore }) => {
      const beginning = truncate(matchedText.replace(/^\S\uFE0F?\s*/u, ''));
      return isAsteriskFootnote(matchedText, textBefore)
        ? formatAsteriskFootnote(beginning)
        : `A list item starts with a hyphen and a ${describeSpace(matchedText)}: - ${beginning}`;
    },
  },
  {
    pattern: /^\[[ xX]?\] ?(?=\p{L}).*$/gmu,
    message: (matchedText) =>
      `Checkboxes don’t work here. Write only the text: ${truncate(matchedText.replace(/^\S+\s*\]?\s*/, ''))}`,
  },
  {
    // "Bring: - the note - the deed", "Bring: • the note • the deed".
    pattern: /(?<=:\s)(?:([-–•·▪●*]) \S[^\n]*? )\1 \S.*$/gm,
    message: () => 'These list items would run together. Put each on a line of its own: - First',
  },
  {
    pattern: /^([=+~•·.–—−_])\1{2,}$/gm,
    message: () => 'This row of characters would appear on the page. Remove it, or write --- for a line.',
  },
  {
    // "o" is a Spanish word, so it counts as Word's bullet only at the start of a paragraph or after another such line.
    pattern: /(?:^|(?<=(?:^|\n)o .*\n))o +(?=\p{Lu}).*/gu,
    message: (matchedText) =>
      `A list item starts with a hyphen and a space: - ${truncate(matchedText.replace(/^o +/, ''))}`,
  },
  {
    pattern: new RegExp(String.raw`^[a-hа-еі]\) .*$|^${enumerator}.*(?:\n${enumerator}.*)+`, 'gimu'),
    message: (matchedText) =>
      `This isn’t a list, so its lines would run together. Number the items: 1. ${truncate(matchedText.replace(/^(?:\p{L}+ )?\S+\s(?:[.)]\s)?/u, ''))}`,
  },
  {
    pattern: /^\d{1,2}[.)](?=\p{L}|\u00A0|\t[^\t\n]*$).*$/gmu,
    message: (matchedText) => formatMissingSpace(matchedText),
  },
  {
    // A list that starts above 1 can't follow text directly. Requires a second such line, because a single one may begin
    // with a date.
    pattern: /(?:(?<=:\n)|(?<=\n)(?=.*\n\d{1,2}[.)] ))\d{1,2}[.)] \S.*(?:\n\d{1,2}[.)] .*)*/g,
    message: (matchedText) =>
      `This list would run into the text above it. Add a blank line above: ${truncate(matchedText)}`,
  },
  {
    pattern: /^[^\n\t]+\t.*$/gm,
    message: () =>
      'There is a tab between these words, as in a table from Excel or Word. The lines would run together. Write a list instead.',
  },
  {
    pattern: /\\(?:$|\n)/g,
    message: () =>
      'There is a backslash at the end of this line. Remove it. A blank line starts a new paragraph.',
  },
  {
    pattern: /\\n|\\[rt](?![a-z])/g,
    message: (matchedText) => `${matchedText} would be shown as typed. Press Enter where a line should end.`,
  },
];

/** The mistakes that `.mdx` files can have; braces, `import` and `export` are MDX syntax there. */
export const specificMistakesInMdx = specificMistakes.filter(({ isValidInMdx }) => isValidInMdx !== true);

/** Returns whether a line is a note like "*Not in every state.", below words that end in an asterisk. */
function isAsteriskFootnote(line: string, textBefore: string): boolean {
  return /^\*\S/.test(line) && /[^\s*]\*(?=\s|$)/.test(textBefore);
}

export function formatAsteriskFootnote(note: string): string {
  return `Asterisk footnotes don’t work here. Put the note in its sentence, or write \\*${note}`;
}

/** Formats the message for a numbered item without a regular space after its number. */
export function formatMissingSpace(matchedText: string): string {
  const tab = matchedText.includes('\t') ? ', not a tab' : '';
  return `A numbered item needs a ${describeSpace(matchedText)} after its number${tab}: ${truncate(matchedText.replace(/^(\d+)[.)]\s*/, '$1. '))}`;
}

/** Names the space that a marker needs. A non-breaking space looks the same, so the message must name the difference. */
function describeSpace(matchedText: string): string {
  return /^\S+\u00A0/.test(matchedText) ? 'regular space (not a non-breaking one)' : 'space';
}

/** Returns the first line, truncated to 30 characters. */
export function truncate(matchedText: string): string {
  const [text = ''] = matchedText.split('\n', 1);
  return text.length > 30 ? `${text.slice(0, 30).trimEnd()}…` : text;
}

const maxContextLength = 2_000;

/** Finds the listed mistakes in a block. `source` is its Markdown. */
export function findMistakes(
  block: Block,
  source: string,
  mistakes: readonly TextMistake[],
  placeholders: AllowedPlaceholders,
): TextDiagnostic[] {
  return mistakes.flatMap(({ pattern, message }) =>
    findMatches(block.text, pattern).map((match) => {
      const { index, length } = block.toSourceSpan(match.index, match[0].length);
      const matchedText = source.slice(index, index + length);
      const textBefore = source.slice(Math.max(0, index - maxContextLength), index);
      return { index, length, message: message(matchedText, match, { textBefore, placeholders }) };
    }),
  );
}
