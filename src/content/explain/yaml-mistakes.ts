import type { ErrorCode } from 'yaml';
import { quoteAsIntended, explainForbiddenStart, diagnoseLine } from './diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';
import {
  diagnoseDuplicateKey,
  diagnoseFirstField,
  diagnoseHeadingInText,
  diagnoseItemOutsideList,
  diagnoseNeverClosed,
  diagnoseUnindentedField,
  diagnoseUnindentedText,
  diagnoseMissingSpace,
  diagnoseOverIndentedField,
  diagnoseUnevenText,
  diagnoseWrongIndentation,
} from './yaml-lines.ts';

type Groups = Partial<Record<string, string>>;

/** A YAML mistake, matched on the parser's error line or, with `find`, on the lines around it. */
export type YamlMistake = {
  /** The parser's codes for it; any code if omitted. */
  codes?: readonly ErrorCode[];
} & (
  | {
      /** Matches the line. The group `mark` is underlined; without it, the parser's range. */
      line: RegExp;
      message: string | ((groups: Groups) => string);
    }
  | {
      /** `lines` is the whole file; `errorLine` and `column` are the 1-based position of the parser error. */
      find: (lines: readonly string[], errorLine: number, column: number) => Diagnosis | undefined;
    }
);

const implicitKeyCodes = ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'] as const;

/**
 * All mistakes with their own message. The first match is reported, so mistakes that are recognizable in the text come before
 * those that only the parser's code indicates.
 */
