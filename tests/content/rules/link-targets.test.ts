import { expect, test } from 'vitest';
import { faqProblems, onlyProblem, replaced } from '../edited-content.ts';

test.each([
  'mailto:info.example.com',
  'mailto://a@b.com',
  'mailto:a@b.com,c',
  'https:/www.flcourts.gov',
  'tel:407-555-0100',
  'tel:+1407555',
  'tel:+14075550100;ext=',
  'tel:+14075550100x5',
  'sms:4075550100',
])('the link target %s is incomplete', (target) => {
  const faq = 'content/faqs/zz-new.md';
  expect(onlyProblem({ [faq]: `---\nquestion: Why?\n---\n\nSee [x](${target}) now.\n` })).toContain(
    `"${target}" is not a complete address. Write it like `,
  );
});

test('a link with brackets in its text is checked', () => {
  expect(faqProblems('Read [the notice [form DR-486]](/probat) first.')[0]).toContain(
    'Did you mean "/probate"?',
  );
  expect(faqProblems('Read [the notice [form DR-486]](/probate) first.')).toEqual([]);
});

test.each([
  ['See www.uscis.gov for forms.', '(https://www.uscis.gov)'],
  ['See http://www.uscis.gov/forms, then wait.', '(https://www.uscis.gov/forms)'],
  ['See https://www.uscis.gov/a-b.', '(https://www.uscis.gov/a-b)'],
])('the bare address in "%s" is reported with a link', (text, link) => {
  const problems = faqProblems(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`[the name of the page]${link}.`);
});

test('an address as a link’s target or text is valid', () => {
  expect(
    faqProblems(
      'See [www.uscis.gov](https://www.uscis.gov) or [the site of uscis.gov](https://my.uscis.gov).',
    ),
  ).toEqual([]);
});

test('an anchor without its page is reported in a shared text', () => {
  expect(faqProblems('See [the steps](#process).')[0]).toContain(
    '#process without a page, but this file appears on each page that shows it. Add the page',
  );
});

test.each([
  ['https://www.google.com/url?q=https://www.flcourts.gov/rules&sa=D', 'https://www.flcourts.gov/rules'],
  [
    'https://google.co.uk/url?sa=t&url=https%3A%2F%2Fwww.flcourts.gov%2Frules',
    'https://www.flcourts.gov/rules',
  ],
  ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fwww.flcourts.gov%2Frules', 'https://www.flcourts.gov/rules'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.flcourts.gov%2Frules', 'https://www.flcourts.gov/rules'],
  [
    'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.flcourts.gov%2Frules&data=05',
    'https://www.flcourts.gov/rules',
  ],
  ['https://www.bing.com/ck/a?!&&p=123&u=a1aHR0cHM', undefined],
  ['https://www.google.com/search?q=florida+courts', undefined],
])('%s is a tracking redirect', (target, direct) => {
  const write =
    direct === undefined
      ? 'Link to the address of the page itself.'
      : `Link to the page’s own address, ${direct}.`;
  expect(faqProblems(`See [the rules of the courts](${target}).`)).toEqual([
    expect.stringMatching(/which tracks visitors\./),
  ]);
  expect(faqProblems(`See [the rules of the courts](${target}).`)[0]).toContain(write);
  const fact = 'content/facts/answer-deadline.md';
  const text = replaced(fact, 'https://www.floridabar.org/rules/ctproc/', target);
  expect(onlyProblem({ [fact]: text })).toContain(write);
});

test('other pages of such sites are valid', () => {
  expect(faqProblems('See [the courthouse on the map](https://www.google.com/maps/place/Orlando).')).toEqual(
    [],
  );
});
