import { mdxToMdast } from 'satteri';
import { inBody } from '../at.ts';
import type { SourceRule } from '../rule.ts';
import type { Found } from './markdown-signs.ts';

/**
 * The components that authors may place in the text of an `.mdx`
 * file. The templates draw them; a test compares the two lists.
 */
export const mdxComponents = ['Warning', 'Info'];

/** Kinds of file whose text may place components. */
export const mdxCollections = ['pages', 'legal', 'articles'];

type Node = {
  type: string;
  name?: string | null | undefined;
  value?: unknown;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

/**
 * What people mistype in Markdown is explained in words of its
 * own; only then is an `.mdx` file read as its compiler would.
 */
export const mdx: SourceRule = {
  id: 'mdx',
  severity: 'error',
  why: 'Only known components, plain attributes, and nothing that runs: content is no code.',
  unless: ['markdown'],
  run: (entry) => {
    const { body, file } = entry.frontmatter;
    if (!file.endsWith('.mdx')) return [];
    // Facts are quoted before MDX reads the text; here letters of the same length stand for them.
    const text = body.replace(/\{\{[^{}\n]*\}\}/g, (fact) => 'x'.repeat(fact.length));
    return mistakesIn(text).map(({ index, length, message }) => ({
      at: inBody(entry, index, length),
      message,
    }));
  },
};

function mistakesIn(text: string): Found[] {
  try {
    // The tree of a foreign parser, read only through the fields above.
    return faultsOf(mdxToMdast(text, { position: true }) as Node);
  } catch (error) {
    return [unreadable(text, error instanceof Error ? error.message : String(error))];
  }
}

function faultsOf(node: Node): Found[] {
  const message = faultOf(node);
  const start = node.position?.start.offset ?? 0;
  const length = Math.max(1, (node.position?.end.offset ?? start + 1) - start);
  if (message !== undefined) return [{ index: start, length, message }];
  return (node.children ?? []).flatMap(faultsOf);
}

function faultOf({ type, name, value, attributes = [] }: Node): string | undefined {
  if (type === 'mdxjsEsm')
    return 'Content never runs code: take the line that starts with "import" or "export" away.';
  if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') {
    if (/^\s*\/\*[^]*\*\/\s*$/.test(String(value))) return undefined;
    return 'Content never runs code: braces have no meaning here. To quote a fact use two on each side: {{fact-name}}.';
  }
  if (!type.startsWith('mdxJsx')) return undefined;
  if (!mdxComponents.includes(name ?? '')) {
    return `<${name ?? ''}> is not one of the components: ${mdxComponents.join(', ')}. For the rest use Markdown.`;
  }
  if (
    attributes.some(
      (attribute) => attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string',
    )
  ) {
    return `The words of <${name ?? ''}> stand in plain quotes: heading="…".`;
  }
  return attributes.some((attribute) => attribute.name === 'heading')
    ? undefined
    : `<${name ?? ''}> needs a heading: <${name ?? ''} heading="…">.`;
}

/** The parser's sentence starts with line and column of the text. */
function unreadable(text: string, message: string): Found {
  const [, line = '1', column = '1'] = /^(\d+):(\d+):/.exec(message) ?? [];
  const before = text.split('\n').slice(0, Number(line) - 1);
  const index = before.reduce((sum, above) => sum + above.length + 1, 0) + Number(column) - 1;
  const tag = /closing tag for `(<[^`]*>)`/.exec(message)?.[1];
  if (tag !== undefined) {
    const name = tag.replace(/[<>]/g, '').split(/\s/)[0] ?? '';
    const says = mdxComponents.includes(name)
      ? `${tag} is opened here and never closed. Write </${name}> below its text.`
      : `${tag} is not one of the components: ${mdxComponents.join(', ')}. For the rest use Markdown.`;
    return { index, length: tag.length, message: says };
  }
  const brace = message.includes('closing brace');
  return {
    index,
    length: 1,
    message: brace
      ? 'A single { has no meaning in a text. To quote a fact use two on each side: {{fact-name}}; else take it away.'
      : `This < starts something that can’t be read. Write it in words, or use one of the components: ${mdxComponents.join(', ')}.`,
  };
}
