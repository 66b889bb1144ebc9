import { markupPlaceholder } from '../../markdown/blocks.ts';
import type { TextPattern } from './text-patterns.ts';

export const urlPlaceAdvice = 'Write a link’s URL right after its text: [text](/path).';
export const markerSpaceAdvice =
  'A list item needs a regular space after its hyphen or number. Type one there, instead of any tab or non-breaking space.';
export const asteriskAdvice =
  'This asterisk starts neither a list item nor a footnote. Start an item with a hyphen and a space, put a note in the sentence itself, or write \\* to show the asterisk.';
export const checkboxAdvice =
  'Checkboxes don’t work here. Write a plain list item, or add a section of type check-list.';
export const backslashAdvice = '$& doesn’t start a new line. Remove it. A blank line starts a new paragraph.';

/** A character that counts as a bullet only if the next or the previous line also begins with one. */
const pairedMark = String.raw`(?:[–—‐−→]|\p{Extended_Pictographic}\uFE0F?)[ \t]+`;

/** "a.", "ii)", "(1)" and "Step 1:", and markers that a converter escaped: "1\." and "\-". */
const enumerator = String.raw`(?:[a-hа-еі]\.|[ivx]{1,4}[.)]|\((?:\d{1,2}|\p{L}|[ivx]{1,4})\)|\p{L}+ \d{1,2}[.:)]|\d{0,2}${markupPlaceholder}|№ ?\d{1,2}|\d{1,2}(?:\.\)| [.)]|[,:;]))[ \u00A0]`;

/** A spreadsheet row: values separated by commas or semicolons, but not by the comma in "10,000". */
const cell = String.raw`(?:"[^"\n]*"|[^\s",;\n](?:[^",;\n]|(?<=\d),(?=\d{3}(?!\d)))*)`;
const separator = String.raw`(?:;|,(?!(?<=\d,)\d{3}(?!\d)))`;
const spreadsheetRow = `${cell}?(?:${separator}${cell}?)*${separator}${cell}`;

const characterNames = String.raw`(?:nbsp|amp|quot|lt|gt|apos|copy|sect|[mn]dash|[lr][sd]quo)`;

const noEffect = '$& does nothing here and would appear on the page.';

/**
 * Mistakes in the visible text of a paragraph, heading or cell. Parsed markup and escaped characters are masked, so every match
 * would be visible. The most informative messages come first.
 */
