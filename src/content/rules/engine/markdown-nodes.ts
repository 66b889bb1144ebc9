import type { TextDiagnostic } from '../../report/diagnostic.ts';
import type { Code, Heading, Link, Nodes, Root } from 'mdast';
import { decodeSpecialCharacters } from '../../facts/fact-text.ts';
import { findMatches } from '../../languages/matches.ts';
import { getEnd, getStart } from '../../markdown/blocks.ts';
import type { Block } from '../../markdown/blocks.ts';
import { findDisallowedSyntax } from '../../markdown/content-syntax.ts';
import { readBeginning, formatNeedsSpace } from './markdown-mistakes.ts';

/** Valid markup that its author probably didn't intend, by node type. */
type MistakesOfNodes = {
  [Type in Nodes['type']]?: (node: Extract<Nodes, { type: Type }>, source: string) => TextDiagnostic[];
};

const mistakesOfNodes: MistakesOfNodes = {
  heading: checkHeading,
  code: checkCode,
  inlineCode: (node) =>
    reportNode(
      node,
      `Backticks format text as code. Remove them: ${readBeginning(decodeSpecialCharacters(node.value))}`,
    ),
  delete: (node) => reportNode(node, 'Text between ~~ is crossed out. Delete it, or remove the ~~.'),
  text: (node, source) =>
    findMatches(source.slice(getStart(node), getEnd(node)), invisible).map(({ 0: typed, index }) => ({
      index: getStart(node) + index,
      length: typed.length,
      message: `${typed} is an invisible character. Remove it.`,
    })),
  link: findLinkMistakes,
  linkReference: (node) => reportNode(node, 'A link’s address comes right after its text: [text](/address).'),
  imageReference: (node) =>
    reportNode(
      node,
      'A picture’s address comes right after its description: ![what it shows](/images/name.webp).',
    ),
  definition: (node) => reportNode(node, 'A link’s address comes right after its text: [text](/address).'),
  break: (node, source) =>
    source.charAt(getStart(node)) === '\\'
      ? reportNode(
          node,
          'There is a backslash at the end of this line. Remove it. A blank line starts a new paragraph.',
        )
      : [],
  emphasis: (node, source) =>
    /^\d\*$/.test(source.slice(getStart(node) - 1, getStart(node) + 1)) &&
    /^\d/.test(source.slice(getEnd(node)))
      ? reportNode(node, 'The asterisks between these numbers would disappear. Write × instead.')
      : [],
  listItem: (node, source) => {
    const line = source.slice(getStart(node)).split('\n', 1)[0] ?? '';
    if (/^[-*+]\t/.test(line))
      return place(node, line, `A list item starts with a hyphen and a space: - ${line.slice(2)}`);
    if (/^\d{1,2}[.)]\t/.test(line)) return place(node, line, formatNeedsSpace(line));
    if (typeof node.checked !== 'boolean') return [];
    const box = source.indexOf('[', getStart(node));
    const message =
      'Checkboxes don’t work here. Write a plain list item, or add a section of type check-list.';
    return [{ index: box, length: 3, message }];
  },
};

const invisible =
  /&(?:shy|zwn?j|lrm|rlm|ZeroWidthSpace|NoBreak|#0*173|#x0*AD|#0*820[3-7]|#x0*200[B-F]|#x0*2060);/gi;

/** The mistakes in each node of a tree. */
export function checkNode(node: Nodes, source: string): TextDiagnostic[] {
  // The handler for a type accepts nodes of that type.
  const find = mistakesOfNodes[node.type] as ((node: Nodes, source: string) => TextDiagnostic[]) | undefined;
  return [
    ...(find?.(node, source) ?? []),
    ...('children' in node ? node.children.flatMap((child) => checkNode(child, source)) : []),
  ];
}

function reportNode(node: Nodes, message: string): TextDiagnostic[] {
  return [{ index: getStart(node), length: Math.max(1, getEnd(node) - getStart(node)), message }];
}

/** A mistake at the start of a node, with `words` underlined. */
function place(node: Nodes, marked: string, message: string): TextDiagnostic[] {
  return [{ index: getStart(node), length: marked.length, message }];
}

function checkHeading(node: Heading, source: string): TextDiagnostic[] {
  const typed = source.slice(getStart(node), getEnd(node));
  if (!typed.startsWith('#')) {
    const line = /^[\s>]*(?=[=-]+\s*$)/.exec(typed.slice(typed.lastIndexOf('\n') + 1))?.[0].length ?? 0;
    const index = getStart(node) + typed.lastIndexOf('\n') + 1 + line;
    const message = `A line of ${source.charAt(index)} right below text turns it into a heading. Add a blank line above, or start the heading with ##.`;
    return [{ index, length: getEnd(node) - index, message }];
  }
  if (node.children.length === 0) return reportNode(node, 'This heading is empty.');
  return node.depth === 1
    ? reportNode(node, 'The page’s main heading is in its fields. Headings in the text start with two: ##.')
    : [];
}

/** This site contains no code. An unclosed fence would turn the rest of the page into code. */
function checkCode(node: Code, source: string): TextDiagnostic[] {
  const lines = source.slice(getStart(node), getEnd(node)).split('\n');
  const [first = ''] = lines;
  const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0];
  if (fence === undefined) {
    const message = 'Text indented this far is formatted as code. Remove the spaces before it.';
    return place(node, first, message);
  }
  const last =
    lines
      .at(-1)
      ?.replace(/^[\s>]*/, '')
      .trimEnd() ?? '';
  const isClosed =
    lines.length > 1 && last.length >= fence.length && last === fence.charAt(0).repeat(last.length);
  const message = isClosed
    ? `${fence} formats the lines below it as code. Remove both ${fence} lines.`
    : `${fence} formats everything below it as code. Remove this line.`;
  return place(node, fence, message);
}

