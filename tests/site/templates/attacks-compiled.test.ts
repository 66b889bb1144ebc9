import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { encodeSpecialCharacters } from '#content/facts/fact-text.ts';
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import type { FactTexts } from '#content/facts/fact-texts.ts';
import { quoteFacts } from '#content/facts/quoted-facts.ts';
import { compileInline, compileMarkdown } from '#content/markdown/compile.ts';
import { attacks, wasAttacked } from '../../content/attacks/attacks.ts';
import { bundleMdx } from './bundle-mdx.ts';

/** All HTML compiled from authors' Markdown. */
const tags =
  'a b blockquote br code del em h2 h3 h4 h5 h6 hr img li ol p pre span strong sup table tbody td th thead tr ul'.split(
    ' ',
  );
const attributes = 'alt aria-describedby aria-label class href id rel src start title'.split(' ');

/** The parts of an HTML fragment that could run code, load resources or link to disallowed targets. */
function findDangers(html: string): string[] {
  return parse(html, { comment: true })
    .querySelectorAll('*')
    .flatMap((element) => [
      ...(tags.includes(element.tagName.toLowerCase()) ? [] : [`<${element.tagName}>`]),
      ...Object.entries(element.attributes).flatMap(([name, value]) => {
        const isKnown = attributes.includes(name.toLowerCase());
        const leads =
          /^(?:href|src)$/i.test(name) && !/^(?:$|#|\/(?![/\\])|https:|mailto:|tel:|sms:)/.test(value);
        const loads = /^src$/i.test(name) && !value.startsWith('/');
        return isKnown && !leads && !loads ? [] : [`${name}="${value}"`];
      }),
    ]);
}

const createFacts = (words: string): FactTexts =>
  indexFactTexts([{ id: 'attack', data: { statedAs: words } }]);

const quoted = (text: string, words: string) =>
  quoteFacts(text, createFacts(words), 'en', encodeSpecialCharacters).text;

test.each(attacks.md)('%j is rendered as text without a check', (text) => {
  const html = [compileMarkdown(text, new Set(), 'en').html, compileInline(text)];
  expect(html.flatMap(findDangers)).toEqual([]);
});

test.each([...attacks.fact, ...attacks.factMarkdown])('a fact that says %s is text', (words) => {
  const body = compileMarkdown(quoted('It says {{attack}} here.', words)).html;
  expect(parse(body).text.replaceAll(/\s/g, ' ')).toBe(`It says ${words} here.`);
  expect(parse(compileInline(quoted('{{attack}}', words))).text.replaceAll(/\s/g, ' ')).toBe(words);
  const placed =
    '[words]({{attack}}) ![words]({{attack}}) **{{attack}}** [{{attack}}](/probate)\n\n- {{attack}}\n\n## {{attack}}';
  expect(findDangers(compileMarkdown(quoted(placed, words)).html)).toEqual([]);
});

/** The HTML of an `.mdx` text as the bundler compiles it. Throws if the bundler rejects it. */
async function bundleText(text: string, facts: FactTexts): Promise<string> {
  const { default: Text } = await import(await bundleMdx(`---\ntitle: A page\n---\n\n${text}\n`, facts));
  const components = { Warning: Part, Info: Part };
  return renderToStaticMarkup(createElement(Text, { components }));
}

function Part({ heading, children }: { heading?: string; children?: unknown }) {
  return createElement('blockquote', { title: heading }, children as string);
}

test.each(attacks.mdx.filter((text) => !text.includes('{{')))('the bundler refuses %j', async (text) => {
  await expect(bundleText(text, new Map())).rejects.toThrow(/page\.mdx/);
  expect(wasAttacked()).toBe(false);
});

test.each([...attacks.fact, ...attacks.factMarkdown])(
  'a fact that says %s is text in an .mdx file',
  async (words) => {
    const html = await bundleText(
      '<Warning heading="{{attack}}">It says {{attack}} here.</Warning>\n\n**{{attack}}** [{{attack}}](/probate)\n\n## {{attack}}',
      createFacts(words),
    );
    const warning = parse(html.replaceAll('\u00A0', ' ')).querySelector('blockquote');
    expect([warning?.getAttribute('title'), warning?.text.trim()]).toEqual([words, `It says ${words} here.`]);
    expect(findDangers(html)).toEqual([]);
    const linked = await bundleText('[words]({{attack}})', createFacts(words)).catch(() => '');
    expect(findDangers(linked)).toEqual([]);
    expect(wasAttacked()).toBe(false);
  },
);
