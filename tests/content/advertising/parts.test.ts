import { expect, test } from 'vitest';
import { PageReader } from '../../../src/advertising/page/bands.ts';
import { readHtml, voidTags } from '../../../src/advertising/page/html.ts';
import type { HtmlElement } from '../../../src/advertising/page/html.ts';
import { pageWith } from './support/findings.ts';

function childrenOf(element: HtmlElement | undefined, tag: string): HtmlElement[] {
  const children = element?.children.filter((child) => typeof child !== 'string') ?? [];
  return children.flatMap((child) => (child.tag === tag ? child.children : [child])).filter(isElement);
}

function isElement(node: HtmlElement | string): node is HtmlElement {
  return typeof node !== 'string';
}

/** The parts of a page when it is read as one tree. */
function partsOfTree(html: string): string[] {
  const page = readHtml(html).children.filter(isElement)[0];
  const [head, body] = page?.children.filter(isElement) ?? [];
  return [head?.tag ?? '', ...childrenOf(body, 'main').map(({ tag }) => tag)];
}

test.each([...voidTags])('a <%s> between two parts is a part of its own in both readings', (tag) => {
  const html = pageWith(`<section><p>Before.</p></section><${tag}><section><p>Behind.</p></section>`);
  const bands = new PageReader().read(html);
  expect(bands.map(({ elements }) => elements[0]?.tag)).toEqual(partsOfTree(html));
  expect(bands.map(({ kind }) => kind)).toEqual(['head', 'section', 'section', 'rest', 'section', 'footer']);
});

test.each([...voidTags])('a <%s> inside a part does not end it, nor take in what follows', (tag) => {
  const html = pageWith(
    `<section><p>Before<${tag}> and behind.</p></section><section><p>Next.</p></section>`,
  );
  const bands = new PageReader().read(html);
  expect(bands.map(({ elements }) => elements[0]?.tag)).toEqual(partsOfTree(html));
  expect(bands[2]?.elements.map((element) => element.tag)).toEqual(['section', 'p', tag]);
});

test('a ">" in an attribute or a comment ends neither, and a "<" that begins no tag is text', () => {
  const html = '<p title="5 > 4">one<!-- a <b> in a remark --> two 3 < 4</p><p title="5 > 4">three</p>';
  const [first, second] = readHtml(html).children.filter(isElement);
  expect(first?.attributes.get('title')).toBe('5 > 4');
  expect(first?.children).toEqual(['one', ' two 3 < 4']);
  expect(second).toEqual({ ...first, children: ['three'] });
});
