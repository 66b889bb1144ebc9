import { expect, test } from 'vitest';
import { loadEdited, realFiles, replaced, reportedAfter } from '../edited-content.ts';
import type { Edits } from '../edited-content.ts';

const reported = (edits: Edits) => reportedAfter(edits, { unlisted: true });

test.each([
  ['faqs', 'foreclosure-bring', 'question', 'the "faqs" of a page or of one of its parts'],
  ['services', 'probate-experience', 'service card', 'the "services" of a part of a page (type cards)'],
  ['testimonials', 'florida-tax', 'testimonial', 'a part of a page (type testimonial)'],
  ['videos', 'probate-overview', 'video', 'the "video" of a page or of one of its parts'],
  ['deadlines', 'answer', 'deadline', 'the "deadline" of a page or of one of its parts'],
  ['fees', 'probate', 'way to begin a matter', 'the "fee" of a page or of one of its parts'],
])('an unlisted entry of %s is a warning', (folder, like, noun, where) => {
  const file = `content/${folder}/zz-new.md`;
  const edits = { [file]: realFiles.get(`content/${folder}/${like}.md`) ?? '' };
  const { problems, site } = loadEdited(edits, { unlisted: true });
  expect(problems.map(({ file: at, severity, message }) => [at, severity, message])).toEqual([
    [
      file,
      'warning',
      `No page lists this ${noun}, so visitors never see it. Add zz-new to ${where}, or delete the file.`,
    ],
  ]);
  expect(site).toBeDefined();
});

test('a question that its page no longer lists is reported', () => {
  const page = 'content/pages/probate.md';
  expect(reported({ [page]: replaced(page, '      - probate-cost\n', '') })).toEqual([
    expect.stringMatching(/^content\/faqs\/probate-cost\.md:1:1 No page lists this question/),
  ]);
});

test('a listed question is valid', () => {
  const page = 'content/pages/probate.md';
  const question = realFiles.get('content/faqs/probate-cost.md') ?? '';
  const listed = replaced(page, '      - probate-cost\n', '      - probate-cost\n      - zz-new\n');
  expect(reported({ [page]: listed, 'content/faqs/zz-new.md': question })).toEqual([]);
});
