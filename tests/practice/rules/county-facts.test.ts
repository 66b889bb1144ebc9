import { expect, test } from 'vitest';
import { flattenCircuits } from '#practice/rules/county-facts.ts';
import { loadEdited, realFiles } from '../../content/edited-content.ts';

test('the county table matches the list on the property tax page', () => {
  const data = loadEdited({}).site?.entries['florida-counties'].get('florida-counties')?.data;
  const listed = realFiles.get('content/pages/flaproptaxappealscounties.md') ?? '';
  const names = [...listed.matchAll(/^ +- (.*) County$/gm)].map(([, name]) => name);
  expect(
    data &&
      flattenCircuits(data)
        .map(({ name }) => name)
        .toSorted(),
  ).toEqual(names.toSorted());
});

test('each county has a Ukrainian and a Russian name', () => {
  const data = loadEdited({}).site?.entries['florida-counties'].get('florida-counties')?.data;
  const unnamed = (data ? flattenCircuits(data) : []).filter(({ names }) => !names.uk || !names.ru);
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});
