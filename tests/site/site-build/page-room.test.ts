import { expect, test } from 'vitest';
import { nearlyFull, roomInWords, roomOf, roomProblems } from '../../../src/site-build/page-room.ts';
import type { LastWeights } from '../../../src/site-build/page-room.ts';
import { loadEdited, realFiles } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';

const faq = 'content/faqs/foreclosure-bring.md';
const county = '/broward-foreclosure-defense';
const lettersNow = 10_000;

/** The site after some edits, and what a build before them would have left of one page. */
function weighed(bytes: number, edits: Edits = {}) {
  const before = loadedSite({});
  const last: LastWeights = { [county]: { bytes, letters: lettersNow } };
  const offset = (14_336 - bytes) / 2.5 - (roomOf(before, last).get(county) ?? 0);
  const letters = lettersNow + offset * 6;
  return { site: loadedSite(edits), last: { [county]: { bytes, letters } } };
}

function loadedSite(edits: Edits) {
  const { site } = loadEdited(edits);
  if (site === undefined) throw new Error('The content has problems.');
  return site;
}

const longer = (words: number): Edits => ({
  [faq]: `${realFiles.get(faq) ?? ''}\n${'Bring every page. '.repeat(words / 3)}\n`,
});

test('a question that grows takes room from the page that shows it', () => {
  const { site, last } = weighed(14_086, longer(30));
  const room = roomOf(site, last).get(county) ?? Number.NaN;
  // A hundred words were left; these are a little shorter than words are on average.
  expect(room).toBeGreaterThan(65);
  expect(room).toBeLessThan(80);
  expect(roomInWords(site, last, county)).toBe(`Room for about ${room} words`);
  expect(nearlyFull(site, last)).toBe(`Words left on pages that are nearly full: ${county} (about ${room}).`);
});

test('a page without room left is a warning at its file, and one with room is not', () => {
  const { site, last } = weighed(14_086, longer(300));
  const [problem, ...others] = roomProblems(site, last);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: 'content/counties/broward.md', severity: 'warning' });
  expect(problem?.message).toMatch(
    /^\/broward-foreclosure-defense is about \d+ words too long .*From 573 on, nothing is published\.$/,
  );
  expect(roomInWords(site, last, county)).toMatch(/^About \d+ words too long$/);
  const roomy = weighed(13_000, longer(30));
  expect(roomProblems(roomy.site, roomy.last)).toEqual([]);
  expect(nearlyFull(roomy.site, roomy.last)).toBeUndefined();
});

test('of a page that no build has weighed nothing is said', () => {
  const site = loadedSite({});
  expect(roomInWords(site, {}, county)).toBe('');
  expect(roomProblems(site, { '/gone': { bytes: 99_999, letters: 0 } })).toEqual([]);
});
