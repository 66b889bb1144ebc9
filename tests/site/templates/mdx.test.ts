import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileMarkdown } from '#content/markdown/compile.ts';
import { mdxComponentNames } from '#content/markdown/content-syntax.ts';
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import { createView } from '#site/view/view.ts';
import { buildFormsConfig } from '#build/forms/forms-config.ts';
import { bodyComponents, createMdxImages } from '#site/templates/body-text.tsx';
import { loadEdited } from '../../content/edited-content.ts';
import { bundleMdx } from './bundle-mdx.ts';

test('the check allows the components that templates render', () => {
  expect(mdxComponentNames).toEqual(Object.keys(bodyComponents));
});

const { site } = loadEdited({});
const facts = indexFactTexts(site?.entries.facts.values() ?? []);

test.each([
  ['en', String.raw`20\xA0days`],
  ['es', '20 días'],
])(
  'facts in an .mdx file in %s are quoted in that language',
  async (language, quote) => {
    const text = `---\nlanguage: ${language}\n---\n\nYou have {{answer-deadline}}.\n`;
    expect(await readFile(await bundleMdx(text, facts), 'utf8')).toContain(`You have ${quote}.`);
  },
  60_000,
);

test('footnotes in .mdx and .md files are compiled to the same HTML', async () => {
  const text =
    'The law sets it.[^1] So it *says*.[^law]\n\nAgain.[^1]\n\n[^1]: A section.\n[^law]: The *same*.\n';
  const { default: Text } = await import(await bundleMdx(`---\nlanguage: es\n---\n\n${text}`, facts));
  const html = renderToStaticMarkup(createElement(Text));
  expect(html).toContain('Notas</h2>');
  expect(html.replaceAll(/\s+/g, ' ')).toBe(
    compileMarkdown(text, new Set(), 'es').html.replaceAll(/\s+/g, ' '),
  );
}, 60_000);

test('a picture in an .mdx file has its size and is lazy-loaded', async () => {
  const page = site?.pages.get('/guides/your-court');
  if (site === undefined || page === undefined) throw new Error('The guide is missing.');
  const components = createMdxImages(createView(site, page, buildFormsConfig(site, {})));
  const text = '---\ntitle: A notice\n---\n\n![A notice](/images/articles/trim-notice.svg)';
  const { default: Text } = await import(await bundleMdx(text, facts));
  const html = renderToStaticMarkup(createElement(Text, { components }));
  expect(html).toBe(
    '<p><img src="/images/articles/trim-notice.svg" alt="A notice" width="1280" height="720" decoding="async" loading="lazy"/></p>',
  );
}, 60_000);
