import { HTMLElement, parse, TextNode } from 'node-html-parser';
import type { Node } from 'node-html-parser';

/** Converts a built page to JSX without scripts, and returns its styles separately. */
export function convertPage(page: string): { body: string; styles: string } {
  const document = parse(page);
  const styles = document.querySelectorAll('style').map((style) => style.text);
  return { body: `<>${convertChildren(document.querySelector('body'))}</>`, styles: styles.join('\n') };
}

const leftOut = new Set(['script', 'style', 'noscript', 'template']);

function convertChildren(node: Node | null): string {
  return (node?.childNodes ?? []).map(convertNode).join('');
}

function convertNode(node: Node): string {
  if (node instanceof TextNode) return node.text === '' ? '' : `{${JSON.stringify(node.text)}}`;
  if (!(node instanceof HTMLElement) || leftOut.has(node.rawTagName)) return '';
  const { rawTagName: tag, attributes } = node;
  const open = `<${tag}${Object.entries(attributes)
    .map(([name, value]) => attribute(tag, name, value))
    .join('')}`;
  const children = convertChildren(node);
  return children === '' ? `${open} />` : `${open}>${children}</${tag}>`;
}

/** Attributes whose empty value is a string, not a boolean. */
const emptyAttributePattern = /^(?:data-|aria-|alt$|value$)/;

/** React's production build accepts the attribute names of HTML. */
function attribute(tag: string, name: string, value: string): string {
  const property = tag === 'input' && name === 'value' ? 'defaultValue' : name;
  return ` ${property}={${value === '' && !emptyAttributePattern.test(name) ? 'true' : JSON.stringify(value)}}`;
}
