import { Recent } from '../memory.ts';

/**
 * An element of a built page. The HTML is our own renderer's,
 * so it is well formed; no parser is installed for it.
 */
export type HtmlElement = {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlNode[];
};
type HtmlNode = HtmlElement | string;

/** Tags of elements that hold nothing and are never closed. */
export const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const rawTags = new Set(['script', 'style', 'textarea', 'title']);
const token = /<(?:!--[^]*?--|![^>]*|(\/?)([a-zA-Z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*))>/y;
const attribute = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

const named: { [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  sect: '§',
};

/** What stands between `<` and `>`. A comment has no name. */
type Tag = {
  length: number;
  name?: string;
  closes: boolean;
  /** Holds nothing, and is never closed. */
  isEmpty: boolean;
  attributes: ReadonlyMap<string, string>;
};

const none: ReadonlyMap<string, string> = new Map();

/** Pages have the same few tags again and again. */
const mostTags = 2_000;
const knownTags = new Recent<Tag | null>(mostTags);

/** Reads a page into a tree. Tags that are never closed end with their parent. */
export function readHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '#root', attributes: none, children: [] };
  const open: HtmlElement[] = [root];
  const append = (node: HtmlNode) => void open.at(-1)?.children.push(node);
  let at = 0;
  let from = 0;
  for (let next = html.indexOf('<'); next >= 0; next = html.indexOf('<', from)) {
    const tag = tagAt(html, next);
    from = next + (tag?.length ?? 1);
    if (tag === undefined) continue;
    if (next > at) append(decode(html.slice(at, next)));
    at = from;
    const { name, attributes } = tag;
    if (name === undefined) continue;
    if (tag.closes) {
      closeTag(open, name);
      continue;
    }
    const element: HtmlElement = { tag: name, attributes, children: [] };
    append(element);
    if (tag.isEmpty) continue;
    open.push(element);
    if (!rawTags.has(name)) continue;
    const end = endOfRaw(html, name, at);
    const text = html.slice(at, end);
    element.children.push(name === 'title' || name === 'textarea' ? decode(text) : text);
    at = end;
    from = end;
  }
  if (at < html.length) append(decode(html.slice(at)));
  return root;
}

/** The tag or comment that begins at a place, if one does. */
function tagAt(html: string, at: number): Tag | undefined {
  const text = html.slice(at, html.indexOf('>', at) + 1);
  return knownTags.get(text, wholeTag) ?? readTag(html, at);
}

/** A tag that ends with its first ">": only a comment or an attribute may hold one. */
function wholeTag(text: string): Tag | null {
  const tag = text.startsWith('<!') ? undefined : readTag(text, 0);
  return tag?.length === text.length ? tag : null;
}

function readTag(html: string, at: number): Tag | undefined {
  token.lastIndex = at;
  const found = token.exec(html);
  if (found === null) return undefined;
  const [text, slash, name, rest = ''] = found;
  const tag = { length: text.length, closes: slash === '/', attributes: readAttributes(rest) };
  if (name === undefined) return { ...tag, isEmpty: true };
  const small = name.toLowerCase();
  return { ...tag, name: small, isEmpty: voidTags.has(small) || rest.endsWith('/') };
}

function closeTag(open: HtmlElement[], tag: string): void {
  let depth = open.length - 1;
  while (depth > 0 && open[depth]?.tag !== tag) depth--;
  if (depth > 0) open.length = depth;
}

function endOfRaw(html: string, tag: string, from: number): number {
  const end = html.indexOf(`</${tag}`, from);
  return end < 0 ? html.length : end;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  if (text === '' || text === '/') return none;
  const attributes = new Map<string, string>();
  attribute.lastIndex = 0;
  for (let found = attribute.exec(text); found !== null; found = attribute.exec(text)) {
    const [, name = '', double, single, bare] = found;
    attributes.set(name.toLowerCase(), decode(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return name === undefined ? String.fromCodePoint(code) : (named[name.toLowerCase()] ?? whole);
    },
  );
}

/** Every element below (and with) one, in the order of the page. */
export function elementsOf(element: HtmlElement, found: HtmlElement[] = []): HtmlElement[] {
  found.push(element);
  for (const child of element.children) if (typeof child !== 'string') elementsOf(child, found);
  return found;
}

/** All text in an element in the order of the page, also what no visitor sees, such as a script. */
export function rawText(element: HtmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
}

/** A top-level part of a page as HTML, with its tag and whether it stands in `<main>`. */
export type Piece = { tag: string; text: string; inMain: boolean };

const opening = /<(!--|\/?)([a-zA-Z][\w-]*)?[^>]*>/y;

/** The head of a page and the children of its body; in place of `<main>`, the children of that. */
export function splitPage(html: string): Piece[] {
  const pieces: Piece[] = [];
  const head = nextOpening(html, 'head', 0);
  if (head >= 0)
    pieces.push({ tag: 'head', text: html.slice(head, endOf(html, 'head', head)), inMain: false });
  const body = nextOpening(html, 'body', 0);
  if (body < 0) return pieces;
  const inner = insideOf(html, 'body', body, html.length);
  for (const child of childrenOf(html, inner)) {
    if (child.tag !== 'main') {
      pieces.push({ tag: child.tag, text: html.slice(child.from, child.to), inMain: false });
      continue;
    }
    for (const { tag, from, to } of childrenOf(html, insideOf(html, 'main', child.from, child.to))) {
      pieces.push({ tag, text: html.slice(from, to), inMain: true });
    }
  }
  return pieces;
}

type Range = { from: number; to: number };

function childrenOf(html: string, { from, to }: Range): (Range & { tag: string })[] {
  const children: (Range & { tag: string })[] = [];
  let at = from;
  for (let next = html.indexOf('<', at); next >= 0 && next < to; next = html.indexOf('<', at)) {
    opening.lastIndex = next;
    const found = opening.exec(html);
    at = found === null ? next + 1 : opening.lastIndex;
    const [, sign, name] = found ?? [];
    if (name === undefined || sign !== '') continue;
    const tag = name.toLowerCase();
    if (!voidTags.has(tag)) at = Math.min(to, endOf(html, tag, next));
    children.push({ tag, from: next, to: at });
  }
  return children;
}

/** From behind an element's opening tag to its closing tag. */
function insideOf(html: string, tag: string, from: number, to: number): Range {
  const close = html.lastIndexOf(`</${tag}`, to);
  return { from: html.indexOf('>', from) + 1, to: close < from ? to : close };
}

/**
 * Behind the closing tag of the element that opens at `from`; the end of the page where it is never closed.
 */
function endOf(html: string, tag: string, from: number): number {
  const closing = `</${tag}>`;
  let open = 1;
  let at = from + 1;
  for (let close = html.indexOf(closing, from); close >= 0; close = html.indexOf(closing, at)) {
    // One more of the same tag may be opened inside: each has its own closing tag.
    open += openingsIn(html.slice(at, close), tag) - 1;
    at = close + closing.length;
    if (open === 0) return at;
  }
  return html.length;
}

function openingsIn(html: string, tag: string): number {
  let count = 0;
  for (let at = nextOpening(html, tag, 0); at >= 0; at = nextOpening(html, tag, at + 1)) count++;
  return count;
}

function nextOpening(html: string, tag: string, from: number): number {
  const at = html.indexOf(`<${tag}`, from);
  return at < 0 || /[\s>]/.test(html.charAt(at + tag.length + 1)) ? at : nextOpening(html, tag, at + 1);
}
