import { expect, test } from 'vitest';
import { advertisingProblems } from '#practice/advertising/check.ts';
import type { ContentCache } from '#content/result-cache.ts';
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

/** Two more counties, so that a problem in a shared text could be reported several times. */
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

test('a county with only facts and a local text becomes a complete page, with its values in the shared texts', () => {
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

test('the county’s own fields override the defaults, per field of a group; lists are replaced as a whole', () => {
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

test('lists are joined with commas and "and"', () => {
  const data = dataOf({
    ...defaultsWith('heading: Do not wait for the last day', 'heading: Near {neighbors}'),
    [orange]: county(),
  });
  expect(data.closing.heading).toBe('Near Lake, Osceola and Seminole');
});

test.each([
  [
    'reference',
    'video: county-foreclosure',
    'video: county-forclosure',
    'video',
    'Did you mean "county-foreclosure"?',
  ],
  ['fact', 'when: "{{answer-deadline}}"', 'when: "{{answer-dedline}}"', '', 'isn’t a fact'],
  ['value', '  art: inland\n', '  art: court house\n', 'art', 'must be one of'],
  ['field', 'closing:', 'clossing:', 'clossing', 'Did you mean "closing"?'],
  ['link', 'Have the date', 'Have [the date](/tme)', 'This link', 'points to /tme'],
  ['figure', 'Have the date', 'It costs $12. Have the date', 'text', 'figure written out'],
  ['old address', 'brandLink: /', 'brandLink: /personal-injury', 'brandLink', 'redirects to'],
  ['draft remark', 'Have the date', 'TODO. Have the date', 'text', 'looks like a note'],
])(
  'an invalid %s in the defaults is reported once, at its line in the defaults',
  (_, part, by, field, message) => {
    const edits: Edits = { ...defaultsWith(part, by), ...others, [orange]: county() };
    const reported = reportedAfter(edits);
    expect(reported).toHaveLength(1);
    const text = edits[defaults]?.split('\n') ?? [];
    const line = text.findIndex((typed) => typed.includes(by.split('\n')[0] ?? '')) + 1;
    expect(reported[0]).toMatch(new RegExp(`^${defaults}:(?:${line}|${line - 1}):\\d+ .*${field}`));
    expect(reported[0]).toContain(message);
    expect(reported[0]).not.toMatch(/So it is in|The same in/);
  },
);

test('a problem that a shared text has in some counties is reported once, with one of them', () => {
  const by = 'title: "{county} County Foreclosure Defense, with Phone Help Today | {{firm-name}}"';
  const reported = reportedAfter({
    ...defaultsWith(/^title: .*$/m.exec(realFiles.get(defaults) ?? '')?.[0] ?? '', by),
    ...others,
  });
  expect(reported).toEqual([
    expect.stringMatching(
      /^content\/site\/county-defaults\.md:5:8 title {2}must be at most 70 characters long; it has 72\. .* Used in content\/counties\/indian-river\.md\.$/,
    ),
  ]);
});

test('a field missing in both files is reported at the county, once for all counties', () => {
  const edits = { ...defaultsWith('  heading: Facing foreclosure in {county} County?\n', ''), ...others };
  expect(reportedAfter({ ...edits, [orange]: county('hero:\n  art: oak\n') })).toEqual([
    expect.stringMatching(
      /^content\/counties\/indian-river\.md:1:1 hero, heading {2}is missing\. Add it here, or for all counties in content\/site\/county-defaults\.md\. The page’s main heading\. The same in 2 other places: content\/counties\/lake\.md:1, content\/counties\/orange\.md:\d+\.$/,
    ),
  ]);
  const [own] = reportedAfter({
    ...defaultsWith('  heading: Facing foreclosure in {county} County?\n', ''),
    [orange]: county('hero:\n  art: oak\n'),
  });
  expect(own).toMatch(/^content\/counties\/orange\.md:8:1 heading {2}is missing\. Add it here, or/);
});

test('a county’s own field is required in its file and refused in the defaults', () => {
  expect(reportedAfter({ [orange]: county().replace(/^circuit: .*\n/m, '') })).toEqual([
    `${orange}:1:1 circuit  is missing. The court in words, like "Seventeenth Judicial Circuit".`,
  ]);
  expect(reportedAfter(defaultsWith('label:', 'circuit: Ninth Judicial Circuit\nlabel:'))).toContain(
    `${defaults}:7:10 circuit  belongs in each county’s file, not in the defaults.`,
  );
});

test('a placeholder of the shared texts without a value in the county’s file is reported', () => {
  const edits = defaultsWith('Do not wait for the last day', 'We come to {seat}');
  expect(reportedAfter({ ...edits, [orange]: county().replace(/^seat: .*\n/m, '') })).toEqual([
    `${orange}:1:1 seat  is missing: the texts of ${defaults} name it as {seat}.`,
  ]);
});

test('a misspelled field that a placeholder needs is reported once, at the misspelling', () => {
  expect(reportedAfter({ [orange]: county().replace(/^name:/m, 'nmae:') })).toEqual([
    expect.stringMatching(/:\d+:1 nmae  is not a known field\. Did you mean "name"\?$/),
  ]);
});

test('a misspelled field and an invalid value of a county are reported at their lines', () => {
  expect(reportedAfter({ [orange]: county('clossing:\n  heading: Call\n') })).toEqual([
    `${orange}:8:1 clossing  is not a known field. Did you mean "closing"?`,
  ]);
  expect(reportedAfter({ [orange]: county('hero:\n  art: hous\n') })[0]).toMatch(
    new RegExp(`^${orange}:9:8 art {2}must be one of .* Did you mean "house"\\?$`),
  );
});

test('unreadable defaults are the only problem reported', () => {
  expect(
    reportedAfter({ ...defaultsWith('label: "', 'label: "" "'), ...others, [orange]: county() }),
  ).toEqual([expect.stringContaining(`${defaults}:7:`)]);
  expect(reportedAfter({ [defaults]: '', ...others })).toEqual([
    expect.stringContaining(`${defaults}:1:1 This file is empty.`),
  ]);
});

test('an unknown placeholder, and a placeholder outside the defaults, are reported', () => {
  expect(
    reportedAfter(defaultsWith('Facing foreclosure in {county}', 'Facing foreclosure in {countty}')),
  ).toEqual([
    expect.stringMatching(/heading {2}\{countty\} isn’t a known placeholder\. Did you mean "county"\?$/),
  ]);
  expect(reportedAfter(defaultsWith('Have the date', 'Have in {town} the date'))).toEqual([
    expect.stringMatching(
      /text {2}\{town\} isn’t a known placeholder\. Known here: \{county\}, \{circuit\}, \{seat\}, \{neighbors\}\.$/,
    ),
  ]);
  const own = (text: string) => reportedAfter({ [orange]: county(text) });
  expect(own('hero:\n  heading: Help in {county}\n')[0]).toContain(
    `heading  {county} works only in ${defaults}. Write the text itself here.`,
  );
  expect(own('hero:\n  lead: Help in {county}\n')[0]).toContain(`{county} works only in ${defaults}.`);
});

test('a county that repeats the defaults gets a warning for each redundant line', () => {
  const [list, group, ...more] = problemsAfter({
    [orange]: county(
      'faqHeading: Questions from Orange owners\ncontact:\n  heading: Contact the firm\n  intro: By phone.\n',
    ),
  });
  expect(more).toEqual([]);
  expect(list).toContain(
    `${orange}:8:1 (warning)\n  faqHeading  is already in ${defaults} for all files. Delete it here.`,
  );
  expect(group).toContain(`${orange}:10:3 (warning)\n  heading  is already in`);
});

const advertising = { alsoCheck: advertisingProblems };

test('a claim in the defaults is reported once, in the defaults', () => {
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

test('a county’s own texts are checked with the disclaimers it takes from the defaults', () => {
  const shared = defaultsWith('disclaimers: [results]', 'disclaimers: [results, experience]');
  const own = 'closing:\n  heading: We win every case\nreasons:\n  heading: Our expertise in Orlando\n';
  const reported = (fields: string) =>
    reportedAfter({ ...shared, [orange]: county(fields) }, advertising).map((each) => each.split(' ')[0]);
  expect(reported(own)).toEqual([`${orange}:9:15`]);
  expect(reported(`${own}  disclaimers: []\n`)).toEqual([`${orange}:9:15`, `${orange}:11:16`]);
});

test('changed defaults invalidate cached results', () => {
  const cache: ContentCache = new Map();
  const headings = (edits: Edits) => {
    const { site, problems } = loadEdited({ ...edits, [orange]: county() }, { cache });
    return [site?.entries.counties.get('orange')?.data.closing.heading, problems.length];
  };
  expect(headings({})).toEqual(['Do not wait for the last day', 0]);
  const edited = defaultsWith('heading: Do not wait for the last day', 'heading: Call us in time');
  expect(headings(edited)).toEqual(['Call us in time', 0]);
  expect(headings({})).toEqual(['Do not wait for the last day', 0]);
});

test('without the defaults every field is required in the county’s file', () => {
  const reported = reportedAfter({ [defaults]: null });
  expect(reported.length).toBeGreaterThan(0);
  expect(
    reported.filter((each) => !/^content\/counties\/[a-z-]+\.md:\d+:\d+ \w+ {2}is missing\. /.test(each)),
  ).toEqual([]);
});
