import { expect, test } from 'vitest';
import { problemsAfter, realFiles, replaced } from '../../edited-content.ts';

const broward = realFiles.get('content/counties/broward.md') ?? '';
const copy = 'content/counties/orange.md';
/** As far as somebody in a hurry goes. */
const renamed = broward
  .replace(/^title: .*$/m, 'title: Orange County Foreclosure Defense')
  .replace(
    /^description: .*$/m,
    'description: Sued over a home in Orange County? Learn the time to answer and your options.',
  )
  .replace(/^name: .*$/m, 'name: Orange');

test('a copied county file that was given a new name only', () => {
  const problems = problemsAfter({ [copy]: renamed });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    /^content\/counties\/orange\.md:\d+:34\n.*This page is about Orange and still names Broward, the county of content\/counties\/broward\.md \(lines \d+(?:, \d+){7} and \d+ more\)\. Write what holds in Orange\. Its communities are the same as well\./,
  );
});

test('a copy whose first screen is written anew is a warning', () => {
  const text = renamed.replace(
    /^ {2}heading: A foreclosure.*$/m,
    '  heading: A foreclosure case in Orange starts a short clock',
  );
  const [problem = ''] = problemsAfter({ [copy]: text });
  expect(problem).toContain('warning');
  expect(problem).toContain('still names Broward');
});

test('a county with the communities of another', () => {
  const problems = problemsAfter({ [copy]: renamed.replaceAll('Broward', 'Orange') });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(
    'communities  lists the same communities as content/counties/broward.md. Write those of Orange.',
  );
});

test('a county page may name its neighbors', () => {
  const pasco = 'content/counties/pasco.md';
  const neighbors = 'Pinellas and Hillsborough are near. '.repeat(5);
  expect(problemsAfter({ [pasco]: `${realFiles.get(pasco)}\n${neighbors}\n` })).toEqual([]);
});

test('two counties of one name, whatever its capitals and spaces', () => {
  const palm = 'content/counties/palm-beach.md';
  expect(problemsAfter({ [palm]: replaced(palm, 'name: Palm Beach', 'name: "broward"') }).join('\n')).toMatch(
    /name {2}is the county of content\/counties\/(?:broward|palm-beach)\.md already/,
  );
});

test('two pages with one label', () => {
  const pasco = 'content/counties/pasco.md';
  const label = 'name: Pasco\nlabel: Broward Foreclosure\n';
  expect(problemsAfter({ [pasco]: replaced(pasco, 'name: Pasco\n', label) })).toEqual([
    expect.stringMatching(
      /label {2}is the same as in content\/counties\/broward\.md\. Menus would show two links/,
    ),
  ]);
});
