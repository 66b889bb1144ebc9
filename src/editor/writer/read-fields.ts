import { isScalar, parseDocument } from 'yaml';
import type { Document, Scalar, ScalarTag, Tags } from 'yaml';
import { readFrontmatter } from '#content/explain/frontmatter.ts';
import { findReadProblem } from '#content/explain/text-problems.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import { AuthorError } from '../author-error.ts';

/** Parses a file for editing. Throws an AuthorError when it can't be parsed, or when saving it would lose characters. */
export function readFields(source: SourceFile): Frontmatter {
  const problem = findReadProblem(source);
  if (problem !== undefined) throw new AuthorError(problem.message, [problem]);
  if (source.text.startsWith('\uFEFF'))
    throw new AuthorError(
      'This file starts with an invisible byte-order mark. "npm run check -- --fix" removes it. Then you can edit the file here.',
    );
  if (source.isDamaged)
    throw new AuthorError(
      'Some characters in this file weren’t saved as UTF-8 and would be lost. Save the file as UTF-8 first.',
    );
  const { frontmatter, problems } = readFrontmatter(source);
  if (frontmatter !== undefined) return frontmatter;
  throw new AuthorError(
    `The fields of this file can’t be read, so nothing can be changed here: ${problems[0]?.message ?? ''}`,
    problems,
  );
}

/** Parses the fields into a new document that may be changed. */
export function parseFields({ yaml }: Frontmatter): Document {
  return parseDocument(yaml, { prettyErrors: false, logLevel: 'silent', customTags: preserveNumberText });
}

/** Retains the digits of numbers: `007` is not changed to 7. */
function preserveNumberText(tags: Tags): Tags {
  const isNumber = (tag: Tags[number]): tag is ScalarTag =>
    typeof tag === 'object' && (tag.tag.endsWith(':int') || tag.tag.endsWith(':float'));
  const stringify = ({ source, value }: Scalar) => source ?? String(value);
  return tags.map((tag) => (isNumber(tag) ? { ...tag, stringify } : tag));
}

/** Returns the file's text with new fields and the given line breaks. */
export function withFields({ text, yaml }: Frontmatter, document: Document, lineEnd: string): string {
  const fields = isEmpty(document)
    ? ''
    : document.toString({ lineWidth: 0, flowCollectionPadding: false }).replace(/\n$/, '');
  const start = text.indexOf('\n') + 1;
  const following = text.slice(start + yaml.length).replace(/^(?!\n)/, '\n');
  const newText = text.slice(0, start) + (fields === '' ? following.slice(1) : fields + following);
  return newText.replaceAll('\n', lineEnd);
}

function isEmpty({ contents }: Document): boolean {
  return contents === null || ('items' in contents && contents.items.length === 0) || isNull(contents);
}

function isNull(node: unknown): boolean {
  return isScalar(node) && node.value === null;
}

export function detectLineEnding({ text }: SourceFile): string {
  return /\r\n?|\n/.exec(text)?.[0] ?? '\n';
}
