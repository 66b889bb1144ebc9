import { expect, test } from 'vitest';
import { faqProblems, problemsAfter, realFiles, replaced } from '../../edited-content.ts';

test('a link whose words hold brackets is judged like any other', () => {
  expect(faqProblems('Read [the notice [form DR-486]](/probat) first.')[0]).toContain(
    'Did you mean "/probate"?',
  );
  expect(faqProblems('Read [the notice [form DR-486]](/probate) first.')).toEqual([]);
});

test.each([
  ['See www.uscis.gov for forms.', '(https://www.uscis.gov)'],
  ['See http://www.uscis.gov/forms, then wait.', '(https://www.uscis.gov/forms)'],
  ['See https://www.uscis.gov/a-b.', '(https://www.uscis.gov/a-b)'],
])('%s', (text, link) => {
  const problems = faqProblems(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`[the name of the page]${link}.`);
});

test('an address in a link, or in its words, is right', () => {
  expect(
    faqProblems(
      'See [www.uscis.gov](https://www.uscis.gov) or [the site of uscis.gov](https://my.uscis.gov).',
    ),
  ).toEqual([]);
});

test('a place without its page, in a text that several pages show', () => {
  expect(faqProblems('See [the steps](#process).')[0]).toContain(
    '#process, a place without its page, but the links of this file stand on each page that shows it. Write the page too',
  );
});

test('a table of more columns than a phone is wide', () => {
  const table = (columns: number) =>
    ['Name', '---', 'x'].map((cell) => `| ${Array(columns).fill(cell).join(' | ')} |`).join('\n');
  expect(faqProblems(table(3))).toEqual([]);
  expect(faqProblems(table(4))[0]).toContain('A table of 4 columns is wider than a phone.');
});

test('the first heading of an article follows its title', () => {
  const article = 'content/articles/will-or-revocable-trust.md';
  const [heading = ''] = realFiles.get(article)?.match(/^## .*$/m) ?? [];
  expect(problemsAfter({ [article]: replaced(article, heading, `#${heading}`) })[0]).toContain(
    'This heading skips a level: the first ones of a text start with ##.',
  );
});

test('an offer is announced where it is shown only', () => {
  const page = 'content/tax/colorado-2027-property-tax-appeal.md';
  const other = replaced(
    page,
    '  offer: colorado-2027-early-bird\nupdated',
    '  offer: florida-evaluation\nupdated',
  );
  expect(problemsAfter({ [page]: other })[0]).toContain(
    'announces "florida-evaluation" to search engines, and this page shows colorado-2027-early-bird.',
  );
});

test('the text of another county with the names exchanged', () => {
  const pasco = realFiles.get('content/counties/pasco.md') ?? '';
  const copy = pasco
    .replaceAll('Pasco', 'Orange')
    .replace(/^order: .*$/m, 'order: 900')
    .replace(/^communities:\n(?: {2}.*\n)*? +- (?:name: )?/m, '$&New ');
  const problems = problemsAfter({ 'content/counties/orange.md': copy });
  expect(problems.join('\n')).toMatch(
    /orange\.md:\d+:1 \(warning\)\n {2}\d+ of the \d+ paragraphs of this text are those of content\/counties\/pasco\.md with another name\. Write what holds in Orange/,
  );
});
