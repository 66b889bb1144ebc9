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

/** Reads a page into a tree. Tags that are never closed end with their parent. */
export function readHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '#root', attributes: new Map(), children: [] };
  const open: HtmlElement[] = [root];
  const append = (node: HtmlNode) => void open.at(-1)?.children.push(node);
  let at = 0;
  let from = 0;
  for (let next = html.indexOf('<'); next >= 0; next = html.indexOf('<', from)) {
    token.lastIndex = next;
    const found = token.exec(html);
    from = found === null ? next + 1 : token.lastIndex;
    if (found === null) continue;
    if (next > at) append(decode(html.slice(at, next)));
    at = from;
    const [, slash, name, rest = ''] = found;
    const tag = name?.toLowerCase();
    if (tag === undefined) continue;
    if (slash === '/') {
      close(open, tag);
      continue;
    }
    const element: HtmlElement = { tag, attributes: readAttributes(rest), children: [] };
    append(element);
    if (voidTags.has(tag) || rest.endsWith('/')) continue;
    open.push(element);
    if (!rawTags.has(tag)) continue;
    const end = endOfRaw(html, tag, at);
    const text = html.slice(at, end);
    element.children.push(tag === 'title' || tag === 'textarea' ? decode(text) : text);
    at = end;
    from = end;
  }
  if (at < html.length) append(decode(html.slice(at)));
  return root;
}

function close(open: HtmlElement[], tag: string): void {
  let depth = open.length - 1;
  while (depth > 0 && open[depth]?.tag !== tag) depth--;
  if (depth > 0) open.length = depth;
}

function endOfRaw(html: string, tag: string, from: number): number {
  const end = html.indexOf(`</${tag}`, from);
  return end < 0 ? html.length : end;
}

const none: ReadonlyMap<string, string> = new Map();

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

export function rawText(element: HtmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
}
