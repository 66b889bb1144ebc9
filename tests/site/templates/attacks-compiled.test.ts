import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { encodeSpecialCharacters } from '#content/facts/fact-text.ts';
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import type { FactTexts } from '#content/facts/fact-texts.ts';
import { insertFacts } from '#content/facts/quoted-facts.ts';
import { compileInline, compileMarkdown } from '#content/markdown/compile.ts';
import { attacks, wasAttacked } from '../../content/attacks/attacks.ts';
import { bundleMdx } from './bundle-mdx.ts';

/** All HTML tags and attributes that are compiled from authors' Markdown. */
const allowedTags =
  'a b blockquote br code del em h2 h3 h4 h5 h6 hr img li ol p pre span strong sup table tbody td th thead tr ul'.split(
    ' ',
  );
const allowedAttributes = 'alt aria-describedby aria-label class href id rel src start title'.split(' ');

/** Returns the parts of an HTML fragment that could run code, load resources or link to disallowed targets. */
function findDangers(html: string): string[] {
  return parse(html, { comment: true })
    .querySelectorAll('*')
    .flatMap((element) => [
      ...(allowedTags.includes(element.tagName.toLowerCase()) ? [] : [`<${element.tagName}>`]),
      ...Object.entries(element.attributes).flatMap(([name, value]) => {
        const isAllowed = allowedAttributes.includes(name.toLowerCase());
        const isBadLink =
          /^(?:href|src)$/i.test(name) && !/^(?:$|#|\/(?![/\\])|https:|mailto:|tel:|sms:)/.test(value);
        const isExternal = /^src$/i.test(name) && !value.startsWith('/');
        return isAllowed && !isBadLink && !isExternal ? [] : [`${name}="${value}"`];
      }),
    ]);
}

const createFacts = (statedAs: string): FactTexts => indexFactTexts([{ id: 'attack', data: { statedAs } }]);

const quoteAttack = (text: string, attack: string) =>
  insertFacts(text, createFacts(attack), 'en', encodeSpecialCharacters).text;

test.each(attacks.md)('%j compiles to harmless HTML even without the check', (text) => {
  const html = [compileMarkdown(text, new Set(), 'en').html, compileInline(text)];
  expect(html.flatMap(findDangers)).toEqual([]);
});

test.each([...attacks.fact, ...attacks.factMarkdown])('a fact with %s is rendered as text', (factText) => {
  const body = compileMarkdown(quoteAttack('It says {{attack}} here.', factText)).html;
  expect(parse(body).text.replaceAll(/\s/g, ' ')).toBe(`It says ${factText} here.`);
  expect(parse(compileInline(quoteAttack('{{attack}}', factText))).text.replaceAll(/\s/g, ' ')).toBe(
    factText,
  );
  const markdown =
    '[words]({{attack}}) ![words]({{attack}}) **{{attack}}** [{{attack}}](/probate)\n\n- {{attack}}\n\n## {{attack}}';
  expect(findDangers(compileMarkdown(quoteAttack(markdown, factText)).html)).toEqual([]);
});

/** Bundles and renders `.mdx` text. Throws if the bundler rejects it. */
async function renderMdx(text: string, facts: FactTexts): Promise<string> {
  const { default: Text } = await import(await bundleMdx(`---\ntitle: A page\n---\n\n${text}\n`, facts));
  const components = { Warning: Callout, Info: Callout };
  return renderToStaticMarkup(createElement(Text, { components }));
}

function Callout({ heading, children }: { heading?: string; children?: unknown }) {
  return createElement('blockquote', { title: heading }, children as string);
}

test.each(attacks.mdx.filter((text) => !text.includes('{{')))('the bundler rejects %j', async (text) => {
  await expect(renderMdx(text, new Map())).rejects.toThrow(/page\.mdx/);
  expect(wasAttacked()).toBe(false);
});

test.each([...attacks.fact, ...attacks.factMarkdown])(
  'a fact with %s is rendered as text in an .mdx file',
  async (factText) => {
    const html = await renderMdx(
      '<Warning heading="{{attack}}">It says {{attack}} here.</Warning>\n\n**{{attack}}** [{{attack}}](/probate)\n\n## {{attack}}',
      createFacts(factText),
    );
    const warning = parse(html.replaceAll('\u00A0', ' ')).querySelector('blockquote');
    expect([warning?.getAttribute('title'), warning?.text.trim()]).toEqual([
      factText,
      `It says ${factText} here.`,
    ]);
    expect(findDangers(html)).toEqual([]);
    const linkHtml = await renderMdx('[words]({{attack}})', createFacts(factText)).catch(() => '');
    expect(findDangers(linkHtml)).toEqual([]);
    expect(wasAttacked()).toBe(false);
  },
);
