import { expect, test } from 'vitest';
import { problemsAfter, realFiles, replaced } from '../../edited-content.ts';

/** Slips that are right YAML and right Markdown, and would spoil a page in silence. */
const fact = 'content/facts/answer-deadline.md';
const county = 'content/counties/pasco.md';
const page = 'content/pages/probate.md';
const spanish = 'content/immigration/immigration-spanish.md';

function only(edits: Record<string, string>): string {
  const problems = problemsAfter(edits);
  expect(problems).toHaveLength(1);
  return problems[0] ?? '';
}

test.each([
  ['value: 20', 'value: 30', 'statedAs  says "20 days", but the value is 30: change both together.'],
  ['value: 20', 'value: 20 days', 'value  must be a number without other signs, because its unit is days'],
  ['value: 20', 'value: -20', 'value  must not be less than 0.'],
  ['value: 20', 'value: [20, 2]', 'value  must have the smaller number first'],
])('a fact with %s made %s', (before, after, sentence) => {
  expect(problemsAfter({ [fact]: replaced(fact, before, after) })[0]).toContain(sentence);
});

test('a phone number that differs from its words', () => {
  const phone = 'content/facts/florida-phone.md';
  expect(only({ [phone]: replaced(phone, 'value: "(407) 555-0100"', 'value: "(407) 555-010"') })).toContain(
    'value  must be a US phone number like (407) 555-0100, found "(407) 555-010".',
  );
});

test.each([
  ['# Not sure?', 'The page’s main heading stands in its fields.'],
  ['#Not sure', 'A heading needs a space behind the #'],
  ['##### Not sure', 'This heading skips a level'],
  ['Not **sure', 'Two stars stand here without their match'],
  ['    Not sure', 'is shown as program code'],
  ['```', '``` opens program code, and everything below it would be shown as that. Remove this line.'],
  ['Say `not sure`', 'Backticks make program code of the words between them. Remove them: not sure'],
])('%s in the Markdown of a field', (slip, sentence) => {
  const text = (realFiles.get(county) ?? '').replace(
    /(deadline:[^]*?text: \|\n {4}.*\n)/,
    `$1\n    ${slip}\n`,
  );
  const problem = only({ [county]: text });
  expect(problem).toContain(sentence);
  const line = 1 + text.split('\n').findIndex((each) => each.trim() === slip.trim());
  expect(problem).toContain(`${county}:${line}:`);
});

test('signs of Markdown and HTML in plain words', () => {
  const heading = /^ {2}heading: (.*)$/m.exec(realFiles.get(page) ?? '')?.[0] ?? '';
  for (const words of ['Probate, **explained**', 'Probate &amp; more', 'Probate<br>explained']) {
    expect(only({ [page]: replaced(page, heading, `  heading: "${words}"`) })).toContain(
      'would be shown as typed',
    );
  }
});

test('questions without their heading, and a heading without questions', () => {
  expect(only({ [county]: (realFiles.get(county) ?? '').replace(/^faqHeading:.*\n/m, '') })).toContain(
    'faqHeading  is missing: without a heading the questions would not be shown',
  );
  expect(only({ [county]: (realFiles.get(county) ?? '').replace(/^faqs:.*\n/m, '') })).toContain(
    'faqHeading  heads no questions',
  );
});

test('a text below the fields that no part shows', () => {
  expect(only({ [page]: `${realFiles.get(page)}\nMore words.\n` })).toContain('This text would not be shown');
});

test('a value that a # cuts off', () => {
  const title = /^title: .*$/m.exec(realFiles.get(page) ?? '')?.[0] ?? '';
  expect(only({ [page]: replaced(page, title, 'title: Florida Probate Law Firm #1 guide') })).toContain(
    `${page}:2:33\n  Everything from # on would be left out here. Put the whole value in quotes: "Florida Probate Law Firm #1 guide".`,
  );
  expect(problemsAfter({ [page]: replaced(page, title, `${title} # a remark`) })).toEqual([]);
});

