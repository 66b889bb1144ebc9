import { markupPlaceholder } from '../../markdown/blocks.ts';
import type { TextPattern } from './text-patterns.ts';

export const linkFormat =
  'Write a link as [text](/path) and a picture as ![what it shows](/images/name.webp), without spaces between the two parts or in the URL.';
export const listFormat =
  'This wouldn’t become a list item. Start each item with - or 1. and a regular space, and leave a blank line above the list.';
export const asteriskAdvice =
  'This asterisk makes neither a list item nor a footnote. Start an item with a hyphen and a space, put a note in its sentence, or write \\* to show the asterisk.';
export const checkboxAdvice =
  'Checkboxes don’t work here. Write a plain list item, or add a section of type check-list.';
export const backslashAdvice =
  'A backslash doesn’t start a new line. Remove it. A blank line starts a new paragraph.';

/** A character that counts as a bullet only if the next or the previous line also begins with one. */
const pairedMark = String.raw`(?:[–—‐−→]|\p{Extended_Pictographic}\uFE0F?)[ \t]+`;

/** "a.", "ii)", "(1)" and "Step 1:", and the escaped markers of a converter: "1\." and "\-". */
const enumerator = String.raw`(?:[a-hа-еі]\.|[ivx]{1,4}[.)]|\((?:\d{1,2}|\p{L}|[ivx]{1,4})\)|\p{L}+ \d{1,2}[.:)]|\d{0,2}${markupPlaceholder}|№ ?\d{1,2}|\d{1,2}(?:\.\)| [.)]|[,:;]))[ \u00A0]`;

/** A spreadsheet row: values separated by commas or semicolons, but not by the comma in "10,000". */
const cell = String.raw`(?:"[^"\n]*"|[^\s",;\n][^",;\n]*)`;
const separator = String.raw`(?:;|,(?!(?<=\d,)\d{3}(?!\d)))`;
const spreadsheetRow = `${cell}?(?:${separator}${cell}?)*${separator}${cell}`;

const characterNames = String.raw`(?:nbsp|amp|quot|lt|gt|apos|copy|sect|[mn]dash|[lr][sd]quo)`;

/**
 * Mistakes in the visible text of a paragraph, heading or cell. Parsed markup and escaped characters are masked, so every match
 * would be visible. The most informative messages come first.
 */
