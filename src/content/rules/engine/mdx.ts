import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { withoutBrokenQuotes } from '../../facts/broken-quotes.ts';
import { gfmOptions, mdxComponents, refusals, tagOf } from '../../markdown/content-syntax.ts';
import { isRecord } from '../../source/frontmatter.ts';
import { inBody, valueAt } from '../at.ts';
import type { Parsed, Report, SourceRule } from '../rule.ts';
import { foundAt, hiddenLinks } from './link-syntax.ts';
import type { Found } from './markdown-signs.ts';

/** A section of the file that its text places by a tag of its type and its id, as far as its fields can be read. */
type Part = { tag: string; id: string };

/**
 * What people mistype in Markdown is explained in words of its
 * own; only then is an `.mdx` file read as its compiler would.
 */
export const mdx: SourceRule = {
  id: 'mdx',
  severity: 'error',
  why: 'Only known components, plain attributes, and nothing that runs: content is no code.',
  unless: ['markdown'],
  run: (entry, { facts }) => {
    const { body, file } = entry.frontmatter;
    if (!file.endsWith('.mdx')) return [];
    const parts = partsOf(entry);
    // Facts are quoted before MDX reads the text; here letters of the same length stand for them.
    const text = withoutBrokenQuotes(body, facts).replace(/\{\{[^{}\n]*\}\}/g, (fact) =>
      'x'.repeat(fact.length),
    );
    const faults = mistakesIn(text, parts);
    return faults.length > 0
      ? faults.map(({ index, length, message }) => ({ at: inBody(entry, index, length), message }))
      : unplacedParts(entry, parts, text);
  },
};

function partsOf({ traits, frontmatter: { values } }: Parsed): Part[] {
  const sections = isRecord(values) ? values['sections'] : undefined;
  if (traits.mdx !== 'parts' || !Array.isArray(sections)) return [];
  return sections.map((section: unknown) => {
    const { type = '', id = '' } = isRecord(section) ? section : {};
    return { tag: tagOf(String(type)), id: String(id) };
  });
}

/** Every tag that the text may have. */
function tagsOf(parts: readonly Part[]): string[] {
  return [...new Set([...mdxComponents, ...parts.map(({ tag }) => tag)])];
}

/** Sections that the text forgets or can't place: nobody would see them. */
function unplacedParts(entry: Parsed, parts: readonly Part[], text: string): Report[] {
  return parts.flatMap(({ tag, id }, index): Report[] => {
    const times = text.split(new RegExp(`<${tag}\\b[^>]*\\bid="${id}"`)).length - 1;
    if (id !== '' && times === 1) return [];
    const at = valueAt(entry, ['sections', index, 'type']);
    if (id === '') {
      return [{ at, message: `needs an id, so that the text can place it: <${tag} id="…" />.` }];
    }
    const message =
      times === 0
        ? `is placed nowhere in the text. Write <${tag} id="${id}" /> where it belongs, or remove it.`
        : `is placed ${times} times in the text. Place it once.`;
    return [{ at, message }];
  });
}

const parser = unified().use(remarkParse).use(remarkGfm, gfmOptions).use(remarkMdx).freeze();

function mistakesIn(text: string, parts: readonly Part[]): Found[] {
  try {
    const tree = parser.parse(text);
    return [
      ...refusals(tree, tagsOf(parts)).map(({ node, message }) => foundAt(node, message)),
      ...hiddenLinks(tree, text).map(({ node, message }) => foundAt(node, message)),
      ...placesOfNothing(tree, parts),
    ];
  } catch (error) {
    return [unreadable(error, text, parts)];
  }
}

/** Tags whose id is that of no part of the file. */
function placesOfNothing(node: Nodes, parts: readonly Part[]): Found[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement')
    return 'children' in node ? node.children.flatMap((child) => placesOfNothing(child, parts)) : [];
  const { name, attributes } = node;
  const ids = parts.flatMap(({ tag, id }) => (tag === name && id !== '' ? [id] : []));
  const isPlaced = attributes.some(({ value }) => ids.some((id) => id === value));
  if (name === null || !parts.some(({ tag }) => tag === name) || isPlaced) return [];
  const written = ids.map((id) => `<${name} id="${id}" />`).join(' or ') || 'give that part an id';
  return [foundAt(node, `<${name}> places a part of this file by its id: ${written}.`)];
}

/** What the parser could not read, at the place that it names. */
function unreadable(error: unknown, text: string, parts: readonly Part[]): Found {
  if (!(error instanceof VFileMessage)) throw error;
  const index = offsetOf(error, text);
  const tag = /closing tag for `(<[^`]*>)`/.exec(error.reason)?.[1];
  if (tag !== undefined) {
    const name = tag.replace(/[<>]/g, '').split(/\s/)[0] ?? '';
    const says = tagsOf(parts).includes(name)
      ? `${tag} is opened here and never closed. Write </${name}> below its text.`
      : `${tag} is not one of the components: ${tagsOf(parts).join(', ')}. For the rest use Markdown.`;
    return { index, length: tag.length, message: says };
  }
  const brace = /expression|brace/.test(error.reason);
  // The parser stops behind the sign that it could not make sense of.
  const opened = text.lastIndexOf(brace ? '{' : '<', index);
  return {
    index: opened < 0 ? index : opened,
    length: 1,
    message: brace
      ? 'A single { has no meaning in a text. To quote a fact use two on each side: {{fact-name}}; else remove it.'
      : `This < starts something that can’t be read. Write it in words, or use one of the components: ${tagsOf(parts).join(', ')}.`,
  };
}

/** A tag that is never closed is named with its line and column; all else has the place of the message. */
function offsetOf({ place, reason }: VFileMessage, text: string): number {
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
