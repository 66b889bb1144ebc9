import { expect, test } from 'vitest';
import { loadEdited, problemsAfter, realFiles } from '../../content/edited-content.ts';

const fact = 'content/facts/confirmation-time.md';
const ended = (day: string, file = fact) => ({
  [file]: (realFiles.get(file) ?? '').replace(/^reviewBy: .*$/m, `$&\nexpires: ${day}`),
});

test('an expired fact is reported with the place that still shows it', () => {
  const [problem, ...others] = problemsAfter(ended('2026-11-20'));
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^content\/facts\/confirmation-time\.md:\d+:10\n {2}expires {2}is 2026-11-20, but content\/\S+\.md:\d+ still shows "1 hour".*Write the current figure with a new reviewBy and expires, or remove it there\./,
  );
  const [, file = '', line = ''] = /but (content\/\S+\.md):(\d+) still/.exec(problem ?? '') ?? [];
  expect(realFiles.get(file)?.split('\n')[Number(line) - 1]).toContain('{{confirmation-time}}');
});

test('an expired fact stops the build', () => {
  expect(loadEdited(ended('2026-11-20')).site).toBeUndefined();
});
