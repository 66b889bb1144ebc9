import { expect, test } from 'vitest';
import {
  faqProblems,
  loadEdited,
  onlyProblem,
  problemsAfter,
  realFiles,
  replaced,
} from '../edited-content.ts';

const county = 'content/counties/pasco.md';
const page = 'content/pages/probate.md';

test.each([
  ['# Not sure?', 'The page’s main heading is in its fields.'],
  ['#Not sure', 'A heading needs a space after the #'],
  ['##### Not sure', 'This heading skips a level'],
  ['Not **sure', 'Bold isn’t closed'],
  ['    Not sure', 'is formatted as code'],
  ['```', '``` formats everything below it as code. Remove this line.'],
  ['Say `not sure`', 'Backticks format text as code. Remove them: not sure'],
])('%s in a Markdown field is reported', (slip, sentence) => {
  const text = (realFiles.get(county) ?? '').replace(/(hero:[^]*?lead: \|\n {4}.*\n)/, `$1\n    ${slip}\n`);
  const problem = onlyProblem({ [county]: text });
  expect(problem).toContain(sentence);
  const line = 1 + text.split('\n').findIndex((each) => each.trim() === slip.trim());
  expect(problem).toContain(`${county}:${line}:`);
});

test('Markdown and HTML in plain text fields are reported', () => {
  const heading = /^ {2}heading: (.*)$/m.exec(realFiles.get(page) ?? '')?.[0] ?? '';
  for (const words of ['Probate, **explained**', 'Probate &amp; more', 'Probate<br>explained']) {
    expect(onlyProblem({ [page]: replaced(page, heading, `  heading: "${words}"`) })).toContain(
      'would appear as typed',
    );
  }
});

test('tabs between pasted words are reported', () => {
  expect(faqProblems('County\tDays\nPasco\t20')[0]).toContain('There is a tab between these words');
});

test.each([
  ['One.\n\n```\nTwo.\n\nThree.', 3, '``` formats everything below it as code'],
  ['One.\n\n~~~ text\nTwo.\n```', 3, '~~~ formats everything below it as code'],
  ['One.\n\n- ```\n  Two.\n  ```\n\nThree.', 3, '``` formats the lines below it as code'],
  ['One.\n\n````html\nTwo.\n```\n`````\n\nThree.', 3, '```` formats the lines below it as code'],
  ['    One.\n\nTwo.', 1, 'is formatted as code'],
  ['- One.\n\n      Two.', 3, 'is formatted as code'],
  ['One ``two`` three.', 1, 'Remove them: two'],
])('code in a body is reported: %j', (text, line, sentence) => {
  const faq = 'content/faqs/zz-new.md';
  const problem = onlyProblem({ [faq]: `---\nquestion: Why?\n---\n${text}\n` });
  expect(problem).toContain(`${faq}:${line + 3}:`);
  expect(problem).toContain(sentence);
});

test.each([
  '- One.\n\n  Two.\n\n  - Three.\n\n    Four.',
  '1. One.\n\n   Two.\n   - Three.',
  'One\n    goes on here.',
])('indented text that is not code is valid: %j', (text) => {
  expect(problemsAfter({ 'content/faqs/zz-new.md': `---\nquestion: Why?\n---\n${text}\n` })).toEqual([]);
});

test('a # before a number is valid', () => {
  const faq = 'content/faqs/zz-new.md';
  expect(problemsAfter({ [faq]: `---\nquestion: Why?\n---\n\n#1 on the list is waiting.\n` })).toEqual([]);
});

test('a table of four columns is too wide', () => {
  const table = (columns: number) =>
    ['Name', '---', 'x'].map((cell) => `| ${Array(columns).fill(cell).join(' | ')} |`).join('\n');
  expect(faqProblems(table(3))).toEqual([]);
  expect(faqProblems(table(4))[0]).toContain('A table with 4 columns is wider than a phone.');
});

test('the first heading of an article is level 2', () => {
  const article = 'content/articles/will-or-revocable-trust.md';
  const [heading = ''] = realFiles.get(article)?.match(/^## .*$/m) ?? [];
  expect(problemsAfter({ [article]: replaced(article, heading, `#${heading}`) })[0]).toContain(
    'This heading skips a level: the first heading in a text starts with ##.',
  );
});

test.each([
  [
    '| Name | Days |\n| --- | --- |\n| Pasco | 20 |\n| Polk | 30 | Bartow |',
    9,
    'This row has 3 cells in a table of 2 columns',
    'Bartow',
  ],
  [
    '| Name | Days |\n| --- | --- | --- |\n| Polk | 30 | Bartow |',
    6,
    'These | characters don’t form a table',
    '| Name | Days |',
  ],
  [
    'Name,Days,Court\nPasco,twenty,New Port Richey\nPolk,thirty,Bartow',
    6,
    'These lines look like spreadsheet rows',
    'Name,Days,Court',
  ],
  [
    'As listed:\n"Name","Place"\n"Pasco","New Port Richey"',
    7,
    'These lines look like spreadsheet rows',
    '"Name","Place"',
  ],
  ['Name;Place\nPasco;New Port Richey', 6, 'These lines look like spreadsheet rows', 'Name;Place'],
  ['A mort&shy;gage.', 6, '&shy; is an invisible character. Remove it.', '&shy;'],
])('%j would render incorrectly', (text, line, sentence, marked) => {
  const faq = 'content/faqs/zz-new.md';
  const { problems, sources } = loadEdited({ [faq]: `---\nquestion: Why?\n---\n\n\n${text}\n` });
  const found = problems.find(({ message }) => message.includes(sentence));
  expect(found).toMatchObject({ severity: 'error', line });
  const typed = sources.get(faq)?.split('\n')[line - 1] ?? '';
  expect(typed.slice((found?.column ?? 0) - 1).slice(0, found?.length)).toBe(marked);
});

test.each([
  '| Name | Days |\n| --- | --- |\n| Pasco \\| Polk | 20 |\n| Lee | 30 |',
  'The sheriff, the clerk,\nthe judge, and you.',
  'It costs more than 1,500\nand less than 2,500 steps.',
  'See [the notice](/appeals),\nthen [the answer](/probate).',
])('%j is valid', (text) => {
  expect(faqProblems(text)).toEqual([]);
});

test('spreadsheet rows in a field are reported', () => {
  const text = (realFiles.get(county) ?? '').replace(
    /(hero:[^]*?lead: \|\n)/,
    `$1    Name,Place\n    Pasco,Dade City\n\n`,
  );
  expect(onlyProblem({ [county]: text })).toContain('lead  These lines look like spreadsheet rows');
});
