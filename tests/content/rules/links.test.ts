import { expect, test } from 'vitest';
import { loadEdited, problemsAfter, realFiles, replaced, reportedAfter } from '../edited-content.ts';

const path = 'content/faqs/zz-new.md';
const faq = (body: string) => ({ [path]: `---\nquestion: Why?\n---\n\n${body}\n` });

test.each([
  ['[x](/probat)', 'This link points to /probat, but no page has that address. Did you mean "/probate"?'],
  ['[x](/probate/)', 'This link points to /probate/. Write /probate, without the slash at the end.'],
  [
    '[x](/probate#fax)',
    'This link points to /probate#fax, but content/pages/probate.md has no anchor "fax".',
  ],
  [
    '[x](/broward-foreclosure-defense#timelin)',
    'but content/counties/broward.md has no anchor "timelin". Did you mean "timeline"?',
  ],
  ['[x](http://example.org)', 'Links to other sites start with https://.'],
  [
    '[x](probate)',
    '"probate" is not an address. Pages of this site start with a slash, other sites with https://.',
  ],
  ['[x]()', 'This link has no address. Write it between the parentheses.'],
  ['[ ](/probate)', 'This link has no text. Write it between the square brackets.'],
  ['![](/images/a.png)', 'This picture has no description. Describe it between the square brackets.'],
  ['![A court](/images/none.png)', 'This picture can’t be shown well: public/images/none.png doesn’t exist.'],
  [
    '![A court](images/none.png)',
    '"images/none.png" isn’t a picture on this site. Put the file in public/images and write /images/its-name.webp.',
  ],
  ['[the form](https://bit.ly/3xYz)', 'goes through bit.ly, which tracks visitors.'],
  ['[the form](https://tinyurl.com/abc)', 'Link to the address of the page itself.'],
  [
    '[the form](https://docs.google.com/document/d/1a/edit?usp=sharing)',
    'opens only for people it was shared',
  ],
  ['[the form](https://drive.google.com/file/d/1a/view)', 'opens only for people it was shared with.'],
  [
    '[the form](https://www.flcourts.gov/a?b=1&utm_source=chatgpt.com)',
    'Use https://www.flcourts.gov/a?b=1.',
  ],
  ['![photo](/images/none.png)', '"photo" doesn’t describe this picture.'],
])('%s is reported with its position', (link, sentence) => {
  const problems = problemsAfter(faq(`See ${link} now.`));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${path}:5:5(?: \\(warning\\))?\n`));
  expect(problems[0]).toContain(sentence);
  expect(problems[0]).toContain(`  > 5 | See ${link} now.\n      |     ${'^'.repeat(link.length)}`);
});

test('a link to an old address is reported with the new one', () => {
  const moved = 'content/pages/personal-injury-colorado.md';
  const reported = reportedAfter(faq('See [our injury page](/personal-injury#fees) now.'));
  expect(reported).toEqual([
    `${path}:5:5 This link points to /personal-injury, which redirects to /personal-injury-colorado. Write /personal-injury-colorado#fees.`,
  ]);
  expect(loadEdited(faq('[x](/personal-injury)')).site).toBeDefined();
  const menu = 'content/menus/en.md';
  const button = replaced(menu, 'to: /personal-injury-colorado', 'to: /personal-injury');
  expect(reportedAfter({ [menu]: button })[0]).toContain(
    'to  points to /personal-injury, which redirects to',
  );
  expect(realFiles.get(moved)).toContain('aliases: [/personal-injury]');
});

test('a link to an ended page is reported with its redirect', () => {
  const page = 'content/pages/probate.md';
  const ended = replaced(page, '---\n', '---\nexpiresOn: 2026-11-01\nredirectTo: /estate-planning\n');
  const reported = reportedAfter({ [page]: ended }).join('\n');
  expect(reported).toMatch(
    /points to \/probate, which redirects to \/estate-planning\. Write \/estate-planning\./,
  );
});

test.each([
  ['https://example.com/nope-page', '/nope-page'],
  ['https://www.example.com/nope-page#part', '/nope-page#part'],
  ['http://www.example.com/nope-page', '/nope-page'],
  ['https://EXAMPLE.com', '/'],
  ['http://example.com/?a=b', '/?a=b'],
  ['//www.example.com/probate', '/probate'],
])('the absolute address %s of this site is reported with its path', (address, written) => {
  expect(reportedAfter(faq(`See [x](${address}) now.`))).toEqual([
    expect.stringContaining(`Link to pages of this site by path only: ${written}.`),
  ]);
});

