import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { memoize } from '#content/memoize.ts';
import { Repeated } from '../memory.ts';
import { elementsOf, rawText, readHtml, splitPage } from './html.ts';
import type { HtmlElement, Piece } from './html.ts';

/** A paragraph, item, heading or other stretch of running text. */
export type Block = {
  text: string;
  /** The nearest block element's tag. */
  tag: string;
  /** Closed `<details>` and hidden elements around it, by number: what must be opened before it is seen. */
  covers: readonly number[];
  /** Set when the block says that it is in another language than the page. */
  language?: string;
  /** Tags of the elements around it that change what words mean: address, blockquote, form, nav, a. */
  inside: ReadonlySet<string>;
};

type BandKind = 'head' | 'header' | 'section' | 'footer' | 'dialog' | 'rest';

/** A top-level part of a page: the unit in which a statement and its disclaimer must stand together. */
export type Band = {
  kind: BandKind;
  blocks: Block[];
  /** Every element in it, in the order of the page. */
  elements: HtmlElement[];
};

const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'cite',
  'code',
  'em',
  'i',
  'label',
  'mark',
  'q',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'wbr',
]);
const containers = new Set([
  'aside',
  'article',
  'dialog',
  'div',
  'footer',
  'form',
  'header',
  'nav',
  'section',
]);
const mostBands = 60;
const silentTags = new Set(['script', 'style', 'svg', 'template', 'noscript', 'iframe', 'option']);
const contextTags = new Set(['address', 'blockquote', 'form', 'nav', 'button', 'dl']);

/** Reads one page after the other. A band that an earlier page had as well is the same object on both. */
export class PageReader {
  readonly #inMain = new Repeated<Band>(mostBands);
  readonly #around = new Repeated<Band>(mostBands);

  read(html: string): Band[] {
    return splitPage(html).map((piece) => {
      // No two pages have the same head.
      if (piece.tag === 'head') return readBand('head', piece.text);
      const known = piece.inMain ? this.#inMain : this.#around;
      return known.get(piece.text, (text) => readBand(kindOf(piece), text));
    });
  }
}

function readBand(kind: BandKind, html: string): Band {
  const root = readHtml(html);
  const [element = root] = root.children.filter((child) => typeof child !== 'string');
  const silent = silentTags.has(element.tag);
  const blocks = kind === 'head' ? headBlocks(element) : silent ? [] : new BlockReader().read(element);
  return { kind, blocks, elements: elementsOf(element) };
}

/** Running text runs on through these; a link that stands by itself is a button. */
function runsInLine(element: HtmlElement, parent: HtmlElement): boolean {
  const { tag, attributes } = element;
  return inlineTags.has(tag) && !attributes.has('hidden') && !isButton(element, parent);
}

/** A link in no line of text, heading or item of a list: it stands right in a container, and no words around it. */
function isButton({ tag }: HtmlElement, parent: HtmlElement): boolean {
  if (tag === 'button') return true;
  return (
    tag === 'a' &&
    containers.has(parent.tag) &&
    parent.children.every((child) => typeof child !== 'string' || child.trim() === '')
  );
}

function kindOf({ tag, inMain }: Piece): BandKind {
  if (inMain) return tag === 'section' ? 'section' : 'rest';
  if (tag === 'header' || tag === 'nav') return 'header';
  if (tag === 'footer' || tag === 'dialog' || tag === 'section') return tag;
  return 'rest';
}

/** Title and description are what search results show of the page. */
function headBlocks(head: HtmlElement): Block[] {
  return head.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    const described = child.tag === 'meta' && child.attributes.get('name') === 'description';
    const text = described
      ? child.attributes.get('content')
      : child.tag === 'title'
        ? rawText(child)
        : undefined;
    return text === undefined
      ? []
      : [{ text: tidy(text), tag: child.tag, covers: [], inside: new Set<string>() }];
  });
}

type Surroundings = Omit<Block, 'text'>;

class BlockReader {
  #covers = 0;
  #blocks: Block[] = [];
  #text = '';
  #endedInline = false;

  read(element: HtmlElement): Block[] {
    this.#walk(element, element, { tag: element.tag, covers: [], inside: new Set() });
    return this.#blocks;
  }

  #walk(element: HtmlElement, parent: HtmlElement, around: Surroundings): void {
    const within = this.#within(element, parent, around);
    let summarySeen = element.tag !== 'details';
    for (const child of element.children) {
      if (typeof child === 'string') {
        this.#text += child;
      } else if (silentTags.has(child.tag)) {
        continue;
      } else if (runsInLine(child, element)) {
        // Two inline parts without a space between them are set apart by the stylesheet.
        if (this.#text !== '' && !/\s$/.test(this.#text) && this.#endedInline) this.#text += ' ';
        this.#endedInline = false;
        if (child.tag === 'br') this.#text += ' ';
        this.#walk(child, element, within);
        this.#endedInline = true;
        continue;
      } else {
        this.#flush(within);
        // The summary of a closed `<details>` is in sight; the rest is not.
        const seen = !summarySeen && child.tag === 'summary';
        if (seen) summarySeen = true;
        const place = seen ? { ...within, covers: around.covers } : within;
        this.#walk(child, element, { ...place, tag: child.tag });
      }
      this.#endedInline = false;
    }
    if (!runsInLine(element, parent)) this.#flush(within);
  }

  #within(element: HtmlElement, parent: HtmlElement, around: Surroundings): Surroundings {
    const { attributes, tag } = element;
    const closed =
      (tag === 'details' && !attributes.has('open')) ||
      attributes.has('hidden') ||
      // Filled only once something happens, for people who listen.
      attributes.get('role') === 'status';
    const language = attributes.get('lang');
    const context = isButton(element, parent) ? 'button' : tag;
    if (!closed && language === undefined && !contextTags.has(context)) return around;
    return {
      ...around,
      covers: closed ? [...around.covers, ++this.#covers] : around.covers,
      inside: contextTags.has(context) ? new Set([...around.inside, context]) : around.inside,
      ...(language !== undefined && { language }),
    };
  }

  #flush(around: Surroundings): void {
    const text = tidy(this.#text);
    this.#text = '';
    if (text !== '') this.#blocks.push({ ...around, text });
  }
}

/** One space between words, and straight quotes, so that patterns and disclaimers compare. */
export function tidy(text: string): string {
  if (!/ {2}|[^\S ]|[‘’ʼ“”]/.test(text)) return text.trim();
  return text
    .replace(/[\s\u00A0]+/g, ' ')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .trim();
}

/** The language of a block on a page in `language`. */
export function languageOf(block: Pick<Block, 'language'>, language: Language): Language {
  if (block.language === undefined) return language;
  return languages.find((known) => known === block.language?.slice(0, 2)) ?? language;
}

/** The words of blocks, a line each. */
export function textOf(blocks: Block[]): string {
  return blocks.map(({ text }) => text).join('\n');
}

/** What a reader of a band sees without opening anything. */
export const textInSight = memoize(({ blocks }: Band) =>
  textOf(blocks.filter(({ covers }) => covers.length === 0)),
);

/** What a reader sees of a part while a block of it is in sight: nothing that is still closed or hidden. */
export function seenWith(block: Block, blocks: Block[]): Block[] {
  return blocks.filter(({ covers }) => covers.every((cover) => block.covers.includes(cover)));
}
