import { expect, test } from 'vitest';
import { loadContent } from '#practice/content.ts';
import { isContentFile } from '#content/source/content-files.ts';
import { copiedContent, newProblems } from '../edited-content.ts';

test('desktop.ini is not content', () => {
  expect(isContentFile('content/pages/desktop.ini')).toBe(false);
});

test('a missing list of published addresses is a warning', async () => {
  const { root, remove } = await copiedContent({ 'content/published-paths.txt': null });
  try {
    const { problems } = await loadContent({ root, now: new Date('2026-11-21T17:00:00Z') });
    expect(newProblems(problems).map(({ file, severity }) => [file, severity])).toEqual([
      ['content/published-paths.txt', 'warning'],
    ]);
  } finally {
    await remove();
  }
});
