import { HTMLElement, parse, TextNode } from 'node-html-parser';
import type { Node } from 'node-html-parser';

/** A built page as sources of a React app: its content and styles, without the scripts that are ours. */
export type ReactPage = {
  title: string;
  description: string;
  /** Attributes of the `html` element as JSX, and as HTML. */
  root: { jsx: string; html: string };
  styles: string;
  /** The whole body as JSX, in which `<Form1 />` stands for the first form. */
  body: string;
  forms: string[];
};

/** Forms stay as plain HTML, where ours are islands. */
export function reactPageOf(page: string): ReactPage {
  const document = parse(page);
  const forms: string[] = [];
  const html = {
    lang: document.querySelector('html')?.getAttribute('lang') ?? '',
    class: document.querySelector('html')?.getAttribute('class') ?? '',
  };
  return {
    title: document.querySelector('title')?.text ?? '',
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    root: { jsx: attributesOf('html', html), html: ` lang="${html.lang}" class="${html.class}"` },
    styles: document
      .querySelectorAll('style')
      .map((style) => style.text)
      .join('\n'),
    body: childrenOf(document.querySelector('body'), forms),
    forms,
  };
}

const leftOut = new Set(['script', 'style', 'noscript', 'template']);

function jsxOf(node: Node, forms: string[]): string {
  if (node instanceof TextNode) return node.text === '' ? '' : `{${JSON.stringify(node.text)}}`;
  if (!(node instanceof HTMLElement)) return '';
  const { rawTagName: tag, attributes } = node;
  if (leftOut.has(tag)) return '';
  const open = `<${tag}${attributesOf(tag, attributes)}`;
  const inside = childrenOf(node, forms);
  if (tag !== 'form') return inside === '' ? `${open} />` : `${open}>${inside}</${tag}>`;
  forms.push(`${open} aria-busy={sent} onSubmit={() => setSent(true)}>${inside}</form>`);
  return `<Form${forms.length} />`;
}

function childrenOf(node: Node | null, forms: string[]): string {
  return (node?.childNodes ?? []).map((child) => jsxOf(child, forms)).join('');
}

const renamed: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  charset: 'charSet',
};
const saysNothing = /^(?:data-|aria-|alt$|value$)/;

function attributesOf(tag: string, attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      const written = value === '' && !saysNothing.test(name) ? 'true' : JSON.stringify(value);
      return ` ${propertyOf(tag, name)}={${written}}`;
    })
    .join('');
}

function propertyOf(tag: string, name: string): string {
  if (/^(?:data|aria)-/.test(name)) return name;
  if (tag === 'input' && name === 'value') return 'defaultValue';
  return renamed[name] ?? name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
