import type { TextDiagnostic } from '../../report/diagnostic.ts';
import type { Code, Heading, Link, Nodes, Root } from 'mdast';
import { decodeSpecialCharacters } from '../../facts/fact-text.ts';
import { findMatches } from '../../languages/matches.ts';
import { getEnd, getStart, listNodes } from '../../markdown/blocks.ts';
import type { Block } from '../../markdown/blocks.ts';
import { findDisallowedSyntax } from '../../markdown/content-syntax.ts';
import { truncate, formatMissingSpace } from './markdown-mistakes.ts';

/** Checks for valid markup that its author probably didn't intend, by node type. */
type NodeChecks = {
  [Type in Nodes['type']]?: (node: Extract<Nodes, { type: Type }>, source: string) => TextDiagnostic[];
};

const nodeChecks: NodeChecks = {
  heading: checkHeading,
  code: checkCode,
  inlineCode: (node) =>
    reportNode(
      node,
      `Backticks format text as code. Remove them: ${truncate(decodeSpecialCharacters(node.value))}`,
    ),
  delete: (node) => reportNode(node, 'Text between ~~ is crossed out. Delete it, or remove the ~~.'),
  text: (node, source) =>
    findMatches(source.slice(getStart(node), getEnd(node)), invisiblePattern).map(
      ({ 0: nodeSource, index }) => ({
        index: getStart(node) + index,
        length: nodeSource.length,
        message: `${nodeSource} is an invisible character. Remove it.`,
      }),
    ),
  link: findLinkMistakes,
  linkReference: (node) => reportNode(node, 'A link’s URL comes right after its text: [text](/path).'),
  imageReference: (node) =>
    reportNode(
      node,
      'A picture’s path comes right after its description: ![what it shows](/images/name.webp).',
    ),
  definition: (node) => reportNode(node, 'A link’s URL comes right after its text: [text](/path).'),
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
  blockquote: (node) =>
    node.children.length === 0
      ? reportNode(node, 'This quotation is empty. Write its text, or remove the >.')
      : [],
  table: (node, source) =>
    node.children.length > 1 ||
    /\|[ \t]*\n$/.test(source.slice(0, getStart(node))) ||
    /^\s*\|/.test(source.slice(getEnd(node)))
      ? []
      : reportNode(node, 'This table has no rows below its headings. Add one, or remove it.'),
  root: ({ children }) =>
    [children.at(0), ...(children.length > 1 ? [children.at(-1)] : [])].flatMap((node) =>
      node?.type === 'thematicBreak'
        ? reportNode(node, 'This shows a line at the start or end of the text. Remove it.')
        : [],
    ),
  listItem: (node, source) => {
    if (node.children.length === 0)
      return reportNode(node, 'This list item is empty. Write its text, or remove it.');
    const line = source.slice(getStart(node)).split('\n', 1)[0] ?? '';
    if (/^[-*+]\t/.test(line))
      return reportStart(node, line, `A list item starts with a hyphen and a space: - ${line.slice(2)}`);
    if (/^\d{1,2}[.)]\t/.test(line)) return reportStart(node, line, formatMissingSpace(line));
    if (typeof node.checked !== 'boolean') return [];
    const box = source.indexOf('[', getStart(node));
    const message =
      'Checkboxes don’t work here. Write a plain list item, or add a section of type check-list.';
    return [{ index: box, length: 3, message }];
  },
};

