/// <reference types="remark-mdx" />
import type { Nodes, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { decodeSpecialCharacters } from '../facts/fact-text.ts';
import { formatPhoneUrl } from '../source/web-urls.ts';
import { suggestName } from '../report/suggest.ts';
import { listNodes } from './blocks.ts';

/**
 * The Markdown that authors may use. The check reports everything else, the bundler rejects an `.mdx` file that contains it,
 * and compiled `.md` files and fields show only its text. All three apply the functions below to a syntax tree, so they always agree.
 */

/** GitHub Flavored Markdown, except that single tildes are text, as in "Sections 45~46". */
export const gfmOptions = { singleTilde: false };

/** Components that any `.mdx` file may use; each takes a heading. */
export const mdxComponentNames: readonly string[] = ['Warning', 'Info'];

/** Returns the tag name for a section type: "CallToAction" for "call-to-action". */
export function toTagName(type: string): string {
  return type.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Disallowed syntax; `node` is its location. */
type DisallowedNode = { node: Nodes; message: string };

/** Finds all disallowed syntax in a tree. `components` are the allowed tags. */
export function findDisallowedSyntax(tree: Nodes, components: readonly string[]): DisallowedNode[] {
  return listNodes(tree).flatMap((node) => {
    const tag = findMisplacedTag(node, components);
    const message = tag
      ? 'A component needs a paragraph of its own, outside lists and headings, with a blank line above and below.'
      : explainDisallowed(node, components);
    return message === undefined ? [] : [{ node: tag ?? node, message }];
  });
}

const inlineContainers: ReadonlySet<string> = new Set(['heading', 'tableCell', 'listItem', 'blockquote']);

/** Finds a component inside a sentence, heading or list, where it would compile to invalid HTML. */
function findMisplacedTag(node: Nodes, components: readonly string[]): Nodes | undefined {
  const isSentence =
    node.type === 'paragraph' &&
    node.children.some((child) => child.type === 'text' && child.value.trim() !== '');
  if (!('children' in node) || !(isSentence || inlineContainers.has(node.type))) return undefined;
  return node.children.find(
    (child) =>
      (child.type === 'mdxJsxTextElement' || child.type === 'mdxJsxFlowElement') &&
      components.includes(child.name ?? ''),
  );
}

function explainDisallowed(node: Nodes, components: readonly string[]): string | undefined {
  switch (node.type) {
    case 'html':
      return 'HTML isn’t allowed here. Write it as text, or use Markdown.';
    case 'mdxjsEsm':
      return 'Content can’t run code. Remove the line that starts with "import" or "export".';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isComment(node.data?.estree?.body.length, node.value)
        ? undefined
        : 'Content can’t run code. To quote a fact, use two braces on each side: {{fact-name}}.';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return explainComponent(node, components);
    case 'definition':
      return 'Write a link’s URL right after its text: [text](/path).';
    case 'link':
      return isAllowedLink(node.url)
        ? undefined
        : `"${node.url}" isn’t a URL that content may link to. ${linkAdvice}`;
    case 'image':
      return isSitePath(node.url)
        ? undefined
        : `"${node.url}" isn’t a picture on this site. Put the file in public/images and write /images/its-name.webp.`;
    default:
      return undefined;
  }
}

/** Returns whether an expression is a comment: it has no statements. */
function isComment(statementCount: number | undefined, value: string): boolean {
  return statementCount === 0 && value.trim().startsWith('/*');
}

function explainComponent(
  { name, attributes, children }: MdxJsxFlowElement | MdxJsxTextElement,
  components: readonly string[],
): string | undefined {
  if (name === null || !components.includes(name)) {
    return formatUnknownTag(name ?? '', components);
  }
  // The components take a heading and text; sections have only an ID, which another check compares with those of the file's sections.
  const isComponent = mdxComponentNames.includes(name);
  const [attribute, ...others] = attributes;
  const value =
    attribute?.type === 'mdxJsxAttribute' && attribute.name === (isComponent ? 'heading' : 'id')
      ? attribute.value
      : undefined;
  const isAllowed = typeof value === 'string' && others.length === 0;
  if (isComponent) {
    return isAllowed && value.trim() !== '' && children.length > 0
      ? undefined
      : `Write it as <${name} heading="…">, its text, and </${name}>.`;
  }
  return (isAllowed || attribute === undefined) && children.length === 0
    ? undefined
    : `Write it as <${name} id="…" />, without text or other attributes.`;
}

/** Formats the message about a tag that isn't a component; `name` is without angle brackets. */
export function formatUnknownTag(name: string, components: readonly string[]): string {
  return `<${name}> isn’t a component.${suggestName(name, components) || ` Use Markdown, or one of these: ${components.join(', ')}.`}`;
}

export const linkAdvice =
  'Start links to other sites with https://, links within this site with a slash, and email addresses with mailto:.';

/**
 * Returns whether a link target is allowed: a path or anchor on this site, or an https, mailto, tel or sms URL.
 */
function isAllowedLink(url: string): boolean {
  return url === '' || url.startsWith('#') || isSitePath(url) || externalUrlPattern.test(url);
}

const externalUrlPattern = /^(?:https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[^\s\\]+|sms:[^\s\\]+)$/;

/** Returns whether a URL is a path on this site. Two slashes, or a slash and a backslash, start the URL of another site. */
function isSitePath(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url);
}

/** Remark plugin for the bundler: decodes facts to text and throws an error at the first disallowed syntax. */
export const remarkContent: Plugin<[{ components: readonly string[] }], Root> =
  ({ components }) =>
  (tree, file) => {
    prepareTree(tree, decodeSpecialCharacters);
    const [firstMistake] = findDisallowedSyntax(tree, components);
    if (firstMistake !== undefined) file.fail(firstMistake.message, firstMistake.node);
    removeComments(tree);
  };

/** Remark plugin for `.md` files and fields: replaces disallowed syntax with its text, if it has any. */
export const remarkPlainContent: Plugin<[], Root> = () => (tree, file) => {
  prepareTree(tree, file.data.decode ?? decodeSpecialCharacters);
  replaceWithText(tree);
};

/**
 * Decodes facts in all text, URLs and attributes of a tree. Converts `- [ ] words` to a plain item: visitors can't check it,
 * and screen readers would announce an unlabeled checkbox.
 */
function prepareTree(tree: Root, decode: (text: string) => string): void {
  for (const node of listNodes(tree)) {
    if ('value' in node) node.value = decode(node.value);
    if ('url' in node) node.url = formatPhoneUrl(decode(node.url));
    if ('title' in node && typeof node.title === 'string') node.title = decode(node.title);
    if ('alt' in node && typeof node.alt === 'string') node.alt = decode(node.alt);
    if (node.type === 'listItem') node.checked = null;
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
    for (const attribute of node.attributes)
      if (typeof attribute.value === 'string') attribute.value = decode(attribute.value);
  }
}

function removeComments(tree: Root): void {
  for (const node of listNodes(tree)) {
    if (!('children' in node)) continue;
    const remainingChildren = node.children.filter(
      ({ type }) => type !== 'mdxFlowExpression' && type !== 'mdxTextExpression',
    );
    // The children's types are unchanged.
    node.children = remainingChildren as typeof node.children;
  }
}

function replaceWithText(node: Parents): void {
  const children = node.children.flatMap((child): Nodes[] => {
    if ('children' in child) replaceWithText(child);
    return explainDisallowed(child, []) === undefined ? [child] : toTextNodes(child);
  });
  // The replacement fits wherever the node did: text, or a link's label.
  node.children = children as typeof node.children;
}

function toTextNodes(node: Nodes): Nodes[] {
  if (node.type === 'html') return [{ type: 'text', value: node.value }];
  if (node.type === 'image') return [{ type: 'text', value: node.alt ?? '' }];
  return node.type === 'link' ? node.children : [];
}