export const markdownPatterns: readonly TextPattern[] = [
  {
    message: '$& is left over from another program and would appear on the page. Remove it.',
    patterns: [
      // Template tags, citations from AI assistants, and shortcodes: [button url="/x"]Call[/button].
      /\{%.*?%\}|【[^【】\n]*】|:contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?/g,
      /\[([a-z][\w-]*)(?:[ =][^\]\n]*)?\].{0,500}?\[\/\1\]|\[[a-z][\w-]*(?: [\w-]+=["“][^\]\n]*)\]/g,
    ],
  },
  {
    // Attributes, which other dialects of Markdown have ({#id}, {: .class}), comments, and rows of characters.
    message: `${noEffect} Remove it.`,
    patterns: [/\{:?[ \t]*[#.][^{}\n]*\}|%%[^%\n]+%%|~~/g, /^([=+~•·.–—−_])\1{2,}$/gm],
  },
  {
    // Alerts and boxes; highlighted and inserted text, and bold text in wikis.
    message: `${noEffect} Use bold words instead, like **Note:**, or a notice section.`,
    patterns: [
      /^\[![\p{L}-]+\][+-]?|^:{3,}[^\n]*|^!!!.*|^\?\?\?.*|^\/\/\/.*/gmu,
      /==(?=\S)[^=\n]+==|(?<![\p{L}\p{N}+])\+\+(?=\S)[^+\n]+\+\+|'{3}[^'\n]+'{3}/gu,
    ],
  },
  {
    // Superscripts, subscripts, formulas and emoji shortcodes.
    message: `${noEffect} Write it as normal text or in words.`,
    patterns: [
      /(?<=[\p{L}\p{N})])\^[^\s^]{1,20}\^|(?<=\p{L})~\d+~/gu,
      /\$\$[^$\n]+\$\$|\$[^\s$][^$\n]*[\^\\][^$\n]*\$/g,
      /(?<![\p{L}\p{N}:]):[a-z]+(?:_[a-z]+)*:(?![\p{L}\p{N}:])/gu,
    ],
  },
  { message: `${noEffect} Write a list or a table.`, patterns: [/(?<=\n):[ \t]+(?=\S).*/g] },
  {
    message:
      'The URL of a link or picture can’t contain a space or other words. Remove them, or rename the picture with hyphens.',
    patterns: [/!?\[[^[\]\n]+\]\([^\s()]+ +[^")\n](?:(?!\]\()[^)\n])*(?:\)|\]\()/g],
  },
  {
    message: 'There is a space between the two halves of this link. Remove it.',
    patterns: [/\[[^[\]\n]+\] +\((?:[/#]|https:|mailto:|tel:|[a-z-]+\))[^[)\n]*\)?/g],
  },
  {
    message: 'The two halves of this link are swapped. The text comes first: [text](/path).',
    patterns: [/\([^()\n]+\)\[(?:\/|https:)[^[\]\n]*\]/g],
  },
  {
    message: 'This link is never closed. Add ) right after the URL.',
    patterns: [/\[[^[\]\n]+\]\((?:\/|#|https:|mailto:|tel:)(?:(?!\]\()[^)\n])*$/gm],
  },
  {
    message: urlPlaceAdvice,
    patterns: [/\[\[[^[\]\n]+\]\](?!\()/g, /\[(?!\^)[^[\]\n]+\](?:\[[^[\]\n]*\]|: ?(?:\/|https:)\S+)/g],
  },
  {
    message:
      'This link or picture is incomplete. Write it as [text](/path) or ![what it shows](/images/name.webp), without spaces in the URL.',
    patterns: [
      /\[[^\][\n()]*\((?:\/|#|https?:|mailto:|tel:)[^[)\n]*\)(?!\])/g,
      /!\[[^[\]\n]*(?:\]\([^()\n]*)?|\]\(/g,
    ],
  },
  {
    message: 'A heading needs up to six # and a regular space, not a non-breaking one: ## Costs.',
    patterns: [/^#{7,}.*$|^#{1,6}(?:\u00A0|[^#\s\d]).*$/gm],
  },
  { message: checkboxAdvice, patterns: [/^\[[ xX]?\] ?(?=\p{L}).*$/gmu] },
  { message: asteriskAdvice, patterns: [/^\*(?=[^\s*])(?!.*\*).*$/gm] },
  {
    message: markerSpaceAdvice,
    patterns: [/^(?:-(?=\p{L})|[-+*]\u00A0|\d{1,2}[.)](?=\p{L}|\u00A0|\t[^\t\n]*$)).*$/gmu],
  },
  {
    message:
      'This wouldn’t become a list. Start each item on a line of its own, with a hyphen or 1. and a space.',
    patterns: [
      new RegExp(
        String.raw`^(?:[•·∙⁃▪●○◦‣➢➤■□☐✓✔][ \t]*|(?=${pairedMark}.*\n${pairedMark})${pairedMark}|(?<=^${pairedMark}.*\n)${pairedMark}|§[ \t]+(?!\d)).*$`,
        'gmu',
      ),
      // "o" is a Spanish word, so it counts as Word's bullet only at the start of a paragraph or after another such line.
      /(?:^|(?<=(?:^|\n)o .*\n))o +(?=\p{Lu}).*/gu,
      // "Bring: - the note - the deed", "Bring: • the note • the deed".
      /(?<=:\s)(?:([-–•·▪●*]) \S[^\n]*? )\1 \S.*$/gm,
      new RegExp(String.raw`^[a-hа-еі]\) .*$|^${enumerator}.*(?:\n${enumerator}.*)+`, 'gimu'),
    ],
  },
  {
    // A list that starts above 1 can't follow text directly. Requires a second such line, because a single one may begin
    // with a date.
    message: 'This list would run into the text above it. Add a blank line above.',
    patterns: [/(?:(?<=:\n)|(?<=\n)(?=.*\n\d{1,2}[.)] ))\d{1,2}[.)] \S.*(?:\n\d{1,2}[.)] .*)*/g],
  },
  {
    message:
      'These cells, separated by tabs, commas, semicolons or |, would run together. Write a list, or a table with | between the cells, a line like |---|---| below its first row, and a blank line above.',
    patterns: [
      /^[^\n\t]+\t.*$/gm,
      /^[ \t]*\|.*\|.*(?:\n.*\|.*)*|^(?=.* \| ).*(?:\n.*\|.*)+/gm,
      new RegExp(String.raw`^${spreadsheetRow}(?:\n${spreadsheetRow})+$`, 'gm'),
    ],
  },
  { message: backslashAdvice, patterns: [/\\(?:$|\n)|\\n|\\[rt](?![a-z])/g] },
  {
    message:
      '$& would appear as typed. Put ** or * right next to the words, with a space or punctuation outside: **bold** or *italics*.',
    patterns: [
      /\*\*[^*\n]*\*\*/g,
      new RegExp(String.raw`(?<![*\p{L}\p{N}])\*(?=[\p{L}"“«${markupPlaceholder}])[^*\n]*\*`, 'gu'),
      new RegExp(
        String.raw`(?<![\p{L}\p{N}_])__?(?=[\p{L}"“«${markupPlaceholder}])(?:[^_\n]*_+)?|(?<=[^\s_])__(?![\p{L}\p{N}_])`,
        'gu',
      ),
    ],
  },
  {
    message: 'This $& is never closed. Add $& after the last word: **bold** or *italics*.',
    patterns: [/\*\*/g, new RegExp(String.raw`(?<![*\p{L}\p{N}])\*(?=[\p{L}"“«${markupPlaceholder}])`, 'gu')],
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
      '$& does nothing here. To quote a fact, write {$&}. Otherwise write the text itself, without braces.',
    patterns: [/(?<!\{)\{[\w -]+\}(?!\})/g],
  },
  {
    message:
      'A single brace does nothing here. To quote a fact, use two on each side: {{fact-name}}. Otherwise remove it.',
    patterns: [/(?<!\{)\{(?!\{)(?:[^{}\n]*\}(?!\}))?|(?<!\})\}(?!\})/g],
  },
];
