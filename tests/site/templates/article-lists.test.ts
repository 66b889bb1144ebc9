import { expect, test } from 'vitest';
import { describeProblems, fixtureFiles } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';
import { renderWithEdits } from './rendering.tsx';

const template = fixtureFiles.get('content/articles/will-or-revocable-trust.md') ?? '';

/** Thirty articles from one year, which is more than the blog's list shows. */
const manyArticles: Edits = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => {
    const name = `Old sample ${String.fromCodePoint(97 + (index % 26), 97 + Math.floor(index / 26))}`;
    const textFields = {
      title: name,
      description: `An article of an earlier year, written as a sample, ${name}.`,
      label: name,
      heading: name,
    };
    const fields = { ...textFields, id: 900 + index, publishDate: '2019-05-05' };
    const text = Object.entries(fields).reduce(
      (article, [field, value]) => article.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`),
      template,
    );
    return [`content/articles/${name.toLowerCase().replaceAll(' ', '-')}.md`, text];
  }),
);

const yearPage = 'content/pages/articles-of-old.md';
const createPage = (year: number): Edits => ({
  [yearPage]: (fixtureFiles.get('content/pages/blog.md') ?? '')
    .replace(/^title: .*$/m, 'title: Earlier articles of the firm')
    .replace(
      /^description: .*$/m,
      'description: What the firm wrote in an earlier year, for those who look for it.',
    )
    .replace(/^label: .*$/m, 'label: Articles of old')
    .replace('- type: articles', `- type: articles\n    year: ${year}`),
});

test('articles that no list shows are reported, with the page to create', () => {
  const [problem = '', ...others] = describeProblems(manyArticles);
  expect(others).toEqual([]);
  expect(problem).toMatch(/^content\/pages\/blog\.md:\d+:\d+ \(warning\)/);
  expect(problem).toMatch(/shows only the newest 24 articles, and no list includes \d+ older ones\./);
  expect(problem).toContain('npm run new -- page "Articles from 2019"');
  expect(problem).toContain('"year: 2019"');
});

test('a page for that year lists all its articles, is linked from the blog and resolves the warning', () => {
  const edits = { ...manyArticles, ...createPage(2019) };
  expect(describeProblems(edits)).toEqual([]);
  expect(listLinks('/blog', edits, 'li:has(time) h3 a')).toHaveLength(24);
  expect(listLinks('/blog', edits, '[data-load-more] ~ a')).toContain('/articles-of-old');
  expect(listLinks('/articles-of-old', edits, 'li:has(time) h3 a')).toHaveLength(30);
  expect(listLinks('/articles-of-old', edits, 'li:has(time) h3 a')).toContain('/blog/old-sample-aa');
});

test('a year without articles is an error', () => {
  const [problem = ''] = describeProblems(createPage(1999));
  expect(problem).toContain(`${yearPage}:`);
  expect(problem).toContain('year  is 1999, but no article was published that year.');
});

test('a broken file doesn’t cause an error about the year', () => {
  const brokenFile = { [yearPage.replace('pages', 'faqs')]: 'question: What?' };
  expect(describeProblems({ ...createPage(1999), ...brokenFile }).join('\n')).not.toContain(
    'no article was published that year',
  );
});

function listLinks(path: string, edits: Edits, selector: string): (string | undefined)[] {
  return renderWithEdits(path, edits)
    .querySelectorAll(`main ${selector}`)
    .map((link) => link.getAttribute('href'));
}
