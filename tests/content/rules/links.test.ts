import { expect, test } from 'vitest';
import { realFiles, replaceInFile, reportProblems } from '../edited-content.ts';

const path = 'content/faqs/zz-new.md';

test('a page without links to it is reported', () => {
  const page = 'content/pages/international-clients.md';
  const others = [...realFiles].filter(
    ([file, text]) => file !== page && text.includes('/international-clients'),
  );
  const edits = Object.fromEntries(
    others.map(([file, text]) => [
      file,
      text.replaceAll('/international-clients', '/blog/how-to-read-a-trim-notice'),
    ]),
  );
  const reported = (own = {}) =>
    reportProblems({ ...edits, ...own }).filter((each) => each.includes('links to this page'));
  expect(reported()).toEqual([
    `${page}:1:1 No menu, button or text links to this page, so few visitors would find it. Add it to content/menus, or link to it.`,
  ]);
  expect(
    reported({ [path]: '---\nquestion: Why?\n---\n\nSee [who lives abroad](/international-clients).\n' }),
  ).toEqual([]);
  expect(reported({ [page]: replaceInFile(page, 'label:', 'noindex: true\nlabel:') })).toEqual([]);
});
