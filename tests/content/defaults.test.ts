import { expect, test } from 'vitest';
import { advertisingProblems } from '../../src/advertising/check.ts';
import type { ContentCache } from '../../src/content/result-cache.ts';
import { loadEdited, problemsAfter, realFiles, replaced, reportedAfter } from './edited-content.ts';
import type { Edits } from './edited-content.ts';

const defaults = 'content/site/county-defaults.md';
const orange = 'content/counties/orange.md';
const facts = `name: Orange
circuit: Ninth Judicial Circuit
seat: Orlando
neighbors: [Lake, Osceola, Seminole]
communities:
  names: [Orlando, Apopka]
`;

function county(fields = ''): string {
  return `---\n${facts}${fields}---\n\nThe courthouse of Orange County stands in Orlando.\n`;
}

/** The same in two more counties, of which a shared text is reported once. */
const others: Edits = Object.fromEntries(
  [
    ['Lake', 'Fifth', 'Tavares'],
    ['Indian River', 'Nineteenth', 'Vero Beach'],
  ].map(([name = '', circuit, seat]) => [
    `content/counties/${name.toLowerCase().replace(' ', '-')}.md`,
    county()
      .replaceAll('Orange', name)
      .replace('Ninth', circuit ?? '')
      .replaceAll('Orlando', seat ?? '')
      .replace(/^neighbors: .*\n/m, ''),
  ]),
);

function dataOf(edits: Edits) {
  const { site, problems } = loadEdited(edits);
  expect(problems).toEqual([]);
  const entry = site?.entries.counties.get('orange');
  if (entry === undefined) throw new Error('There is no Orange County.');
  return entry.data;
}

function defaultsWith(part: string, by: string): Edits {
  return { [defaults]: replaced(defaults, part, by) };
}

test('a county of facts and a local text is a whole page, with its own words in the shared texts', () => {
  const data = dataOf({ [orange]: county() });
  expect(data.title).toBe('Foreclosure Defense in Orange County | Doe Law');
  expect(data.label).toBe('Orange Foreclosure');
  expect(data.hero.heading).toBe('Facing foreclosure in Orange County?');
  expect(data.hero.lead).toContain('The case belongs to the Ninth Judicial Circuit');
  expect(data.hero.deadline).toBe('answer');
  expect(data.communities).toMatchObject({ names: ['Orlando', 'Apopka'] });
  expect(data.process?.steps.length).toBeGreaterThan(2);
  expect(data.closing.actions.map((action) => action.do)).toEqual(['consult']);
  expect(data.reviewBy).toBeUndefined();
});

test('what the county says itself comes first: a field, a field of a group, and a list as a whole', () => {
  const data = dataOf({
    [orange]: county(
      'title: Foreclosure help in Orlando\nhero:\n  heading: Our own heading\nfaqs: [foreclosure-bring]\n',
    ),
  });
  expect(data.title).toBe('Foreclosure help in Orlando');
  expect(data.hero).toMatchObject({
    heading: 'Our own heading',
    eyebrow: 'Orange County foreclosure defense',
  });
  expect(data.faqs).toEqual(['foreclosure-bring']);
});

test('lists are named in words', () => {
  const data = dataOf({
    ...defaultsWith('heading: Do not wait for the last day', 'heading: Near {neighbors}'),
    [orange]: county(),
  });
  expect(data.closing.heading).toBe('Near Lake, Osceola and Seminole');
});

test.each([
  [
    'a reference',
    'video: county-foreclosure',
    'video: county-forclosure',
    'video',
    'Did you mean "county-foreclosure"?',
  ],
  ['a fact', 'when: "{{answer-deadline}}"', 'when: "{{answer-dedline}}"', '', 'is not a fact'],
  ['a value', '  art: inland\n', '  art: court house\n', 'art', 'must be one of'],
  ['a field', 'closing:', 'clossing:', 'clossing', 'Did you mean "closing"?'],
  ['a link', 'Have the date', 'Have [the date](/tme)', 'This link', 'leads to /tme'],
  ['a figure', 'Have the date', 'It costs $12. Have the date', 'text', 'figure written out'],
  ['an old address', 'brandLink: /', 'brandLink: /personal-injury', 'brandLink', 'redirects to'],
  ['a remark', 'Have the date', 'TODO. Have the date', 'text', 'reads like a remark'],
])('%s that is wrong in the defaults is reported once, at its line there', (_, part, by, field, says) => {
  const edits: Edits = { ...defaultsWith(part, by), ...others, [orange]: county() };
  const reported = reportedAfter(edits);
  expect(reported).toHaveLength(1);
  const text = edits[defaults]?.split('\n') ?? [];
  const line = text.findIndex((typed) => typed.includes(by.split('\n')[0] ?? '')) + 1;
  expect(reported[0]).toMatch(new RegExp(`^${defaults}:(?:${line}|${line - 1}):\\d+ .*${field}`));
  expect(reported[0]).toContain(says);
  expect(reported[0]).not.toMatch(/So it is in|The same in/);
});

