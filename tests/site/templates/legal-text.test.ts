import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

function contentsOf(body: string) {
  const fields = [
    'title: A legal text of our own',
    'description: A page of fifty characters at the least, for this very test.',
    'heading: A legal text',
    'intro: An introduction.',
    'effective: 2026-01-01',
  ];
  const { site } = loadEdited({ 'content/legal/zz.md': `---\n${fields.join('\n')}\n---\n\n${body}\n` });
  return parse((site && pageHtml(site, '/zz')) ?? '').querySelectorAll('main nav');
}

test('a legal text has a list of its chapters, and one without chapters has none', () => {
  const [contents] = contentsOf('## One\n\nText.\n\n## Two\n\nText.');
  expect(contents?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['#one', '#two']);
  expect(contentsOf('Some text.')).toHaveLength(0);
});
