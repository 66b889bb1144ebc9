import { expect, test } from 'vitest';
import { loadEdited, problemsAfter, realFiles } from '../../content/edited-content.ts';

const fact = 'content/facts/confirmation-time.md';
const ended = (day: string, file = fact) => ({
  [file]: (realFiles.get(file) ?? '').replace(/^reviewBy: .*$/m, `$&\nexpires: ${day}`),
});

const legalPage = 'content/legal/zz.md';
const page = (...fields: string[]) =>
  `---\ntitle: A legal text of our own\ndescription: A page of fifty characters at the least, for this very test.\nheading: A legal text\nintro: Words.\neffective: 2026-01-01\nnoindex: true\n${fields.join('\n')}\n---\n\nAbout {{zz-share}}.\n`;
const unquoted = {
  'content/facts/zz-share.md':
    '---\nabout: A share.\nvalue: 7\nunit: percent\nstatedAs: 7 percent\njurisdiction: florida\nsource:\n  title: A law\nstatus: stated\nreviewBy: 2027-01-01\nexpires: 2026-11-20\n---\n',
};

test('a fact is valid through its last day', () => {
  expect(problemsAfter(ended('2026-11-21'))).toEqual([]);
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

test('an internal text does not count as showing a fact', () => {
  const video = (about: string, note: string) => ({
    ...unquoted,
    'content/videos/zz.md': `---\ntitle: A video\nabout: ${about}\nnote: ${note}\n---\n`,
  });
  const booking =
    '---\nabout: "A share of {{zz-share}}."\nurl: https://booking.law/share\nnote: "{{zz-share}}"\n---\n';
  expect(problemsAfter({ ...unquoted, 'content/bookings/zz.md': booking })).toEqual([]);
  expect(problemsAfter(video('What a share is.', '"{{zz-share}}"'))).toEqual([]);
  expect(problemsAfter(video('"A share of {{zz-share}}."', 'None.'))).toEqual([
    expect.stringContaining('content/videos/zz.md:3 still shows'),
  ]);
});

test('a fact that a field references counts as shown', () => {
  const reported = problemsAfter(ended('2026-11-20', 'content/facts/immigration-fee.md')).join();
  expect(reported).toMatch(/ still shows "[^"]+" \(and in \d+ more places\)/);
});

test('an ended offer does not count as showing its price', () => {
  expect(problemsAfter(ended('2026-11-20', 'content/facts/estate-special-fee.md'))).toEqual([]);
  const offer = 'content/offers/estate-special.md';
  const later = (realFiles.get(offer) ?? '').replace(/^validThrough: .*$/m, 'validThrough: 2026-12-31');
  const running = { ...ended('2026-11-20', 'content/facts/estate-special-fee.md'), [offer]: later };
  expect(problemsAfter(running).join()).toContain(`${offer}:4 still shows`);
});

test('an expired fact that is not shown is valid', () => {
  expect(problemsAfter(unquoted)).toEqual([]);
  expect(problemsAfter({ ...unquoted, [legalPage]: page('draft: true') })).toEqual([]);
  expect(problemsAfter({ ...unquoted, [legalPage]: page('publishOn: 2026-12-24') })).toEqual([]);
  expect(problemsAfter({ ...unquoted, [legalPage]: page('note: Was {{zz-share}}.') })).toHaveLength(1);
  expect(
    problemsAfter({
      ...unquoted,
      [legalPage]: page('note: Was {{zz-share}}.').replace('About {{zz-share}}', 'About it'),
    }),
  ).toEqual([]);
});

test('an expired fact stops the build', () => {
  expect(loadEdited(ended('2026-11-20')).site).toBeUndefined();
});
