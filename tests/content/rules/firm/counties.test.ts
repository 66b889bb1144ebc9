import { expect, test } from 'vitest';
import { problemsAfter, realFiles, replaced } from '../../edited-content.ts';

const county = 'content/counties/pasco.md';

test('a county’s name alone', () => {
  expect(problemsAfter({ [county]: replaced(county, 'name: Pasco', 'name: Pasco County') })[0]).toContain(
    'name  must be the name alone, without the word County',
  );
});

test('two pages for one county', () => {
  const name = /^name: (.*)$/m.exec(realFiles.get('content/counties/broward.md') ?? '')?.[1] ?? '';
  expect(problemsAfter({ [county]: replaced(county, 'name: Pasco', `name: ${name}`) }).join('\n')).toMatch(
    /name {2}is the county of content\/counties\/(?:broward|pasco)\.md already\. Each county has one page\./,
  );
});

test('the text of another county with the names exchanged', () => {
  const pasco = realFiles.get('content/counties/pasco.md') ?? '';
  const copy = pasco
    .replaceAll('Pasco', 'Orange')
    .replace(/^order: .*$/m, 'order: 900')
    .replace(/^communities:\n(?: {2}.*\n)*? +- (?:name: )?/m, '$&New ');
  const problems = problemsAfter({ 'content/counties/orange.md': copy });
  expect(problems.join('\n')).toMatch(
    /orange\.md:\d+:1 \(warning\)\n {2}\d+ of the \d+ paragraphs of this text are those of content\/counties\/pasco\.md with another name\. Write what holds in Orange/,
  );
});