test('what only some counties make of a shared text is reported once, with one of them', () => {
  const by = 'title: "{county} County Foreclosure Defense, with Phone Help Today | {{firm-name}}"';
  const reported = reportedAfter({
    ...defaultsWith(/^title: .*$/m.exec(realFiles.get(defaults) ?? '')?.[0] ?? '', by),
    ...others,
  });
  expect(reported).toEqual([
    expect.stringMatching(
      /^content\/site\/county-defaults\.md:5:8 title {2}must be at most 70 characters long; it has 72\. .* So it is in content\/counties\/indian-river\.md, where this is used\.$/,
    ),
  ]);
});

test('a field that neither has is reported at the county, and of all of them at once', () => {
  const edits = { ...defaultsWith('  heading: Facing foreclosure in {county} County?\n', ''), ...others };
  expect(reportedAfter({ ...edits, [orange]: county('hero:\n  art: oak\n') })).toEqual([
    expect.stringMatching(
      /^content\/counties\/indian-river\.md:1:1 hero, heading {2}is missing: give it here, or for all counties in content\/site\/county-defaults\.md\. The page’s main heading\. The same in 2 other places: content\/counties\/lake\.md:1, content\/counties\/orange\.md:\d+\.$/,
    ),
  ]);
  const [own] = reportedAfter({
    ...defaultsWith('  heading: Facing foreclosure in {county} County?\n', ''),
    [orange]: county('hero:\n  art: oak\n'),
  });
  expect(own).toMatch(/^content\/counties\/orange\.md:8:1 heading {2}is missing: give it here, or/);
});

test('what is each county’s own is not asked of the defaults, and not taken from them', () => {
  expect(reportedAfter({ [orange]: county().replace(/^circuit: .*\n/m, '') })).toEqual([
    `${orange}:1:1 circuit  is missing. The court in words, like "Seventeenth Judicial Circuit".`,
  ]);
  expect(reportedAfter(defaultsWith('label:', 'circuit: Ninth Judicial Circuit\nlabel:'))).toContain(
    `${defaults}:7:10 circuit  is each county’s own: write it in the county’s file, not for all.`,
  );
});

test('a word of the county that the shared texts name and its file does not say', () => {
  const edits = defaultsWith('Do not wait for the last day', 'We come to {seat}');
  expect(reportedAfter({ ...edits, [orange]: county().replace(/^seat: .*\n/m, '') })).toEqual([
    `${orange}:1:1 seat  is missing: the texts of ${defaults} name it as {seat}.`,
  ]);
});

test('a misspelled name of the field that the shared texts name is reported once, at the misspelling', () => {
  expect(reportedAfter({ [orange]: county().replace(/^name:/m, 'nmae:') })).toEqual([
    expect.stringMatching(/:\d+:1 nmae  is not a known field\. Did you mean "name"\?$/),
  ]);
});

test('a misspelled field of a county, and a mistake in its own value, stand where they did', () => {
  expect(reportedAfter({ [orange]: county('clossing:\n  heading: Call\n') })).toEqual([
    `${orange}:8:1 clossing  is not a known field. Did you mean "closing"?`,
  ]);
  expect(reportedAfter({ [orange]: county('hero:\n  art: hous\n') })[0]).toMatch(
    new RegExp(`^${orange}:9:8 art {2}must be one of .* Did you mean "house"\\?$`),
  );
});

