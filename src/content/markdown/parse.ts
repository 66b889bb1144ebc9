import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { gfmOptions } from './content-syntax.ts';

const markdown = unified().use(remarkParse).use(remarkGfm, gfmOptions).freeze();
const mdx = unified().use(remarkParse).use(remarkGfm, gfmOptions).use(remarkMdx).freeze();

/** The syntax tree of a `.md` text or field. */
export function parseMarkdown(text: string): Root {
  return markdown.parse(text);
}

/** The syntax tree of an `.mdx` text. Throws a `VFileMessage` if it can't be read. */
export function parseMdx(text: string): Root {
  return mdx.parse(text);
}
