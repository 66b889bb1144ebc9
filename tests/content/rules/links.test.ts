import { expect, test } from 'vitest';
import { realFiles, replaceInFile, listProblemMessages } from '../edited-content.ts';

const path = 'content/faqs/zz-new.md';

test('a page without links to it is reported', () => {
  const page = 'content/pages/international-clients.md';
  const referencingFiles = [...realFiles].filter(
    ([file, text]) => file !== page && text.includes('/international-clients'),
  );
  const edits = Object.fromEntries(
    referencingFiles.map(([file, text]) => [
      file,
      text.replaceAll('/international-clients', '/blog/how-to-read-a-trim-notice'),
    ]),
  );
  const reportOrphans = (ownEdits = {}) =>
    listProblemMessages({ ...edits, ...ownEdits }).filter((message) =>
      message.includes('links to this page'),
    );
  expect(reportOrphans()).toEqual([
    `${page}:1:1 No menu, button or text links to this page, so few visitors would find it. Add it to content/menus, or link to it.`,
  ]);
  expect(
    reportOrphans({
      [path]: '---\nquestion: Why?\n---\n\nSee [who lives abroad](/international-clients).\n',
    }),
  ).toEqual([]);
  expect(reportOrphans({ [page]: replaceInFile(page, 'label:', 'noindex: true\nlabel:') })).toEqual([]);
});
