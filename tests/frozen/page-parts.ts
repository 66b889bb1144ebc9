/** What visitors and search engines get from a finished page, as lines that can be compared. */
export type PageParts = {
  text: string[];
  links: string[];
  head: string[];
  data: string[];
  forms: string[];
};

type Attributes = { [name: string]: string };

const token = /<!--[^]*?-->|<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const attribute = /([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
const entity = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos|nbsp));/gi;
const named: Attributes = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** Elements that do not end a line of text. */
const inline = new Set(
  'a abbr b bdi cite code em i label mark q s small span strong sub sup time u wbr'.split(' '),
);
const silent = new Set(['style', 'svg', 'template', 'script', 'title']);
const controls = new Set(['input', 'select', 'textarea', 'option', 'button']);
const ofControls = ['name', 'type', 'value', 'required', 'minlength', 'maxlength', 'pattern', 'autocomplete'];

/** Reads HTML that our own renderer wrote: it is well-formed, so that no parser is needed that must outlive rewrites. */
export function pageParts(html: string): PageParts {
  const parts: PageParts = { text: [], links: [], head: [], data: [], forms: [] };
  let line = '';
  let prefix = '';
  let hidden: { tag: string; attributes: Attributes; from: number } | undefined;
  let link: { href: string; words: string } | undefined;
  const endLine = () => {
    const words = tidy(line);
    if (words !== '') parts.text.push(`${prefix}${words}`);
    line = '';
  };
  const say = (words: string) => {
    line += words;
    if (link !== undefined) link.words += words;
  };
  for (const { 0: whole, 1: slash, 2: name, 3: rest = '', index } of html.matchAll(token)) {
    const tag = name?.toLowerCase();
    if (hidden !== undefined) {
      if (slash !== '/' || tag !== hidden.tag) continue;
      noteHidden(parts, hidden.tag, hidden.attributes, html.slice(hidden.from, index));
      hidden = undefined;
      continue;
    }
    if (tag === undefined) {
      if (!whole.startsWith('<!--')) say(decode(whole));
      continue;
    }
    if (!inline.has(tag)) endLine();
    if (/^h\d$/.test(tag)) prefix = slash === '/' ? '' : `${tag}: `;
    if (slash === '/') {
      if (tag === 'form') parts.forms.push('end of form');
      if (tag === 'a' && link !== undefined) parts.links.push(`${tidy(link.words)} -> ${link.href}`);
      if (tag === 'a') link = undefined;
      continue;
    }
    const attributes = attributesIn(rest);
    const { href, alt } = attributes;
    if (silent.has(tag) && !rest.endsWith('/')) {
      hidden = { tag, attributes, from: index + whole.length };
      continue;
    }
    if (tag === 'a' && href !== undefined) link = { href, words: attributes['aria-label'] ?? '' };
    if (alt !== undefined && alt !== '') say(`[picture: ${alt}]`);
    if (tag === 'html' || tag === 'meta' || tag === 'link') noteHead(parts, tag, attributes);
    if (tag === 'form') parts.forms.push(`form ${shown(attributes, ['action', 'method', 'aria-label'])}`);
    if (controls.has(tag)) parts.forms.push(`${tag} ${shown(attributes, ofControls)}`);
  }
  endLine();
  return parts;
}

function noteHidden(parts: PageParts, tag: string, attributes: Attributes, content: string): void {
  if (tag === 'title') parts.head.push(`title: ${tidy(decode(content))}`);
  if (tag !== 'script' || attributes['type'] !== 'application/ld+json') return;
  const nodes: unknown = JSON.parse(content);
  parts.data.push(...lines(nodes));
}

/** A line for each value, with its path: `@graph.0.name: Jane Doe`. */
function lines(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [`${path.join('.')}: ${String(value)}`];
  return Object.entries(value).flatMap(([key, inner]) => lines(inner, [...path, key]));
}

function noteHead(parts: PageParts, tag: string, attributes: Attributes): void {
  const { rel = '' } = attributes;
  // Names of built files change with each build.
  if (/preload|stylesheet|expect/.test(rel)) return;
  if (attributes['http-equiv'] === 'content-security-policy') return;
  const names = ['lang', 'dir', 'name', 'property', 'content', 'rel', 'hreflang', 'href', 'type'];
  const words = shown(attributes, names);
  if (words !== '') parts.head.push(`${tag} ${words}`);
}

function shown(attributes: Attributes, names: readonly string[]): string {
  return names
    .flatMap((name) => (attributes[name] === undefined ? [] : [`${name}=${attributes[name]}`]))
    .join(' ');
}

function attributesIn(text: string): Attributes {
  const found = [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
    name.toLowerCase(),
    decode(double ?? single ?? bare ?? ''),
  ]);
  return Object.fromEntries(found);
}

function decode(text: string): string {
  return text.replaceAll(entity, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

function tidy(text: string): string {
  return text.replaceAll(/[^\S\u00A0]+/g, ' ').trim();
}