export const yamlMistakes: readonly YamlMistake[] = [
  {
    line: /^[^\S\t]*(?<mark>\t)/d,
    message: 'There is a tab before the text. Indent with spaces (two per level), never with tabs.',
  },
  {
    line: /^\s*(?<mark>(?:\/\/|\/\*|<!--|;).*)$/d,
    message: 'Start a comment between the fields with #.',
  },
  {
    // Word and phones replace a hyphen at the start of a line with a dash or bullet.
    line: /^\s*(?<mark>[–—*](?=\s)|[•·▪●◦‣])/d,
    message: ({ mark = '' }) =>
      `A list item starts with a hyphen, not with ${/[–—]/.test(mark) ? 'a dash' : 'this character'} (${mark}). Type - and a space instead.`,
  },
  { codes: ['MISSING_CHAR', 'BAD_INDENT', 'UNEXPECTED_TOKEN', 'BLOCK_IN_FLOW'], find: diagnoseNeverClosed },
  { find: diagnoseMissingSpace },
  { codes: ['UNEXPECTED_TOKEN'], find: diagnoseFirstField },
  { find: diagnoseHeadingInText },
  { find: diagnoseUnindentedText },
  { find: diagnoseUnevenText },
  {
    codes: ['BAD_DQ_ESCAPE'],
    line: /^/,
    message: 'A backslash (\\) has a special meaning inside double quotes. Remove it.',
  },
  {
    // `label: - Probate`: a list can't begin on the line of its key.
    line: /^\s*(?:- )*[\w-]+:\s+(?<mark>-(?:\s+(?<text>.*))?)$/d,
    message: ({ text = '' }) =>
      `There is a hyphen after this colon. ${
        text === ''
          ? 'Write the value there, or remove the line.'
          : `Remove the hyphen. To begin a list instead, write "- ${text}" on its own line below, indented by two spaces.`
      }`,
  },
  { codes: ['DUPLICATE_KEY'], find: diagnoseDuplicateKey },
  {
    line: /^\s*(?:(?:- )*[\w-]+:|-)\s+(?<mark>\|[^|]*[^|\s].*)$/d,
    message: 'Text after | starts on the next line, indented two spaces. Move it there.',
  },
  {
    line: /^\s*(?:- )*[\w-]+:\s+(?<mark>!?\[[^\]]*\]\((?<url>[^()\s]+)\).*)$/d,
    message: ({ mark = '', url = '' }) =>
      `A value can’t start with ${mark.charAt(0)} here. If this field needs a URL, write only ${url}. Otherwise, put the whole value in quotes.`,
  },
  {
    // `"a",` and `[a,, b]`.
    codes: ['UNEXPECTED_TOKEN'],
    line: /(?<mark>(?<=["'\]}])[,;](?=\s*$)|(?<=[[,]\s*),)/d,
    message: ({ mark }) => `Remove this ${mark === ',' ? 'comma' : 'semicolon'}.`,
  },
  {
    // Characters that have a meaning in YAML at the start of a value.
    line: /^\s*(?:(?:- )*[\w-]+:|-)\s+(?<mark>(?![|>]$)(?:[*&!%@`>|]|\? ).*)$/d,
    message: ({ mark = '' }) => explainForbiddenStart(mark),
  },
  {
    codes: ['MISSING_CHAR'],
    line: /[[\]{}]/,
    message: 'A character is missing here, usually a closing ] or }, or a comma.',
  },
  {
    codes: ['MISSING_CHAR'],
    find: (lines, errorLine) =>
      /:(\s|$)/.test(lines[errorLine - 1] ?? '') ? diagnoseWrongIndentation(lines, errorLine) : undefined,
  },
  { codes: implicitKeyCodes, find: diagnoseUnindentedField },
  { codes: implicitKeyCodes, find: diagnoseOverIndentedField },
  {
    // `- type:prose` and a field of the same item below it.
    codes: implicitKeyCodes,
    find: (lines, errorLine) =>
      /^\s*- [a-z]\w*:[^\s/]/.test(lines[errorLine - 1] ?? '')
        ? diagnoseNotAField(lines, errorLine)
        : undefined,
  },
  { codes: implicitKeyCodes, find: diagnoseItemOutsideList },
  {
    // `title: Served: what now`. Field names never begin with a capital letter, so an item that does is all text.
    codes: ['MISSING_CHAR', ...implicitKeyCodes],
    line: /^\s*(?:- (?=[A-Z])|(?:- )?(?<group>[\w-]+):\s+)(?<mark>(?:(?<field>[a-z]+): )?.+)$/d,
    message: ({ mark = '', group, field }) =>
      `This text contains a colon. Put the text in quotes: ${quoteAsIntended(mark)}.${
        group === undefined || field === undefined
          ? ''
          : ` If "${field}" is a field of "${group}", write it on its own line below, indented by two spaces.`
      }`,
  },
  { codes: ['MISSING_CHAR', ...implicitKeyCodes], find: diagnoseNotAField },
  {
    codes: ['BAD_SCALAR_START'],
    line: /^/,
    message: 'A value can’t start with this character. Put the whole value in quotes.',
  },
  { codes: ['BAD_INDENT', 'BAD_COLLECTION_TYPE'], find: diagnoseWrongIndentation },
  {
    // The first field is indented.
    codes: ['UNEXPECTED_TOKEN'],
    find: (lines, errorLine) =>
      /^\s+\S/.test(lines[1] ?? '') && /^\S/.test(lines[errorLine - 1] ?? '')
        ? diagnoseWrongIndentation(lines, errorLine)
        : undefined,
  },
  {
    line: /^\s*(?:- )?(?:[\w-]+:\s+)?'(?<text>.*\w'\w.*?)'?\s*$/,
    message: ({ text }) =>
      `The apostrophe inside this text ends it. Put double quotes around the text: "${text}".`,
  },
  { line: /\]\s*\S/, message: 'There is text after the closing ]. Put the whole value in quotes.' },
  {
    // `"Building inspections" and more`: the quotes belong to the text, but YAML parses them as delimiters.
    line: /^\s*(?:- )*(?:[\w-]+:\s+)?(?<mark>(?<quote>["']).*\k<quote>\s*[^\s"'](?:.*\S)?)\s*$/d,
    message: ({ mark = '' }) =>
      quoteAsIntended(mark).includes(mark)
        ? `There is text after the closing quotation mark. Put the whole text in quotes: ${quoteAsIntended(mark)}.`
        : `The quotation marks inside this text end it. Put the other kind around it: ${quoteAsIntended(mark)}.`,
  },
  {
    line: /^/,
    message:
      'This line can’t be read. Put its value in quotes, and compare its spaces and colons with a line that works.',
  },
];

function diagnoseNotAField(lines: readonly string[], errorLine: number): Diagnosis {
  // A slash after the colon would be part of a URL.
  const name = /^\s*(?:- )?([a-z][\w-]*):(?=[^\s/])/.exec(lines[errorLine - 1] ?? '')?.[1];
  const message =
    name === undefined
      ? 'This line isn’t a field. It needs a name, a colon, a space and a value, such as "title: …".'
      : `This line needs a space after the colon: "${name}: …".`;
  return diagnoseLine(lines, errorLine, message);
}
