import { expect, test } from 'vitest';
import type { Problem } from '../../../../src/content/report/problem.ts';
import { loadEdited } from '../../edited-content.ts';
import { brokenFiles } from './broken-files.ts';
import * as samples from './samples.ts';

const folders: Record<keyof typeof samples, string> = {
  faq: 'faqs',
  fact: 'facts',
  office: 'offices',
  service: 'services',
  page: 'pages',
  article: 'articles',
  testimonial: 'testimonials',
  waiver: 'waivers',
  menu: 'menus',
};

test.each(Object.entries(samples))('the sample of a %s is right', (name, text) => {
  const folder = folders[name as keyof typeof samples];
  const { problems } = loadEdited({ [`content/${folder}/zz.md`]: text });
  // Nothing leads to a sample.
  expect(problems.filter(({ message }) => !message.includes('leads to this page'))).toEqual([]);
});

/** What is wrong, where, on which words, and what the author reads. */
function line(mistake: string, text: string, { line: at, column, mark, field, message }: Problem): string {
  const source = text.split('\n')[(mark?.line ?? at) - 1] ?? '';
  const marked = mark === undefined ? '' : source.slice(mark.column - 1, mark.column - 1 + mark.length);
  return `${mistake}\n  ${at}:${column}  ${marked}\n  ${[field, message].filter(Boolean).join('  ')}\n`;
}

test('each mistake has one problem, at its place, in these words', async () => {
  expect(brokenFiles.length).toBeGreaterThanOrEqual(80);
  const lines = brokenFiles.map(({ mistake, file, text }) => {
    const { problems } = loadEdited({ [file]: text });
    const [first] = problems;
    expect(
      problems.map(({ message }) => message),
      mistake,
    ).toHaveLength(1);
    return first === undefined ? mistake : line(mistake, text, first);
  });
  await expect(lines.join('\n')).toMatchFileSnapshot('expected.txt');
}, 120_000);
