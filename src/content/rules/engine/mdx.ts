import type { TextDiagnostic } from '../../report/diagnostic.ts';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { VFileMessage } from 'vfile-message';
import { listNodes } from '../../markdown/blocks.ts';
import { formatUnknownTag, mdxComponentNames, toTagName } from '../../markdown/content-syntax.ts';
import { findSchema, listVariantNames } from '../../fields/schema-parts.ts';
import { isRecord } from '../../source/frontmatter.ts';
import type { ParsedFile, NewDiagnostic } from '../rule.ts';
import { locateValue } from '../locate.ts';
import { report } from './markdown-nodes.ts';

/** A section that the text must place with a tag, such as `<Notice id="fees" />`. A missing type or id is ''. */
type TaggedSection = { type: string; tag: string; id: string };

function listTaggedSections({ config, frontmatter: { values } }: ParsedFile): TaggedSection[] {
  const sections = isRecord(values) ? values['sections'] : undefined;
  if (config.mdx !== 'parts' || !Array.isArray(sections)) return [];
  return sections.map((section: unknown) => {
    const { type = '', id = '' } = isRecord(section) ? section : {};
    return { type: String(type), tag: toTagName(String(type)), id: String(id) };
  });
}

/** Lists all tags that the text may use, or the tags of all types if a section's type is misspelled. */
export function listTags(entry: ParsedFile): string[] {
  const types = listSectionTypes(entry);
  const usedTypes = listTaggedSections(entry).map(({ type }) => type);
  const tags = usedTypes.every((type) => types.includes(type)) ? usedTypes : types;
  return [...new Set([...mdxComponentNames, ...tags.map(toTagName)])];
}

function listSectionTypes({ config, frontmatter: { values } }: ParsedFile): string[] {
  return listVariantNames(findSchema(config.schema, ['sections', 0], values), 'type');
}

/** Finds sections that the text doesn't place exactly once. */
export function findMisplacedSections(entry: ParsedFile, tree: Root): NewDiagnostic[] {
  const types = listSectionTypes(entry);
  const placedTags = findElements(tree).map((element) => `${element.name} ${readId(element)}`);
  return listTaggedSections(entry).flatMap(({ type, tag, id }, index): NewDiagnostic[] => {
    const count = placedTags.filter((placedTag) => placedTag === `${tag} ${id}`).length;
    if (!types.includes(type) || (id !== '' && count === 1)) return [];
    const place = locateValue(entry, ['sections', index, 'type']);
    if (id === '')
      return [{ ...place, message: `needs an id so that the text can place it: <${tag} id="…" />.` }];
    const message =
      count === 0
        ? `isn’t placed in the text. Add <${tag} id="${id}" /> where it belongs, or remove it.`
        : `appears ${count} times in the text. Use it once.`;
    return [{ ...place, message }];
  });
}

/** Finds tags whose id matches no section of the file. */
export function findUnknownIds(entry: ParsedFile, tree: Root): TextDiagnostic[] {
  const sections = listTaggedSections(entry);
  return findElements(tree).flatMap((element) => {
    const { name } = element;
    const ids = sections.flatMap(({ tag, id }) => (tag === name && id !== '' ? [id] : []));
    if (name === null || !sections.some(({ tag }) => tag === name) || ids.includes(readId(element)))
      return [];
    return report(
      element,
      `<${name}> must have the id of a section in this file${ids.length > 0 ? `: ${ids.join(' or ')}.` : '. Give the section an id first.'}`,
    );
  });
}

type TagNode = MdxJsxFlowElement | MdxJsxTextElement;

function findElements(tree: Root): TagNode[] {
  return listNodes(tree).filter(
    (node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement',
  );
}

function readId({ attributes }: TagNode): string {
  const id = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id');
  return typeof id?.value === 'string' ? id.value : '';
}

type MdxError = {
  message: string;
  /** Matches the parser's message. */
  reasonPattern?: RegExp;
  /** Matches the text from the position where parsing failed. */
  sourcePattern?: RegExp;
};

/** Explanations of parser errors; the first match is reported. */
const mdxErrors: readonly MdxError[] = [
  {
    message:
      'Text can’t contain comments. Remove this one, or move it to a "note" field, which visitors don’t see.',
    sourcePattern: /^<!--[^]*?(?:-->|$)/,
  },
  {
    message:
      'The text after = must be in straight quotes and can’t contain straight quotes: heading="You got a letter".',
    sourcePattern: /^<[A-Za-z]\w*\s[^<>\n]*?\w\s*=[^<>\n]*>?/,
  },
  {
    message: 'This tag closes one that isn’t open here. Remove it, or open the tag above its text.',
    reasonPattern: /closing slash|closing tag/,
    sourcePattern: /^<\/[^>\n]*>?/,
  },
  { message: 'This comment is never closed. Add */} after it.', sourcePattern: /^\{\/\*/ },
  {
    message:
      'A single { does nothing. To quote a fact, use two on each side: {{fact-name}}. Otherwise remove it.',
    reasonPattern: /expression|brace/,
  },
  {
    message: 'This < would start a tag. Put a backslash before it: \\<.',
    sourcePattern: /^<(?![A-Z/]).\S*/,
  },
];

/** Explains a parser error, at the position where parsing failed. */
export function explainMdxError(error: unknown, text: string, tags: readonly string[]): TextDiagnostic {
  if (!(error instanceof VFileMessage)) throw error;
  const { place, reason } = error;
  // The parser reads everything up to the next quotation mark as the attribute, and reports an error far below.
  const openQuote = /<[A-Z]\w*(?:\s+\w+="[^"\n]*")*\s+\w+="[^"\n]*$/m.exec(text);
  if (openQuote !== null)
    return {
      index: openQuote.index,
      length: openQuote[0].length,
      message: 'A quotation mark in this tag is never closed. Close it before the >.',
    };
  const end = place !== undefined && 'end' in place ? place.end : place;
  // The parser reports an unclosed tag at its parent.
  const [, unclosedTag] = /closing tag for `<([\w.]+)/.exec(reason) ?? [];
  const opening = /expression|brace/.test(reason) ? '{' : `<${unclosedTag ?? ''}`;
  const index = Math.max(0, text.lastIndexOf(opening, end?.offset));
  const source = text.slice(index);
  const locate = (message: string, pattern = /^<[^<>\n]*>?/) => {
    const [{ length } = '{'] = pattern.exec(source) ?? [];
    return { index, length, message };
  };
  if (unclosedTag !== undefined)
    return locate(
      tags.includes(unclosedTag)
        ? `<${unclosedTag}> is never closed. Add </${unclosedTag}> below its text.`
        : formatUnknownTag(unclosedTag, tags),
    );
  const mistake = mdxErrors.find(
    ({ reasonPattern = /^/, sourcePattern = /^/ }) =>
      reasonPattern.test(reason) && sourcePattern.test(source),
  );
  const components = tags.join(', ');
  return mistake === undefined
    ? locate(
        `This < doesn’t start a valid tag. Write “less than”, or use one of these components: ${components}.`,
      )
    : locate(mistake.message, mistake.sourcePattern);
}
