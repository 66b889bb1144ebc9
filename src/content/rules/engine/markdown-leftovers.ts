import { markupPlaceholder } from '../../markdown/blocks.ts';
import { truncate } from './markdown-mistakes.ts';
import type { TextMistake } from './markdown-mistakes.ts';

/** Emphasis markers and backticks that aren't parsed as markup. */
const strayMarkers: readonly TextMistake[] = [
  {
    pattern: /(?<=^|\s)\*\*(?=\s|$)(?:[^*\n]*\s\*\*(?=\s|$))?/gm,
    message: () =>
      'Asterisks between spaces don’t make text bold. Put them right next to the words: **words**.',
  },
  {
    pattern: /(?<![*_\\])(\*{1,2}|__)(?=[^\s*_])[^*_\n]*\s\1(?=[\p{L}\p{N}])/gu,
    message: (_, [, marker = '']) =>
      `The ${marker} would appear on the page because of the space before the second one. Move the space after it.`,
  },
  {
    pattern: /(?<![*_\\\p{L}\p{N}])(\*{1,2}|_{1,2})(?=[^\s*_])[^*_\n]*[^\s*_\p{L}\p{N}]\1(?=[\p{L}\p{N}])/gu,
    message: (matchedText, [, marker = '']) =>
      `The ${marker} would appear on the page because no space follows the second one. Add a space: ${truncateStart(matchedText)} …`,
  },
  {
    pattern: /(?<=[\p{L}\p{N}])\*\*(?=[^\s*\p{L}\p{N}])[^*\n]*[^\s*]\*\*/gu,
    message: (matchedText) =>
      `The ** would appear on the page because no space comes before the first one. Add a space before ${truncate(matchedText)}`,
  },
  {
    pattern: /\*\*/g,
    message: () => 'Bold isn’t closed. Add ** after the last word: **words**.',
  },
  {
    pattern: new RegExp(String.raw`(?<![*\p{L}\p{N}])\*(?=[\p{L}"“«${markupPlaceholder}])`, 'gu'),
    message: () => 'Italics aren’t closed. Add * after the last word: *words*.',
  },
  {
    pattern: /(?<![\p{L}\p{N}_])__(?!_)(?=\S)|(?<=[^\s_])(?<!_)__(?![\p{L}\p{N}_])/gu,
    message: () => 'Two underscores would appear on the page. Write **words** for bold.',
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}_])_(?=[\p{L}${markupPlaceholder}])`, 'gu'),
    message: () => 'An underscore would appear on the page. Write *words* for italics.',
  },
  {
    pattern: /(?<=\p{L})`(?=\p{L})/gu,
    message: (matchedText) => `This ${matchedText} isn’t an apostrophe. Type ' instead.`,
  },
  {
    pattern: /`+/g,
    message: () => 'A backtick (`) would appear on the page. Remove it.',
  },
];

/** Syntax of other Markdown dialects and other systems. */
const foreignSyntax: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/^\[![\p{L}-]+\][+-]?/gmu, 'Start with the words in bold: **Note:** …'],
  [/^:{3,}[^\n]*/gm, 'Use a notice section for a box.'],
  [/^!!!.*|^\?\?\?.*|^\/\/\/.*/gm, 'Use a notice section for a box.'],
  [/==(?=\S)[^=\n]+==/g, 'Use **bold** instead.'],
  [/(?<![\p{L}\p{N}+])\+\+(?=\S)[^+\n]+\+\+/gu, 'Use **bold** instead.'],
  [/(?<=[\p{L}\p{N})])\^[^\s^]{1,20}\^/gu, 'Write it as normal text.'],
  [/(?<=\p{L})~\d+~/gu, 'Write it as normal text.'],
  [/\$\$[^$\n]+\$\$|\$[^\s$][^$\n]*[\^\\][^$\n]*\$/g, 'Write it in words.'],
  [/'{3}[^'\n]+'{3}/g, 'Use **bold** instead.'],
  [/\[\[[^[\]\n]+\]\](?!\()/g, 'Write a link as [text](/path).'],
  [/%%[^%\n]+%%/g, 'Remove it.'],
  [/(?<=\n):[ \t]+(?=\S).*/g, 'Write a list or a table.'],
  [/(?<![\p{L}\p{N}:]):[a-z]+(?:_[a-z]+)*:(?![\p{L}\p{N}:])/gu, 'Write it in words.'],
];

const dialects = foreignSyntax.map(([pattern, advice]): TextMistake => ({
  pattern,
  message: (matchedText) =>
    `${truncate(matchedText)} does nothing here and would appear on the page. ${advice}`,
}));

const characterNames = String.raw`(?:nbsp|amp|quot|lt|gt|apos|copy|sect|[mn]dash|[lr][sd]quo)`;
/** A character reference without its semicolon, or encoded twice: &nbsp and &amp;nbsp; */
const encodedCharacterPattern = new RegExp(
  String.raw`&${characterNames}(?![a-z;])|${markupPlaceholder}(?:${characterNames}|#\d+|#x[\da-f]+);`,
  'g',
);

const strayMarkup: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/~~/g, 'Remove it.'],
  [encodedCharacterPattern, 'Type the character itself.'],
  [/!\[[^[\]\n]*(?:\]\([^()\n]*)?/g, 'Write a picture as ![what it shows](/images/name.webp).'],
  // Footnotes that the parser doesn't recognize are reported separately.
  [/\[\^(?![^[\]\s]+\])/g, 'Write a footnote as [^1].'],
];

/** Incomplete links, pictures and footnotes, and encoded characters. */
const brokenMarkup: readonly TextMistake[] = [
  {
    pattern: /\]\(/g,
    message: () =>
      'This link is incomplete, and its brackets would appear on the page. Write it as [text](/path), without spaces in the URL.',
  },
  ...strayMarkup.map(([pattern, advice]): TextMistake => ({
    pattern,
    message: (matchedText) => `${matchedText} would be shown as typed. ${advice}`,
  })),
];

/** Syntax that would be visible on the page. Other dialects come first, because their messages explain more. */
export const leftoverSyntax: readonly TextMistake[] = [...dialects, ...strayMarkers, ...brokenMarkup];

function truncateStart(text: string): string {
  return text.length > 30 ? `…${text.slice(-30).trimStart()}` : text;
}
