import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { gfmOptions } from './content-syntax.ts';

const markdown = unified().use(remarkParse).use(remarkGfm, gfmOptions).freeze();
const mdx = unified().use(remarkParse).use(remarkGfm, gfmOptions).use(remarkMdx).freeze();

/** Fast pre-check: most fields contain none of these. */
const markupPattern =
  /[<>{}[\]#=\t*_`\\|~&+^]|:::|!!!|\/\/|\$\$|www\.|@|:\w+:|\S[,;](?=\S)|^ {4}|^[^\S\n]*(?:[^\p{L}\p{N}\s]|\d+ ?[.),:;]|[a-hа-еі][.)] |[ivx]+[.)] |\p{L}+ \d+[.:)] |o |import |export )|【|: [-–•·▪●]|'{3}/imu;

/** Validly quoted facts, which don't require parsing. */
const validQuotePattern = /(?<!\{)\{\{[\w.-]+\}\}(?!\})/g;

/** Returns whether text contains characters that could be markup. */
export function mayContainMarkup(text: string): boolean {
  return markupPattern.test(text.replaceAll(validQuotePattern, 'x'));
}

/** Parses the text of an `.md` file or a field. */
export function parseMarkdown(text: string): Root {
  return markdown.parse(text);
}

/** Parses the text of an `.mdx` file. Throws a `VFileMessage` for a syntax error. */
export function parseMdx(text: string): Root {
  return mdx.parse(text);
}

/** Parsing time is quadratic in the number of these; real text contains far fewer. */
const limits = [
  {
    pattern: /^[ \t]*>/m,
    max: 1_000,
    message: 'This text has more than 1,000 lines of quotations. Split it.',
  },
  { pattern: ']', max: 3_000, message: 'This text has more than 3,000 brackets. Split it.' },
];

/** Returns an error message for text that would take too long to parse, otherwise undefined. */
export function explainParseLimit(text: string): string | undefined {
  return limits.find(({ pattern, max }) => text.split(pattern, max + 1).length > max)?.message;
}
