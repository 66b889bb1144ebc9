import type { ErrorCode } from 'yaml';
import { formatQuoteAdvice, quoteText, quoteValue } from './diagnosis.ts';

type Groups = Partial<Record<string, string>>;

/** A common mistake in YAML, recognized by its line and by a correction that gets the parser past the error. */
export type YamlMistake = {
  /** The parser's code for it; any code if omitted. */
  code?: ErrorCode;
  /** Returns the 0-based indexes of the lines that may contain the mistake. By default, only the error's line. */
  lines?: (errorIndex: number) => readonly number[];
  /** Matches the line. The group `mark` is underlined. */
  pattern: RegExp;
  /** Returns possible corrections of the line. If omitted, every matching line is a mistake. */
  correct?: (groups: Groups, linesAbove: readonly string[]) => string[];
  message: string | ((groups: Groups) => string);
  /** The correction changes only this value, so the lines below can be checked with it. */
  isLocal?: true;
};

/** The error's line and those above it, from bottom to top: the parser notices a missing quotation mark many lines below. */
const fromErrorUp = (errorIndex: number) =>
  Array.from({ length: errorIndex }, (_, offset) => errorIndex - offset);

const quoteWholeValue = {
  correct: ({ before = '', mark = '' }: Groups) => [before + quoteText(mark)],
  message: ({ mark = '' }: Groups) => formatQuoteAdvice(mark),
  isLocal: true as const,
};

const wrongIndentation = {
  pattern: /^ *(?<mark>\S.*)$/d,
  correct: ({ mark = '' }: Groups, linesAbove: readonly string[]) =>
    listIndents(linesAbove).map((indent) => ' '.repeat(indent) + mark),
  message:
    'This line’s indentation is wrong. Line it up with the lines around it, or indent it two spaces more than the field that it belongs to.',
};

const notFieldMessage =
  'This line isn’t a field. It needs a name, a colon, a space and a value, such as "title: …".';