test('two places with one name', () => {
  const question =
    /^ {6}- probate-[\w-]+$/m.exec((realFiles.get(page) ?? '').split('faqs:')[1] ?? '')?.[0] ?? '';
  expect(only({ [page]: replaced(page, question, `${question}\n${question}`) })).toContain(
    'is the name of a place on this page already',
  );
  const id = /^ {4}id: .*$/m.exec(realFiles.get(page) ?? '')?.[0] ?? '';
  expect(problemsAfter({ [page]: replaced(page, id, '    id: main') }).join('\n')).toContain(
    '"main" is the name of a place on this page already',
  );
});

test.each([
  ['content/pages/foreclosure-defense.md', 'consultation'],
  ['content/pages/foreclosure-defense.md', 'consultation-heading'],
  ['content/pages/wrongful-death.md', 'wrongful-death'],
  ['content/pages/blog.md', 'subscribe-email'],
  ['content/tax/colorado-property-tax-appeal.md', 'fine'],
])('in %s a part with the name "%s", which the page has taken already', (file, name) => {
  const text = (realFiles.get(file) ?? '').replace(/^ {2}- type: call-to-action\n/m, `$&    id: ${name}\n`);
  expect(only({ [file]: text })).toContain(`id  "${name}" is the name of a place on this page already.`);
});

test('a form that the page has already', () => {
  const blog = 'content/pages/blog.md';
  const part = (form: string) => `sections:\n  - type: form\n    form: ${form}\n    heading: A form\n`;
  expect(only({ [blog]: replaced(blog, 'sections:\n', part('subscribe')) })).toMatch(
    /content\/pages\/blog\.md:\d+:5\n {2}form {2}"subscribe" stands on this page already\. Show each form once\./,
  );
  const main = 'content/pages/foreclosure-defense.md';
  expect(only({ [main]: replaced(main, 'sections:\n', part('consultation')) })).toContain(
    'form  "consultation" opens over this page already, from each button with "do: consult". Remove this part.',
  );
  expect(problemsAfter({ [blog]: replaced(blog, 'sections:\n', part('consultation')) })).toEqual([]);
});

test('a translation of itself, or of a translation', () => {
  expect(
    problemsAfter({ [spanish]: replaced(spanish, 'of: /immigration-law', 'of: /immigration-spanish') })[0],
  ).toContain('of  names this page itself.');
  expect(
    problemsAfter({ [spanish]: replaced(spanish, 'of: /immigration-law', 'of: /immigration-ukrainian') })[0],
  ).toContain('of  names /immigration-ukrainian, which is a translation itself. Name /immigration-law');
});

test.each(['mailto:info.example.com', 'mailto://a@b.com', 'https:/www.flcourts.gov', 'tel:407-555-0100'])(
  'a link to %s',
  (target) => {
    const faq = 'content/faqs/zz-new.md';
    expect(only({ [faq]: `---\nquestion: Why?\n---\n\nSee [x](${target}) now.\n` })).toContain(
      `"${target}" is not a whole address. Write it like `,
    );
  },
);

test.each([['County\tDays\nPasco\t20', 'A tab stands between these words']])(
  '%j pasted from elsewhere',
  (text, sentence) => {
    const faq = 'content/faqs/zz-new.md';
    expect(problemsAfter({ [faq]: `---\nquestion: Why?\n---\n\n${text}\n` })[0]).toContain(sentence);
  },
);

test.each([
  ['One.\n\n```\nTwo.\n\nThree.', 3, '``` opens program code, and everything below it'],
  ['One.\n\n~~~ text\nTwo.\n```', 3, '~~~ opens program code, and everything below it'],
  ['One.\n\n- ```\n  Two.\n  ```\n\nThree.', 3, '``` here and below makes program code'],
  ['One.\n\n````html\nTwo.\n```\n`````\n\nThree.', 3, '```` here and below makes program code'],
  ['    One.\n\nTwo.', 1, 'is shown as program code'],
  ['- One.\n\n      Two.', 3, 'is shown as program code'],
  ['One ``two`` three.', 1, 'Remove them: two'],
])('program code in a body: %j', (text, line, sentence) => {
  const faq = 'content/faqs/zz-new.md';
  const problem = only({ [faq]: `---\nquestion: Why?\n---\n${text}\n` });
  expect(problem).toContain(`${faq}:${line + 3}:`);
  expect(problem).toContain(sentence);
});

