import { expect, test } from 'vitest';
import { formatAnnotations } from '#content/report/annotations.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';

const problem: Diagnostic = {
  file: 'content/faqs/zz.md',
  line: 2,
  column: 11,
  length: 1,
  message: 'is wrong.',
  severity: 'error',
  rule: 'typos',
};

test('annotations contain file, line and column, with all text escaped', () => {
  expect(formatAnnotations([problem])).toBe('::error file=content/faqs/zz.md,line=2,col=11::is wrong.');
  const problemWithSpecialCharacters = {
    ...problem,
    file: 'content/a,b:c.md',
    field: 'titles: en',
    message: '100%::\nsecond line',
  };
  expect(formatAnnotations([problemWithSpecialCharacters])).toBe(
    '::error file=content/a%2Cb%3Ac.md,line=2,col=11,title=titles%3A en::100%25::%0Asecond line',
  );
});

test('errors come before warnings, because GitHub shows only ten per step', () => {
  const warning: Diagnostic = { ...problem, file: 'content/a.md', severity: 'warning' };
  const severities = formatAnnotations([warning, problem]).match(/^::\w+/gm);
  expect(severities).toEqual(['::error', '::warning']);
});
