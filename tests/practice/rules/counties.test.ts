import { expect, test } from 'vitest';
import { describeProblems, realFiles } from '../../content/edited-content.ts';
const broward = realFiles.get('content/counties/broward.md') ?? '';
const copyFile = 'content/counties/orange.md';
/** A copy with a new name, title and description only. */
const renamedCopy = broward
  .replace(/^title: .*$/m, 'title: Orange County Foreclosure Defense')
  .replace(
    /^description: .*$/m,
    'description: Sued over a home in Orange County? Learn the time to answer and your options.',
  )
  .replace(/^name: .*$/m, 'name: Orange');

test('a copied county file with only a new name is an error', () => {
  const problems = describeProblems({ [copyFile]: renamedCopy });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    /^content\/counties\/orange\.md:\d+:34\n.*This page is about Orange but still names Broward, the county of content\/counties\/broward\.md \(lines \d+(?:, \d+){7} and \d+ more\)\. Write what applies in Orange\. Its communities are also the same\./,
  );
});

test('a copy with a new heading is a warning', () => {
  const text = renamedCopy.replace(
    /^ {2}heading: A foreclosure.*$/m,
    '  heading: A foreclosure case in Orange starts a short clock',
  );
  const [problem = ''] = describeProblems({ [copyFile]: text });
  expect(problem).toContain('warning');
  expect(problem).toContain('still names Broward');
});

test('the communities of another county are reported', () => {
  const problems = describeProblems({ [copyFile]: renamedCopy.replaceAll('Broward', 'Orange') });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(
    'communities  lists the same communities as content/counties/broward.md. Write those of Orange.',
  );
});

test('a text copied from another county with a new name is a warning', () => {
  const pasco = realFiles.get('content/counties/pasco.md') ?? '';
  const text = pasco
    .replaceAll('Pasco', 'Orange')
    .replace(/^order: .*$/m, 'order: 900')
    .replace(/^communities:\n(?: {2}.*\n)*? +- (?:name: )?/m, '$&New ');
  const problems = describeProblems({ [copyFile]: text });
  expect(problems.join('\n')).toMatch(
    /orange\.md:\d+:1 \(warning\)\n {2}\d+ of the \d+ paragraphs here are copied from content\/counties\/pasco\.md with the name changed\. Write what applies in Orange/,
  );
});