test.each([
  '- One.\n\n  Two.\n\n  - Three.\n\n    Four.',
  '1. One.\n\n   Two.\n   - Three.',
  'One\n    goes on here.',
])('no program code in a body: %j', (text) => {
  expect(problemsAfter({ 'content/faqs/zz-new.md': `---\nquestion: Why?\n---\n${text}\n` })).toEqual([]);
});

test('a card, an office or a disclaimer twice in one list', () => {
  const card = /^ {6}- probate-[\w-]+$/m.exec(realFiles.get(page)?.split('services:')[1] ?? '')?.[0] ?? '';
  const name = card.replace(/^ *- /, '');
  expect(only({ [page]: replaced(page, card, `${card}\n${card}`) })).toMatch(
    new RegExp(
      `services, item 2 {2}names "${name}", which is item 1 of this list already\\. Remove one of the two\\.`,
    ),
  );
  const firm = 'content/site/firm.md';
  expect(
    only({ [firm]: replaced(firm, '  - licensing\n', '  - licensing\n  - general-information\n') }),
  ).toContain(
    'footerDisclaimers, item 3  names "general-information", which is item 1 of this list already.',
  );
});

test('a number sign before a number is no heading', () => {
  const faq = 'content/faqs/zz-new.md';
  expect(problemsAfter({ [faq]: `---\nquestion: Why?\n---\n\n#1 on the list is waiting.\n` })).toEqual([]);
});

test('a county’s name alone', () => {
  expect(problemsAfter({ [county]: replaced(county, 'name: Pasco', 'name: Pasco County') })[0]).toContain(
    'name  must be the name alone, without the word County',
  );
});

test('a fact without words in the language of the page that quotes it', () => {
  const period = 'content/facts/fee-honored-period.md';
  const without = (realFiles.get(period) ?? '').replace(/^ {2}es: .*\n/m, '');
  const problems = problemsAfter({ [period]: without });
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toContain(
    '{{fee-honored-period}} would stand here in English: "90 days". Give its file content/facts/fee-honored-period.md the same words in this language (translations, es).',
  );
});

test('a file in the folder of another kind', () => {
  const article = (realFiles.get('content/articles/will-or-revocable-trust.md') ?? '').replace(
    /^title: .*$/m,
    'title: An article of our own',
  );
  expect(only({ 'content/faqs/zz-new.md': article })).toContain(
    'These are the fields of an article, and this is the folder of each question. Move the file to content/articles.',
  );
});

test('two pages for one county', () => {
  const name = /^name: (.*)$/m.exec(realFiles.get('content/counties/broward.md') ?? '')?.[1] ?? '';
  expect(problemsAfter({ [county]: replaced(county, 'name: Pasco', `name: ${name}`) }).join('\n')).toMatch(
    /name {2}is the county of content\/counties\/(?:broward|pasco)\.md already\. Each county has one page\./,
  );
});

test('a fact and an apostrophe that need double quotes', () => {
  const title = /^title: .*$/m.exec(realFiles.get(page) ?? '')?.[0] ?? '';
  expect(only({ [page]: replaced(page, title, 'title: {{answer-deadline}}') })).toContain(
    'title  starts with {{, so it must stand in quotes: "{{answer-deadline}}".',
  );
  expect(only({ [page]: replaced(page, title, "title: 'What's probate in Florida, and when'") })).toContain(
    `The apostrophe within ends this text. Put double quotes around it: "What's probate in Florida, and when".`,
  );
});
