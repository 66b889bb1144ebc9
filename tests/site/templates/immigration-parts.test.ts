import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited, realFiles } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

const file = 'content/immigration/immigration-spanish.md';

test('a part that is removed takes its link with it', () => {
  const text = (realFiles.get(file) ?? '').replace(/^ {2}- id: removal\n(?: {4}.*\n|\n)+/m, '');
  const { site, problems } = loadEdited({ [file]: text });
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  const html = pageHtml(site, '/immigration-spanish');
  const row = parse(html).querySelector('main nav:has(a[href^="#"])')?.outerHTML ?? '';
  const places = [...row.matchAll(/href="#([\w-]+)"/g)].map(([, id = '']) => id);
  expect(places).toEqual(['family-based', 'employment', 'extraordinary', 'humanitarian', 'consultation']);
  expect(places.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
});
