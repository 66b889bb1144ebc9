import { expect, test } from 'vitest';
import { samples } from './corpus/samples.ts';
import { loadEdited, replaceInFile, listProblemMessages } from './edited-content.ts';
import type { Edits } from './edited-content.ts';

const defaults = 'content/site/county-defaults.md';
const orange = 'content/counties/orange.md';
/** Creates a county file with facts, local text and additional fields. */
const createCountyFile = (fields = '') => (samples.get(orange) ?? '').replace('---\n\n', `${fields}---\n\n`);

function loadOrange(edits: Edits) {
  const { site, problems } = loadEdited(edits);
  expect(problems).toEqual([]);
  const entry = site?.entries.counties.get('orange');
  if (entry === undefined) throw new Error('There is no Orange County.');
  return entry.data;
}

function editDefaults(part: string, replacement: string): Edits {
  return { [defaults]: replaceInFile(defaults, part, replacement) };
}

test('a county file with only facts and local text becomes a complete page, with its values in the shared text', () => {
  const data = loadOrange({ [orange]: createCountyFile() });
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

test('a county’s own fields override the defaults: groups are merged field by field, and lists are replaced', () => {
  const data = loadOrange({
    [orange]: createCountyFile(
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

test('placeholders join lists with commas and "and"', () => {
  const data = loadOrange({
    ...editDefaults('heading: Do not wait for the last day', 'heading: Near {neighbors}'),
    [orange]: createCountyFile(),
  });
  expect(data.closing.heading).toBe('Near Lake, Osceola and Seminole');
});

test('without the defaults file, county files must have every required field', () => {
  const messages = listProblemMessages({ [defaults]: null });
  expect(messages.length).toBeGreaterThan(0);
  expect(
    messages.filter(
      (message) => !/^content\/counties\/[a-z-]+\.md:\d+:\d+ \w+ {2}is missing\. /.test(message),
    ),
  ).toEqual([]);
});