test('defaults that can’t be read are the one thing that is reported', () => {
  expect(
    reportedAfter({ ...defaultsWith('label: "', 'label: "" "'), ...others, [orange]: county() }),
  ).toEqual([expect.stringContaining(`${defaults}:7:`)]);
  expect(reportedAfter({ [defaults]: '', ...others })).toEqual([
    expect.stringContaining(`${defaults}:1:1 This file is empty.`),
  ]);
});

test('words in braces', () => {
  expect(
    reportedAfter(defaultsWith('Facing foreclosure in {county}', 'Facing foreclosure in {countty}')),
  ).toEqual([expect.stringMatching(/heading {2}\{countty\} means nothing\. Did you mean "county"\?$/)]);
  expect(reportedAfter(defaultsWith('Have the date', 'Have in {town} the date'))).toEqual([
    expect.stringMatching(
      /text {2}\{town\} means nothing\. Known here: \{county\}, \{circuit\}, \{seat\}, \{neighbors\}\.$/,
    ),
  ]);
  const own = (text: string) => reportedAfter({ [orange]: county(text) });
  expect(own('hero:\n  heading: Help in {county}\n')[0]).toContain(
    `heading  {county} is known in ${defaults} alone. Write the words that it stands for.`,
  );
  expect(own('hero:\n  lead: Help in {county}\n')[0]).toContain(`{county} is known in ${defaults} alone.`);
});

test('a county that says what the defaults say is warned of the lines that can go', () => {
  const [list, group, ...more] = problemsAfter({
    [orange]: county(
      'faqHeading: Questions from Orange owners\ncontact:\n  heading: Contact the firm\n  intro: By phone.\n',
    ),
  });
  expect(more).toEqual([]);
  expect(list).toContain(
    `${orange}:8:1 (warning)\n  faqHeading  is what ${defaults} says for all. Delete it here.`,
  );
  expect(group).toContain(`${orange}:10:3 (warning)\n  heading  is what`);
});

const advertising = { alsoCheck: advertisingProblems };

test('a claim in the defaults is reported once, where it belongs, and not in the files that show it', () => {
  const claim = 'Do not wait. We win every case.';
  const edits: Edits = {
    ...defaultsWith('Do not wait for the last day', claim),
    ...others,
    [orange]: county(),
  };
  const line = (edits[defaults] ?? '').split('\n').findIndex((typed) => typed.includes(claim)) + 1;
  const reported = reportedAfter(edits, advertising);
  expect(reported.length).toBeGreaterThan(0);
  expect(reported.filter((each) => !each.startsWith(`${defaults}:${line}:`))).toEqual([]);
  expect(new Set(reported).size).toBe(reported.length);
});

test('words of a county’s own stand with the disclaimers that it leaves to the defaults', () => {
  const shared = defaultsWith('disclaimers: [results]', 'disclaimers: [results, experience]');
  const own = 'closing:\n  heading: We win every case\nreasons:\n  heading: Our expertise in Orlando\n';
  const reported = (fields: string) =>
    reportedAfter({ ...shared, [orange]: county(fields) }, advertising).map((each) => each.split(' ')[0]);
  expect(reported(own)).toEqual([`${orange}:9:15`]);
  expect(reported(`${own}  disclaimers: []\n`)).toEqual([`${orange}:9:15`, `${orange}:11:16`]);
});

test('a cache sees that the defaults have changed', () => {
  const cache: ContentCache = new Map();
  const headings = (edits: Edits, kept = cache) => {
    const { site, problems } = loadEdited({ ...edits, [orange]: county() }, { cache: kept });
    return [site?.entries.counties.get('orange')?.data.closing.heading, problems.length];
  };
  expect(headings({})).toEqual(['Do not wait for the last day', 0]);
  const edited = defaultsWith('heading: Do not wait for the last day', 'heading: Call us in time');
  expect(headings(edited)).toEqual(['Call us in time', 0]);
  expect(headings({})).toEqual(['Do not wait for the last day', 0]);
});

test('without the defaults a county says all itself', () => {
  const reported = reportedAfter({ [defaults]: null });
  expect(reported.length).toBeGreaterThan(0);
  expect(
    reported.filter((each) => !/^content\/counties\/[a-z-]+\.md:\d+:\d+ \w+ {2}is missing\. /.test(each)),
  ).toEqual([]);
});
