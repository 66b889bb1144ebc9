import { expect, test } from 'vitest';
import { annotations } from '../../../src/content/report/annotations.ts';
import type { Problem } from '../../../src/content/report/problem.ts';

const problem: Problem = {
  file: 'content/faqs/zz.md',
  line: 2,
  column: 11,
  message: 'is wrong.',
  severity: 'error',
};

test('GitHub is told file, line and column, in a form that no text of a problem can break', () => {
  expect(annotations([problem])).toBe('::error file=content/faqs/zz.md,line=2,col=11::is wrong.');
  const odd = { ...problem, file: 'content/a,b:c.md', field: 'titles: en', message: '100%::\nsecond line' };
  expect(annotations([odd])).toBe(
    '::error file=content/a%2Cb%3Ac.md,line=2,col=11,title=titles%3A en::100%25::%0Asecond line',
  );
});

test('errors come before warnings, since GitHub shows ten of a step', () => {
  const warning: Problem = { ...problem, file: 'content/a.md', severity: 'warning' };
  const severities = annotations([warning, problem]).match(/^::\w+/gm);
  expect(severities).toEqual(['::error', '::warning']);
});
