import type { TextDiagnostic } from '../../report/diagnostic.ts';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { VFileMessage } from 'vfile-message';
import { getEnd, getStart } from '../../markdown/blocks.ts';
import { mdxComponentNames, toTagName } from '../../markdown/content-syntax.ts';
import { findSchema, listVariantNames } from '../../fields/schema-parts.ts';
import { isRecord } from '../../source/frontmatter.ts';
import type { Parsed, NewDiagnostic } from '../rule.ts';
import { locateValue } from '../at.ts';

/** A section that the text places with a tag for its type and id, as far as its fields can be parsed. */
type Part = { type: string; tag: string; id: string };

function listParts({ traits, frontmatter: { values } }: Parsed): Part[] {
  const sections = isRecord(values) ? values['sections'] : undefined;
  if (traits.mdx !== 'parts' || !Array.isArray(sections)) return [];
  return sections.map((section: unknown) => {
    const { type = '', id = '' } = isRecord(section) ? section : {};
    return { type: String(type), tag: toTagName(String(type)), id: String(id) };
  });
}

/** All tags that the text may use. With a misspelled section type these are the tags of all types. */
export function listTags(entry: Parsed): string[] {
  const types = listSectionTypes(entry);
  const used = listParts(entry).map(({ type }) => type);
  const tags = used.every((type) => types.includes(type)) ? used : types;
  return [...new Set([...mdxComponentNames, ...tags.map(toTagName)])];
}

function listSectionTypes({ traits, frontmatter: { values } }: Parsed): string[] {
  return listVariantNames(findSchema(traits.schema, ['sections', 0], values), 'type');
}

/** Sections that are missing from the text or can't be placed, so they would not be visible. */
export function findUnplacedParts(entry: Parsed, tree: Root): NewDiagnostic[] {
  const types = listSectionTypes(entry);
  const placed = findElements(tree).map((element) => `${element.name} ${readId(element)}`);
  return listParts(entry).flatMap(({ type, tag, id }, index): NewDiagnostic[] => {
    if (!types.includes(type)) return [];
    const times = placed.filter((each) => each === `${tag} ${id}`).length;
    if (id !== '' && times === 1) return [];
    const at = locateValue(entry, ['sections', index, 'type']);
    if (id === '')
      return [{ ...at, message: `needs an id so that the text can place it: <${tag} id="…" />.` }];
    const message =
      times === 0
        ? `isn’t placed in the text. Add <${tag} id="${id}" /> where it belongs, or remove it.`
        : `appears ${times} times in the text. Use it once.`;
    return [{ ...at, message }];
  });
}

/** Tags whose id matches no section of the file. */
export function findUnknownPlaces(entry: Parsed, tree: Root): TextDiagnostic[] {
  const parts = listParts(entry);
  return findElements(tree).flatMap((element) => {
    const { name } = element;
    const ids = parts.flatMap(({ tag, id }) => (tag === name && id !== '' ? [id] : []));
    if (name === null || !parts.some(({ tag }) => tag === name) || ids.includes(readId(element))) return [];
    const written = ids.map((id) => `<${name} id="${id}" />`).join(' or ') || 'give that part an id';
    const message = `<${name}> needs the id of a section of this file: ${written}.`;
    return [{ index: getStart(element), length: getEnd(element) - getStart(element), message }];
  });
}

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

function findElements(node: Nodes): Tag[] {
  const inside = 'children' in node ? node.children.flatMap(findElements) : [];
  const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isTag ? [node, ...inside] : inside;
}

function readId({ attributes }: Tag): string {
  const id = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id');
  return typeof id?.value === 'string' ? id.value : '';
}

type MdxError = {
  /** Matches the parser's message, or the text from the position where parsing failed. */
  reason?: RegExp;
  typed?: RegExp;
  message: (found: RegExpExecArray, tags: readonly string[]) => string;
};

/** Explanations of parser errors; the first match is reported. */
const mdxErrors: readonly MdxError[] = [
  {
    typed: /^<!--[^]*?(?:-->|$)/,
    message: () =>
      'Text can’t contain comments. Remove it, or move it to a "note" field, which visitors don’t see.',
  },
  {
    typed: /^<[A-Za-z][^<>\n]*?=\s*([“”„«»‘’])([^“”„«»‘’<>\n]*)[“”„«»‘’]?/,
    message: ([, , value = '']) => `A tag needs straight quotes, not curly ones. Retype them: ="${value}".`,
  },
  {
    reason: /closing tag for `<([\w.]+)[^`]*`/,
    message: ([, name = ''], tags) =>
      tags.includes(name)
        ? `<${name}> is never closed. Add </${name}> below its text.`
        : formatUnknownTag(`<${name}>`, tags),
  },
  {
    reason: /closing slash|closing tag/,
    typed: /^<\/[^>\n]*>?/,
    message: ([tag = '']) =>
      `${tag} closes a tag that isn’t open here. Remove it, or open the tag above its text.`,
  },
  {
    reason: /expression|brace/,
    message: () =>
      'A single { does nothing. To quote a fact, use two on each side: {{fact-name}}. Otherwise remove it.',
  },
  {
    reason: /^/,
    message: (_, tags) =>
      `This < starts something that can’t be read. Write it as text, or use a component: ${tags.join(', ')}.`,
  },
];

function formatUnknownTag(tag: string, tags: readonly string[]): string {
  return `${tag} isn’t a component. Use Markdown, or one of these: ${tags.join(', ')}.`;
}

/** The parser error, at the position where parsing failed. */
export function explainUnreadable(error: unknown, text: string, tags: readonly string[]): TextDiagnostic {
  if (!(error instanceof VFileMessage)) throw error;
  const stopped = findOffset(error, text);
  const opened = text.lastIndexOf(/expression|brace/.test(error.reason) ? '{' : '<', stopped);
  const index = opened < 0 ? stopped : opened;
  for (const { reason = /^/, typed = /^/, message } of mdxErrors) {
    const byReason = reason.exec(error.reason);
    const byText = typed.exec(text.slice(index));
    if (byReason === null || byText === null) continue;
    const match = byText[0] === '' ? byReason : byText;
    const [marked = ''] = byText[0] === '' ? (/^<[^<>\n]*>?/.exec(text.slice(index)) ?? []) : byText;
    return { index, length: Math.max(1, marked.length), message: message(match, tags) };
  }
  return { index, length: 1, message: error.reason };
}

/** For an unclosed tag the reason contains line and column; other messages have a place. */
function findOffset({ place, reason }: VFileMessage, text: string): number {
  const [, line, column] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  const point = place !== undefined && 'start' in place ? place.start : place;
  const offset =
    line === undefined || column === undefined
      ? (point?.offset ?? 0)
      : text
          .split('\n')
          .slice(0, Number(line) - 1)
          .join('\n').length +
        Number(column) -
        (line === '1' ? 1 : 0);
  return Math.min(offset, Math.max(0, text.length - 1));
}