const invisiblePattern =
  /&(?:shy|zwn?j|lrm|rlm|ZeroWidthSpace|NoBreak|#0*173|#x0*AD|#0*820[3-7]|#x0*200[B-F]|#x0*2060);/gi;

/** Finds mistakes in each node of a tree. */
export function checkNodes(tree: Root, source: string): TextDiagnostic[] {
  return listNodes(tree).flatMap((node) => {
    // The check for a type accepts nodes of that type.
    const check = nodeChecks[node.type] as ((node: Nodes, source: string) => TextDiagnostic[]) | undefined;
    return check?.(node, source) ?? [];
  });
}

function reportNode(node: Nodes, message: string): TextDiagnostic[] {
  return [{ index: getStart(node), length: Math.max(1, getEnd(node) - getStart(node)), message }];
}

/** Reports a mistake at the start of a node, with `markedSource` underlined. */
function reportStart(node: Nodes, markedSource: string, message: string): TextDiagnostic[] {
  return [{ index: getStart(node), length: markedSource.length, message }];
}

function checkHeading(node: Heading, source: string): TextDiagnostic[] {
  const nodeSource = source.slice(getStart(node), getEnd(node));
  if (!nodeSource.startsWith('#')) {
    const indent =
      /^[\s>]*(?=[=-]+\s*$)/.exec(nodeSource.slice(nodeSource.lastIndexOf('\n') + 1))?.[0].length ?? 0;
    const index = getStart(node) + nodeSource.lastIndexOf('\n') + 1 + indent;
    const message = `A line of ${source.charAt(index)} right below text turns it into a heading. Add a blank line above, or start the heading with ##.`;
    return [{ index, length: getEnd(node) - index, message }];
  }
  if (node.children.length === 0) return reportNode(node, 'This heading is empty.');
  return node.depth === 1
    ? reportNode(node, 'The page’s main heading is in its fields. Headings in the text start with two: ##.')
    : [];
}

/** Reports code, which this site doesn't contain. An unclosed fence would turn the rest of the page into code. */
function checkCode(node: Code, source: string): TextDiagnostic[] {
  const lines = source.slice(getStart(node), getEnd(node)).split('\n');
  const [first = ''] = lines;
  const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0];
  if (fence === undefined) {
    const message = 'Text indented this far is formatted as code. Remove the spaces before it.';
    return reportStart(node, first, message);
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
  return reportStart(node, fence, message);
}

function findLinkMistakes(node: Link, source: string): TextDiagnostic[] {
  const nodeSource = source.slice(getStart(node), getEnd(node));
  const isMail = node.url.startsWith('mailto:');
  if (nodeSource.startsWith('<')) {
    const target = nodeSource.slice(1, -1);
    const message = isMail
      ? `Angle brackets around an email address don’t make a link here. Write [${target}](mailto:${target}).`
      : `Angle brackets don’t make a link here. Write [words](${target}).`;
    return reportNode(node, message);
  }
  if (nodeSource.startsWith('[') || isMail || node.position === undefined) return [];
  // Another rule reports links pasted from Word.
  if (/HYPERLINK\s+"?$/.test(source.slice(Math.max(0, getStart(node) - 15), getStart(node)))) return [];
  // GFM turns bare URLs into links, which are not checked, and screen readers spell them out.
  const url = nodeSource.replace(/^(?:http:\/\/)?(?=www\.)|^http:\/\//i, 'https://');
  const message = `A bare URL becomes a link without descriptive text. Add the text: [the name of the page](${url}).`;
  return reportNode(node, message);
}

/** Matches apparent tags, and whole elements that contain only text. */
const tagPattern = /<([a-z]+)\b[^<>]*>[^<]*<\/\1>|<\/?[a-zA-Z!][^>\n]*>?/g;

/** Reports HTML in one message, because text pasted from a web page has many tags but one cause. */
export function checkHtml(
  tree: Root,
  blocks: readonly Block[],
  source: string,
  canBeMdx: boolean,
): TextDiagnostic[] {
  const blockNodes = blocks.flatMap(({ node, text }) =>
    text.includes('<') || listNodes(node).some(isHtml) ? [node] : [],
  );
  const tags = new Map(
    [...findHtmlBlocks(tree), ...blockNodes].flatMap((node) =>
      findMatches(source.slice(getStart(node), getEnd(node)), tagPattern).map(
        ({ 0: tag, index }) => [getStart(node) + index, tag] as const,
      ),
    ),
  );
  const index = Math.min(...tags.keys());
  const tag = tags.get(index);
  if (tag === undefined) return [];
  const otherLines = new Set([...tags.keys()].map((start) => source.lastIndexOf('\n', start))).size - 1;
  const name = (/<[^>]*>?/.exec(tag)?.[0] ?? '').replace(/\s+/g, ' ').replace(/ .{12,}/, ' …>');
  if (canBeMdx && /^<[A-Z]/.test(tag))
    return [
      {
        index,
        length: tag.length,
        message: `${name} works only in .mdx files. Change the file’s extension from .md to .mdx.`,
      },
    ];
  const message = `HTML such as ${name} isn’t allowed in content. Use Markdown: blank lines for paragraphs, **bold**, - for lists.`;
  const otherLinesText =
    otherLines === 0 ? '' : ` It’s also on ${otherLines} more ${otherLines === 1 ? 'line' : 'lines'}.`;
  return [{ index, length: tag.length, message: `${message}${otherLinesText}` }];
}

function isHtml({ type }: Nodes): boolean {
  return type === 'html';
}

function findHtmlBlocks(node: Nodes): Nodes[] {
  if (isHtml(node)) return [node];
  return 'children' in node && node.type !== 'paragraph' ? node.children.flatMap(findHtmlBlocks) : [];
}

/** Returns whether HTML contains a tag. Tags are reported once per field or body; other markup, such as <?, at its position. */
function containsTag(html: string): boolean {
  return html.search(tagPattern) >= 0;
}

/** Finds disallowed syntax, and bare URLs that GFM links after parsing. The links rule checks other links. */
export function findDisallowedMarkup(tree: Root, components: readonly string[]): TextDiagnostic[] {
  const mistakes = findDisallowedSyntax(tree, components)
    .filter(({ node }) => node.type !== 'link' && node.type !== 'image')
    .filter(({ node }) => !(node.type === 'html' && containsTag(node.value)))
    .flatMap(({ node, message }) => reportNode(node, message));
  return mistakes.length > 0 ? mistakes : findAutolinks(tree);
}

/** Reports the node that contains the link, because the link has no position. */
function findAutolinks(tree: Root): TextDiagnostic[] {
  return listNodes(tree).flatMap((node) =>
    'children' in node && node.children.some(isUncheckedLink)
      ? reportNode(node, 'Links in this format can’t be checked. Write it as [text](/path).')
      : [],
  );
}

function isUncheckedLink(node: Nodes): boolean {
  return node.type === 'link' && node.position === undefined && !node.url.startsWith('mailto:');
}
