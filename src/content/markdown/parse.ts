import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { gfmOptions } from './content-syntax.ts';

const markdown = unified().use(remarkParse).use(remarkGfm, gfmOptions).freeze();
const mdx = unified().use(remarkParse).use(remarkGfm, gfmOptions).use(remarkMdx).freeze();

/** Parses a `.md` text or field. */
export function parseMarkdown(text: string): Root {
  return markdown.parse(text);
}

/** Parses an `.mdx` text. Throws a `VFileMessage` for a syntax error. */
export function parseMdx(text: string): Root {
  return mdx.parse(text);
}
