import { mdxToMdast } from 'satteri';
import { collections } from '../../collections.ts';
import { withoutBrokenQuotes } from '../../facts/broken-quotes.ts';
import { isRecord } from '../../source/frontmatter.ts';
import { tagOf } from '../../schemas/parts/section.ts';
import { inBody, valueAt } from '../at.ts';
import type { Parsed, Report, SourceRule } from '../rule.ts';
import type { Found } from './markdown-signs.ts';

/**
 * The components that authors may place in the text of an `.mdx`
 * file. The templates draw them; a test compares the two lists.
 */
export const mdxComponents = ['Warning', 'Info'];

type Node = {
  type: string;
  name?: string | null | undefined;
  value?: unknown;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

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

function partsOf({ collection, frontmatter: { values } }: Parsed): Part[] {
  const sections = isRecord(values) ? values['sections'] : undefined;
  if (collections[collection].mdx !== 'parts' || !Array.isArray(sections)) return [];
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

function mistakesIn(text: string, parts: readonly Part[]): Found[] {
  try {
    // The tree of a foreign parser, read only through the fields above.
    return faultsOf(mdxToMdast(text, { position: true }) as Node, parts);
  } catch (error) {
    return [unreadable(text, error instanceof Error ? error.message : String(error), parts)];
  }
}

function faultsOf(node: Node, parts: readonly Part[]): Found[] {
  const message = faultOf(node, parts);
  const start = node.position?.start.offset ?? 0;
  const length = Math.max(1, (node.position?.end.offset ?? start + 1) - start);
  if (message !== undefined) return [{ index: start, length, message }];
  return (node.children ?? []).flatMap((child) => faultsOf(child, parts));
}

function faultOf(
  { type, name: tag, value, attributes = [] }: Node,
  parts: readonly Part[],
): string | undefined {
  if (type === 'mdxjsEsm')
    return 'Content never runs code: remove the line that starts with "import" or "export".';
  if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') {
    if (/^\s*\/\*[^]*\*\/\s*$/.test(String(value))) return undefined;
    return 'Content never runs code: braces have no meaning here. To quote a fact use two on each side: {{fact-name}}.';
  }
  if (!type.startsWith('mdxJsx')) return undefined;
  const name = tag ?? '';
  if (!tagsOf(parts).includes(name)) {
    return `<${name}> is not one of the components: ${tagsOf(parts).join(', ')}. For the rest use Markdown.`;
  }
  const wanted = mdxComponents.includes(name) ? 'heading' : 'id';
  if (
    attributes.some(
      (attribute) => attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string',
    )
  ) {
    return `The words of <${name}> stand in plain quotes: ${wanted}="…".`;
  }
  const given = attributes.find((attribute) => attribute.name === wanted)?.value;
  if (wanted === 'heading') {
    return given === undefined ? `<${name}> needs a heading: <${name} heading="…">.` : undefined;
  }
  const ids = parts.flatMap((part) => (part.tag === name && part.id !== '' ? [part.id] : []));
  return ids.some((id) => id === given)
    ? undefined
    : `<${name}> places a part of this file by its id: ${ids.map((id) => `<${name} id="${id}" />`).join(' or ') || 'give that part an id'}.`;
}

/** The parser's sentence starts with line and column of the text. */
function unreadable(text: string, message: string, parts: readonly Part[]): Found {
  const [, line = '1', column = '1'] = /^(\d+):(\d+):/.exec(message) ?? [];
  const before = text.split('\n').slice(0, Number(line) - 1);
  const index = before.reduce((sum, above) => sum + above.length + 1, 0) + Number(column) - 1;
  const tag = /closing tag for `(<[^`]*>)`/.exec(message)?.[1];
  if (tag !== undefined) {
    const name = tag.replace(/[<>]/g, '').split(/\s/)[0] ?? '';
    const says = tagsOf(parts).includes(name)
      ? `${tag} is opened here and never closed. Write </${name}> below its text.`
      : `${tag} is not one of the components: ${tagsOf(parts).join(', ')}. For the rest use Markdown.`;
    return { index, length: tag.length, message: says };
  }
  const brace = message.includes('closing brace');
  return {
    index,
    length: 1,
    message: brace
      ? 'A single { has no meaning in a text. To quote a fact use two on each side: {{fact-name}}; else remove it.'
      : `This < starts something that can’t be read. Write it in words, or use one of the components: ${tagsOf(parts).join(', ')}.`,
  };
}