function findLinkMistakes(node: Link, source: string): TextDiagnostic[] {
  const typed = source.slice(getStart(node), getEnd(node));
  const isMail = node.url.startsWith('mailto:');
  if (typed.startsWith('<')) {
    const address = typed.slice(1, -1);
    const message = isMail
      ? `Angle brackets around an e-mail address don’t make a link here. Write [${address}](mailto:${address}).`
      : `Angle brackets don’t make a link here. Write [words](${address}).`;
    return reportNode(node, message);
  }
  if (typed.startsWith('[') || isMail || node.position === undefined) return [];
  // Another rule reports links pasted from Word.
  if (/HYPERLINK\s+"?$/.test(source.slice(Math.max(0, getStart(node) - 15), getStart(node)))) return [];
  // Markdown links bare addresses: they are not checked, and screen readers spell them out.
  const address = typed.replace(/^(?:http:\/\/)?(?=www\.)|^http:\/\//i, 'https://');
  const message = `A bare address becomes a link without descriptive text. Add the text: [the name of the page](${address}).`;
  return reportNode(node, message);
}

/** Matches apparent tags. */
const tagPattern = /<([a-z]+)\b[^<>]*>[^<]*<\/\1>|<\/?[a-zA-Z!][^>\n]*>?/g;

/** Reports HTML in one message, because a text pasted from a web page has a hundred tags and one cause. */
export function checkHtml(tree: Root, blocks: readonly Block[], source: string): TextDiagnostic[] {
  const inBlocks = blocks
    .filter(({ node, text }) => text.includes('<') || hasHtml(node))
    .map(({ node }) => node);
  const tags = [...findHtmlBlocks(tree), ...inBlocks]
    .map((node) => [getStart(node), getEnd(node)] as const)
    .toSorted(([a], [b]) => a - b)
    .flatMap(([from, to]) =>
      findMatches(source.slice(from, to), tagPattern).map((match) => ({
        index: from + match.index,
        typed: match[0],
      })),
    );
  const [first] = tags;
  if (first === undefined) return [];
  const { index, typed } = first;
  const others = tags.filter((each, number) => {
    const before = tags[number - 1];
    return before !== undefined && source.slice(before.index, each.index).includes('\n');
  }).length;
  const name = (/<[^>]*>?/.exec(typed)?.[0] ?? '').replace(/\s+/g, ' ').replace(/ .{12,}/, ' …>');
  const message = `HTML such as ${name} isn’t allowed in content. Use Markdown: blank lines for paragraphs, **bold**, - for lists.`;
  const same = others === 0 ? '' : ` The same on ${others} more ${others === 1 ? 'line' : 'lines'}.`;
  return [{ index, length: typed.length, message: `${message}${same}` }];
}

/** HTML is reported once per text; other signs such as <? at their positions. */
function containsTag(html: string): boolean {
  return html.search(tagPattern) >= 0;
}

function findHtmlBlocks(node: Nodes): Nodes[] {
  if (node.type === 'html') return [node];
  return 'children' in node && node.type !== 'paragraph' ? node.children.flatMap(findHtmlBlocks) : [];
}

function hasHtml(node: Nodes): boolean {
  return node.type === 'html' || ('children' in node && node.children.some(hasHtml));
}

/** Disallowed syntax, and bare addresses that GFM links after parsing. The links rule checks other links. */
export function findDisallowedMarkup(tree: Root, components: readonly string[]): TextDiagnostic[] {
  const disallowed = findDisallowedSyntax(tree, components)
    .filter(({ node }) => node.type !== 'link' && node.type !== 'image')
    .filter(({ node }) => !(node.type === 'html' && containsTag(node.value)))
    .flatMap(({ node, message }) => reportNode(node, message));
  return disallowed.length > 0 ? disallowed : findAddedLinks(tree, tree);
}

/** `parent` is the closest node with a position. */
function findAddedLinks(node: Nodes, parent: Nodes): TextDiagnostic[] {
  const placed = node.position === undefined ? parent : node;
  if (node.type === 'link' && node.position === undefined && !node.url.startsWith('mailto:'))
    return reportNode(
      placed,
      'This link is written in a way that is not checked. Write it as [words](/address).',
    );
  return 'children' in node ? node.children.flatMap((child) => findAddedLinks(child, placed)) : [];
}
