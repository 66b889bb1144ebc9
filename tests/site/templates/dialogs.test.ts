import { expect, test } from 'vitest';
import { loadEdited, replaced } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

const refer = '- do: refer\n      label: Ask about a wrongful death\n    ';

test.each([
  ['/foreclosure-defense', 'content/pages/foreclosure-defense.md'],
  ['/pasco-foreclosure-defense', 'content/counties/pasco.md'],
])('on %s a button opens the wrongful-death form beside the consultation form', (path, file) => {
  const { site } = loadEdited({ [file]: replaced(file, '- do: consult\n', `${refer}- do: consult\n`) });
  const html = site && pageHtml(site, path);
  expect(html).toContain('href="#wrongful-death"');
  expect(html?.match(/<dialog [^>]*id="[^"]*"/g)?.map((tag) => /id="([^"]*)"/.exec(tag)?.[1])).toEqual([
    'consultation',
    'wrongful-death',
  ]);
});
