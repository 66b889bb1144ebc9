import { voidTags } from './read-html.ts';

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