const unclosedValue = {
  lines: fromErrorUp,
  // The last alternative is a list or group in brackets with an odd number of quotation marks.
  pattern:
    /^(?<before>\s*(?:(?:- )*[\w-]+:|-)\s+)(?<mark>"[^"]*|'[^']*|\[[^\]]*|\{[^}]*|[[{][^"]*"(?:[^"]*"[^"]*")*[^"]*)$/d,
  message:
    'A quotation mark or bracket in this value is never closed. Type the closing one (" and \' must be straight), or remove it.',
};

/** The first match is reported: mistakes that the text alone shows come first, those with broad corrections last. */
export const yamlMistakes: readonly YamlMistake[] = [
  {
    lines: (errorIndex) => [errorIndex, errorIndex + 1],
    pattern: /^[^\S\t]*(?<mark>\t)/d,
    message: 'There is a tab before the text. Indent with spaces (two per level), never with tabs.',
  },
  {
    pattern: /^\s*(?<mark>(?:\/\/|\/\*|<!--|;).*)$/d,
    message: 'Start a comment between the fields with #.',
  },
  {
    // Word and phones replace a hyphen at the start of a line with a dash or bullet.
    pattern: /^\s*(?<mark>[–—*](?=\s)|[•·▪●◦‣])/d,
    message: ({ mark = '' }) =>
      `A list item starts with a hyphen, not with ${/[–—]/.test(mark) ? 'a dash' : 'this character'} (${mark}). Type - and a space instead.`,
  },
  {
    pattern: /^\s*(?:- )*[\w-]+:\s+(?<mark>!?\[[^\]]*\]\((?<url>[^()\s]+)\).*)$/d,
    message: ({ mark = '', url = '' }) =>
      `A value can’t start with ${mark.charAt(0)} here. If this field needs a URL, write only ${url}. Otherwise, put the whole value in quotes.`,
  },
  {
    // A fact.
    lines: fromErrorUp,
    pattern: /^(?<before>\s*(?:(?:- )*[\w-]+:|-)\s+)(?<mark>\{\s*\{.*)$/d,
    ...quoteWholeValue,
  },
  {
    // A word or year that begins with an apostrophe.
    lines: fromErrorUp,
    pattern:
      /^(?<before>\s*(?:(?:- )*[\w-]+:|-)\s+)(?<mark>'(?:(?:tis|twas|twere|twill|twould|til|till|cause|cuz|em|n|bout|round|neath)(?![\w'])|\d\d)(?!.*'\s*$).*)$/di,
    correct: ({ before = '', mark = '' }) => [before + quoteValue(mark)],
    message: ({ mark = '' }) => `Put the whole value in quotes: ${quoteValue(mark)}.`,
    isLocal: true,
  },
  {
    ...unclosedValue,
    correct: ({ before = '', mark = '' }) =>
      ['"', "'", ']', '}', '"]', '"}'].map((closer) => before + mark + closer),
  },
  {
    lines: (errorIndex) => [errorIndex, errorIndex - 1],
    pattern: /^(?<indent>\s*)(?<mark>-(?<name>[^\s:-][^:]*))(?<rest>.*)$/d,
    correct: ({ indent = '', name = '', rest = '' }) => [`${indent}- ${name}${rest}`],
    message: ({ name = '' }) => `A list item needs a space after its hyphen: - ${name}.`,
  },
  {
    lines: () => [1],
    pattern: /^(?<mark>- (?<field>.*))$/d,
    correct: ({ field = '' }) => [field],
    message: 'The fields of a file aren’t a list. Remove the hyphen.',
  },
  {
    // YAML reads the line as a comment.
    lines: (errorIndex) => [errorIndex - 1],
    pattern: /^\s+(?<mark>#{1,6}\s.*)$/d,
    correct: () => [''],
    message:
      'A line that starts with # ends this text. Write | after the field’s colon, and the whole text below it, indented by two spaces.',
  },
  {
    pattern: /(?<mark>\\)/d,
    code: 'BAD_DQ_ESCAPE',
    message: 'A backslash (\\) has a special meaning inside double quotes. Remove it.',
  },
  {
    // `label: - Probate`: a list can't begin on the line of its key.
    pattern: /^(?<before>\s*(?:- )*[\w-]+: +)(?<mark>-(?: +(?<text>.*))?)$/d,
    correct: ({ before = '', text = '' }) => [before + text],
    message:
      'There is a hyphen after this colon. Remove it. To begin a list instead, move it to the next line, indented by two spaces.',
  },
  {
    pattern: /^(?<before>\s*(?:(?:- )*[\w-]+:|-)\s+)(?<mark>\|.*)$/d,
    correct: ({ before = '' }) => [`${before}|`],
    message: 'Text after | starts on the next line, indented two spaces. Move it there.',
  },
  {
    // `"a",` and `[a,, b]`.
    pattern: /^(?<before>.*?)(?<mark>(?<=["'\]}])[,;](?=\s*$)|(?<=[[,]\s*),)(?<after>.*)$/d,
    correct: ({ before = '', after = '' }) => [before + after],
    message: ({ mark }) => `Remove this ${mark === ',' ? 'comma' : 'semicolon'}.`,
  },
  {
    // A slash after the colon would be part of a URL.
    pattern: /^(?<indent>\s*(?:- )?)(?<mark>(?<name>[a-z][\w-]*):(?<value>[^\s/].*))$/d,
    correct: ({ indent = '', name = '', value = '' }) => [`${indent}${name}: ${value}`],
    message: ({ name = '' }) => `This line needs a space after the colon: "${name}: …".`,
  },
  {
    code: 'DUPLICATE_KEY',
    pattern: /^(?<outerIndent>\s*) {2}(?<mark>[^\s:"'-][^:"']*)(?<rest>:.*)$/d,
    correct: ({ outerIndent = '', mark = '', rest = '' }) => [`${outerIndent}- ${mark}${rest}`],
    message: ({ mark = '', rest = '' }) =>
      `"${mark}" appears twice. If this starts a new list item, its hyphen is missing: - ${mark}${rest}. Otherwise keep one of the two.`,
    isLocal: true,
  },
  {
    code: 'DUPLICATE_KEY',
    pattern: /^(?<before>\s*(?:- )?)(?<mark>["']?(?<name>[^\s:"'-][^:"']*)["']?)(?<rest>:.*)$/d,
    correct: ({ before = '', name = '', rest = '' }, linesAbove) => [
      `${before}${name} ${linesAbove.length}${rest}`,
    ],
    message: ({ name = '' }) => `"${name}" appears twice. Keep one of the two.`,
    isLocal: true,
  },
  {
    lines: (errorIndex) => [errorIndex - 1],
    pattern: /^(?<before>\s*[\w-]+:\s+)(?<mark>\[\s*\])\s*$/d,
    correct: ({ before = '' }) => [before],
    message: 'This makes the list empty, but its items follow. Remove the brackets.',
  },
  {
    pattern: /^(?<indent>\s*)(?<mark>- (?<text>[^\s:][^:]*))$/d,
    correct: ({ indent = '', text = '' }) => [`${indent}- name: ${text}`],
    message: ({ text = '' }) => `The name of the first field is missing: - name: ${text}.`,
  },
  {
    // The first line of a text may be indented too far, but the parser reports the first line that isn't.
    lines: fromErrorUp,
    pattern: /^ *(?<mark>\S.*)$/d,
    correct: ({ mark = '' }, linesAbove) => {
      const opener = /^(?<indent>[\s-]*)[\w-]+: [|>][-+]?\s*$/.exec(linesAbove.at(-1) ?? '');
      return opener === null ? [] : [' '.repeat((opener.groups?.['indent'] ?? '').length + 2) + mark];
    },
    message: wrongIndentation.message,
  },
  {
    // The parser reads a line without a colon as part of the value above it.
    lines: (errorIndex) => [errorIndex + 1, errorIndex],
    pattern: /^(?<indent>\s*)(?<mark>(?<name>[a-z]\w*) (?:[^:]|:(?!\s|$))*)$/d,
    correct: ({ indent = '', name = '' }) => [`${indent}${name}:`],
    message: notFieldMessage,
  },
  { lines: (errorIndex) => [errorIndex, errorIndex + 1], ...wrongIndentation },
  {
    // Field names never begin with a capital letter, so an item that does is all text.
    pattern: /^(?<before>\s*(?:- )?[a-z][\w-]*: +)(?<mark>\S.*?)\s*$/d,
    ...quoteWholeValue,
  },
  { pattern: /^(?<before>\s*- +)(?<mark>\S.*?)\s*$/d, ...quoteWholeValue },
  {
    pattern: /^\s*(?<mark>- .*)$/d,
    correct: () => [''],
    message:
      'This item isn’t part of a list. Line it up with the items above, add the list’s name and a colon above it, or remove the hyphen.',
  },
  { lines: (errorIndex) => [errorIndex - 1], ...wrongIndentation },
  {
    lines: (errorIndex) => [1, errorIndex],
    pattern: /^(?<indent>\s*)(?<mark>(?!(?:- )*[\w-]+:(?:\s|$))\S.*)$/d,
    correct: ({ indent = '' }) => ['', `${indent}field:`],
    message: notFieldMessage,
  },
  { code: 'MISSING_CHAR', ...unclosedValue },
  {
    pattern: /^\s*(?<mark>.*)$/d,
    message:
      'This line can’t be read. Put its value in quotes, and compare its spaces and colons with a line that works.',
  },
];

/** Lists likely indentations of a line: one level deeper if it is below a field without a value, then those of the lines above it. */
function listIndents(linesAbove: readonly string[]): number[] {
  const fullLines = linesAbove.filter((line) => line.trim() !== '').toReversed();
  // The fields of a list item line up with the first one, after its hyphen.
  const indents = fullLines.flatMap((line) => [line.search(/[^\s-]/), line.search(/\S/)]);
  const isBelowOpener = /:(?: [|>][-+]?)?\s*$/.test(fullLines[0] ?? '');
  return [...new Set([...(isBelowOpener ? [(indents[0] ?? 0) + 2] : []), ...indents])].filter(
    (indent) => indent >= 0,
  );
}