test('valid links are not reported', () => {
  const links = [
    '/probate',
    '/',
    '/home',
    '/broward-foreclosure-defense#timeline',
    '/privacy-policy#who-we-are',
    'https://example.org/a',
    'mailto:{{firm-email}}',
    'tel:+14075550100',
    'tel:+18135550142;ext=5',
    'tel:+380442000000',
    'sms:+18135550142',
    'sms:+18135550142?body=Hello',
    'mailto:one@example.com?subject=A%20case&cc=two@example.com',
    'https://example.org?q=1',
    'https://example.org#part',
    'https://sub.example.com/nope-page',
    'https://example.com.mx/nope-page',
  ];
  expect(problemsAfter(faq(links.map((to, index) => `[x${index}](${to})`).join('\n')))).toEqual([]);
});

test('a button to a missing anchor is reported', () => {
  const page = 'content/immigration/immigration-law.md';
  const line = 1 + (realFiles.get(page) ?? '').split('\n').indexOf('      to: "#consultation"');
  expect(problemsAfter({ [page]: replaced(page, '"#consultation"', '"#consultaton"') })[0]).toContain(
    `${page}:${line}:11\n  to  points to #consultaton, but ${page} has no anchor "consultaton". Did you mean "consultation"?`,
  );
});

test('a space in a picture’s address is one problem', () => {
  expect(problemsAfter(faq('See ![A court](/images/court 1.jpg) now.'))).toEqual([
    expect.stringContaining('The address of this link contains a space'),
  ]);
});

test.each(['consultationForm', 'countyList'])('%s needs its page', (field) => {
  const firm = 'content/site/firm.md';
  const bare = (realFiles.get(firm) ?? '').replace(
    new RegExp(`^${field}: \\S+(#\\S+)$`, 'm'),
    `${field}: "$1"`,
  );
  expect(problemsAfter({ [firm]: bare })).toEqual([
    expect.stringMatching(
      new RegExp(
        `  ${field}  points to (#[a-z]+) without a page, but this file appears on every page\\. Add the page, like /probate\\1\\.`,
      ),
    ),
  ]);
});

test('a missing file is reported once with its references', () => {
  const missing = 'content/disclaimers/general-information.md';
  const { problems } = loadEdited({ [missing]: null });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toMatch(
    /^names the disclaimer "general-information", but content\/disclaimers\/general-information\.md doesn’t exist\..* The same in \d+ other places: .* and so on\.$/,
  );
});

test('an invalid fact is reported once, and not where it is referenced', () => {
  const fact = 'content/facts/answer-deadline.md';
  expect(problemsAfter({ [fact]: replaced(fact, 'unit: days', 'unit: dayz') })).toHaveLength(1);
  expect(problemsAfter({ [fact]: 'nothing but words\n' })).toHaveLength(1);
});

test('an invalid page is reported once, and not where it is linked', () => {
  const page = 'content/pages/probate.md';
  expect(problemsAfter({ [page]: `titel: x\n${realFiles.get(page)}` })).toHaveLength(1);
});

test('an unreadable phone fact is not reported at its office', () => {
  expect(problemsAfter({ 'content/facts/florida-phone.md': '---\nstatedAs: [\n---\n' })).toHaveLength(1);
});

test('a menu item to a missing page is reported', () => {
  const menu = 'content/menus/en.md';
  const problems = problemsAfter({ [menu]: (realFiles.get(menu) ?? '').replaceAll('/probate', '/probat') });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(
    'to  points to /probat, but no page has that address. Did you mean "/probate"?',
  );
});

test('a page without links to it is reported', () => {
  const page = 'content/pages/international-clients.md';
  const others = [...realFiles].filter(
    ([file, text]) => file !== page && text.includes('/international-clients'),
  );
  const edits = Object.fromEntries(
    others.map(([file, text]) => [file, text.replaceAll('/international-clients', '/appeals')]),
  );
  const reported = (own = {}) =>
    reportedAfter({ ...edits, ...own }).filter((each) => each.includes('links to this page'));
  expect(reported()).toEqual([
    `${page}:1:1 No menu, button or text links to this page, so few visitors would find it. Add it to content/menus, or link to it.`,
  ]);
  expect(
    reported({ [path]: '---\nquestion: Why?\n---\n\nSee [who lives abroad](/international-clients).\n' }),
  ).toEqual([]);
  expect(reported({ [page]: replaced(page, 'label:', 'noindex: true\nlabel:') })).toEqual([]);
});