export const markdownPatterns: readonly TextPattern[] = [
  {
    message:
      '$& does nothing here and would appear on the page. Remove it, or write words, **bold**, a list, a table or a notice section instead.',
    patterns: [
      // Template tags, citations from AI assistants, and shortcodes: [button url="/x"]Call[/button].
      /\{%.*?%\}|【[^】\n]*】|:contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?/g,
      /\[([a-z][\w-]*)(?:[ =][^\]\n]*)?\].{0,500}?\[\/\1\]|\[[a-z][\w-]*(?: [\w-]+=["“][^\]\n]*)\]/g,
      // Attributes, which other dialects of Markdown have: {#id}, {: .class}.
      /\{:?[ \t]*[#.][^{}\n]*\}/g,
      // Rows of characters, boxes and alerts.
      /^([=+~•·.–—−_])\1{2,}$/gm,
      /^\[![\p{L}-]+\][+-]?/gmu,
      /^:{3,}[^\n]*|^!!!.*|^\?\?\?.*|^\/\/\/.*/gm,
      // Highlighted, inserted, raised and lowered text, bold text in wikis, comments, formulas and emojis.
      /==(?=\S)[^=\n]+==|(?<![\p{L}\p{N}+])\+\+(?=\S)[^+\n]+\+\+/gu,
      /(?<=[\p{L}\p{N})])\^[^\s^]{1,20}\^|(?<=\p{L})~\d+~|~~/gu,
      /'{3}[^'\n]+'{3}|%%[^%\n]+%%/g,
      /\$\$[^$\n]+\$\$|\$[^\s$][^$\n]*[\^\\][^$\n]*\$/g,
      /(?<![\p{L}\p{N}:]):[a-z]+(?:_[a-z]+)*:(?![\p{L}\p{N}:])/gu,
      // Definition lists.
      /(?<=\n):[ \t]+(?=\S).*/g,
    ],
  },
  {
    message: `This link doesn’t work. ${linkFormat}`,
    patterns: [
      /\[\[[^[\]\n]+\]\](?!\()/g,
      /!?\[[^[\]\n]+\]\([^\s()]+ +[^")\n](?:(?!\]\()[^)\n])*(?:\)|\]\()/g,
      /\[[^[\]\n]+\] +\((?:[/#]|https:|mailto:|tel:|[a-z-]+\))[^[)\n]*\)?/g,
      /\([^()\n]+\)\[(?:\/|https:)[^[\]\n]*\]/g,
      /\[[^[\]\n]+\]\((?:\/|#|https:|mailto:|tel:)(?:(?!\]\()[^)\n])*$/gm,
      /\[(?!\^)[^[\]\n]+\](?:\[[^[\]\n]*\]|: ?(?:\/|https:)\S+)/g,
      /\[[^\][\n()]*\((?:\/|#|https?:|mailto:|tel:)[^[)\n]*\)(?!\])/g,
      /!\[[^[\]\n]*(?:\]\([^()\n]*)?|\]\(/g,
    ],
  },
  {
    message: 'This wouldn’t become a heading. Start it with up to six # and a regular space: ## Costs.',
    patterns: [/^#{7,}.*$|^#{1,6}(?:\u00A0|[^#\s\d]).*$/gm],
  },
  { message: checkboxAdvice, patterns: [/^\[[ xX]?\] ?(?=\p{L}).*$/gmu] },
  { message: asteriskAdvice, patterns: [/^\*(?=[^\s*])(?!.*\*).*$/gm] },
  {
    message: listFormat,
    patterns: [
      new RegExp(
        String.raw`^(?:-(?=\p{L})|[-+*]\u00A0|[•·∙⁃▪●○◦‣➢➤■□☐✓✔][ \t]*|(?=${pairedMark}.*\n${pairedMark})${pairedMark}|(?<=^${pairedMark}.*\n)${pairedMark}|§[ \t]+(?!\d)).*$`,
        'gmu',
      ),
      // "Bring: - the note - the deed", "Bring: • the note • the deed".
      /(?<=:\s)(?:([-–•·▪●*]) \S[^\n]*? )\1 \S.*$/gm,
      // "o" is a Spanish word, so it counts as Word's bullet only at the start of a paragraph or after another such line.
      /(?:^|(?<=(?:^|\n)o .*\n))o +(?=\p{Lu}).*/gu,
      new RegExp(String.raw`^[a-hа-еі]\) .*$|^${enumerator}.*(?:\n${enumerator}.*)+`, 'gimu'),
      /^\d{1,2}[.)](?=\p{L}|\u00A0|\t[^\t\n]*$).*$/gmu,
      // A list that starts above 1 can't follow text directly. Requires a second such line, because a single one may begin
      // with a date.
      /(?:(?<=:\n)|(?<=\n)(?=.*\n\d{1,2}[.)] ))\d{1,2}[.)] \S.*(?:\n\d{1,2}[.)] .*)*/g,
    ],
  },
  {
    message:
      'These cells would run together. Write a list, or a table with | between the cells, a line like |---|---| below its first row, and a blank line above.',
    patterns: [
      /^[^\n\t]+\t.*$/gm,
      /^[ \t]*\|.*\|.*(?:\n.*\|.*)*|^.* \| .*(?:\n.*\|.*)+/gm,
      new RegExp(String.raw`^${spreadsheetRow}(?:\n${spreadsheetRow})+$`, 'gm'),
    ],
  },
  { message: backslashAdvice, patterns: [/\\(?:$|\n)|\\n|\\[rt](?![a-z])/g] },
  {
    message:
      'The $& would appear on the page. Write **bold** or *italics*, with no spaces inside the asterisks, and a space or punctuation outside.',
    patterns: [
      /\*\*(?:[^*\n]*\*\*)?/g,
      new RegExp(String.raw`(?<![*\p{L}\p{N}])\*(?=[\p{L}"“«${markupPlaceholder}])(?:[^*\n]*\*)?`, 'gu'),
      new RegExp(
        String.raw`(?<![\p{L}\p{N}_])__?(?=[\p{L}"“«${markupPlaceholder}])(?:[^_\n]*_+)?|(?<=[^\s_])__(?![\p{L}\p{N}_])`,
        'gu',
      ),
    ],
  },
  { message: "The $& would appear on the page. Remove it, or type ' for an apostrophe.", patterns: [/`+/g] },
  {
    // A character reference without its semicolon, or encoded twice: &nbsp and &amp;nbsp;
    message: '$& would appear on the page. Type the character itself.',
    patterns: [
      new RegExp(
        `&${characterNames}(?![a-z;])|${markupPlaceholder}(?:${characterNames}|#\\d+|#x[\\da-f]+);`,
        'g',
      ),
    ],
  },
];

/** Mistakes that are valid syntax in `.mdx` files. */
export const codePatterns: readonly TextPattern[] = [
  {
    message:
      'Content can’t run code, so a line can’t start with "import" or "export". Remove or reword the line.',
    patterns: [/^(?:import|export)\s.+$/gm],
  },
  {
    message:
      'Single braces work only in files of defaults. To quote a fact, use two on each side: {{fact-name}}. Otherwise remove them.',
    patterns: [/(?<!\{)\{(?!\{)(?:[^{}\n]*\}(?!\}))?|(?<!\})\}(?!\})/g],
  },
];
