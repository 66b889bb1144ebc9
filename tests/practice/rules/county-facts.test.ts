import { expect, test } from 'vitest';
import { countyFacts } from '#practice/rules/county-facts.ts';
import { lineOf, loadEdited, realFiles, replaced, reportedAfter } from '../../content/edited-content.ts';

const table = 'content/site/florida-counties.md';
const pasco = 'content/counties/pasco.md';

test('the county table matches the list on the property tax page', () => {
  const data = loadEdited({}).site?.entries['florida-counties'].get('florida-counties')?.data;
  const listed = realFiles.get('content/pages/flaproptaxappealscounties.md') ?? '';
  const names = [...listed.matchAll(/^ +- (.*) County$/gm)].map(([, name]) => name);
  expect(
    data &&
      countyFacts(data)
        .map(({ name }) => name)
        .toSorted(),
  ).toEqual(names.toSorted());
});

test.each([
  [
    'circuit: Sixth',
    'circuit: Fifth',
    'circuit  is the court of another county: Pasco is in the Sixth Judicial Circuit',
  ],
  ['seat: Dade City', 'seat: Dade Town', 'seat  must be Dade City, the seat of Pasco'],
  [
    'Hillsborough, Pinellas',
    'Hillsboro, Pinellas',
    'neighbors, item 2  names Hillsboro, which does not border on Pasco. Did you mean "Hillsborough"?',
  ],
])('a county file that contradicts the table is reported: %j becomes %j', (part, by, message) => {
  const reported = reportedAfter({ [pasco]: replaced(pasco, part, by) });
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatch(new RegExp(`^${pasco}:${lineOf(pasco, part)}:\\d+ `));
  expect(reported[0]).toContain(message);
});

test.each([
  ['name: Okaloosa', 'name: Escambia', 'must name 67 counties, each once; there are 66'],
  [
    'neighbors: [Escambia, Okaloosa]',
    'neighbors: [Escambia]',
    'names Santa Rosa, which does not name Okaloosa',
  ],
  [
    'neighbors: [Escambia, Okaloosa]',
    'neighbors: [Escambia, Okalosa]',
    'names "Okalosa", which isn’t in this table',
  ],
  ['name: First Judicial Circuit', 'name: 1st Circuit', 'must be the court’s name in words'],
])('a mistake in the table is reported: %j becomes %j', (part, by, message) => {
  const reported = reportedAfter({ [table]: replaced(table, part, by) });
  expect(reported.join('\n')).toContain(message);
  expect(reported.every((each) => each.startsWith(table))).toBe(true);
});

test('an unknown file or folder near them is reported with a suggestion', () => {
  expect(
    reportedAfter({
      'content/site/county-default.md': realFiles.get('content/site/county-defaults.md') ?? '',
    }),
  ).toEqual([
    'content/site/county-default.md:1:1 content/site has no such file. Did you mean "content/site/county-defaults.md"?',
  ]);
  expect(reportedAfter({ 'content/county-defaults/orange.md': '---\n---\n' })[0]).toContain(
    'is not a content type',
  );
});

test('a county without a Ukrainian name is reported at its page', () => {
  const reported = reportedAfter({ [table]: replaced(table, '          uk: Паско\n', '') });
  expect(reported).toEqual([
    `${pasco}:${lineOf(pasco, 'name: Pasco')}:7 name  has no Ukrainian name, so Ukrainian menus show it in Latin letters. In ${table}, below "- name: Pasco", write "names:" and below it "uk: " with the Ukrainian name.`,
  ]);
});

test('each county has a Ukrainian and a Russian name', () => {
  const data = loadEdited({}).site?.entries['florida-counties'].get('florida-counties')?.data;
  const unnamed = (data ? countyFacts(data) : []).filter(({ names }) => !names.uk || !names.ru);
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});
