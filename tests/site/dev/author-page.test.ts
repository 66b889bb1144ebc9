import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { authorText } from '../../../src/dev/author-page.ts';
import { copiedContent, loadEdited } from '../../content/edited-content.ts';

test('the authors’ page lists every file with its state, its page and the report', async () => {
  const html = await authorText(
    process.cwd(),
    loadEdited(
      { 'content/faqs/zz.md': '---\nquestion: Why <so>?\nreviewBy: 2026-01-01\n---\n\nBecause.\n' },
      { preview: true },
    ),
  );
  expect(html).toContain(
    '<tr><td>Why &lt;so&gt;?</td><td><span class="review-overdue">review overdue</span></td><td><code>content/faqs/zz.md</code></td></tr>',
  );
  expect(html).toContain('<a href="/probate">');
  expect(html).toContain('Jane Doe: check again by 2026-01-01');
  expect([...html.matchAll(/(?:src|href)="(?:https?:)?\/\//g)]).toEqual([]);
  const broken = await authorText(process.cwd(), loadEdited({ 'content/faqs/zz.md': '' }));
  expect(broken).toContain('content/faqs/zz.md:1:1\n  This file is empty.');
});

test('the authors’ page judges the pages as last built', async () => {
  const { root, remove } = await copiedContent({
    'dist/client/probate.html':
      '<!doctype html><html lang="en"><body><main><h1>Probate</h1><p>We saved 500 homes.</p></main></body></html>',
  });
  try {
    expect(await authorText(root, loadEdited({}, { preview: true }))).toContain(
      'error: AD-08 &quot;saved 500 homes&quot;',
    );
    await rm(join(root, 'dist'), { recursive: true });
    expect(await authorText(root, loadEdited({}, { preview: true }))).toContain('there is no built site');
  } finally {
    await remove();
  }
});
