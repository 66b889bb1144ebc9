import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { insertNonBreakingSpaces } from '#content/markdown/non-breaking-spaces.ts';
import { renderPage, loadSiteWith } from './rendering.tsx';

const site = loadSiteWith();

/** Renders a page as built on a given day. */
function renderPageOn(path: string, day: string) {
  return parse(renderPage({ ...site, now: new Date(`${day}T17:00:00Z`) }, path));
}

/** Lists the visible season notices on a page built on a given day. */
function listNoticesOn(path: string, day: string): string[] {
  return renderPageOn(path, day)
    .querySelectorAll('section[data-hidden-during]')
    .filter((part) => !part.hasAttribute('hidden'))
    .map(({ id }) => id);
}

test.each([
  ['2027-03-31', 'hearing-season'],
  ['2027-04-01', 'between-seasons'],
  ['2027-07-31', 'between-seasons'],
  ['2027-08-01', 'petition-season'],
  ['2027-09-30', 'petition-season'],
  ['2027-10-01', 'hearing-season'],
  ['2028-02-29', 'hearing-season'],
])('on %s the list of counties shows the notice for Florida’s tax year: %s', (day, notice) => {
  expect(listNoticesOn('/flaproptaxappealscounties', day)).toEqual([notice]);
});

test.each([
  ['2026-12-31', 'window-closed'],
  ['2027-05-01', 'window-open'],
  ['2027-06-01', 'window-open'],
  ['2027-06-02', 'window-closed'],
])('on %s the Colorado page shows the notice for its protest window: %s', (day, notice) => {
  expect(listNoticesOn('/colorado-2027-property-tax-appeal', day)).toEqual([notice]);
});

test.each([
  ['2027-01-01', 'Filing for 2026 is over for most. New notices come in August.'],
  ['2027-08-01', '25 days from the TRIM mailing date'],
  ['2027-09-30', '25 days from the TRIM mailing date'],
  ['2027-10-01', 'Filing for 2027 is over for most. New notices come in August.'],
])('on %s the banner on the Florida appeals page is: %s', (day, text) => {
  const html = renderPageOn('/florida-property-tax-appeals', day);
  const banners = html.querySelectorAll('[data-banner] p:not([hidden])').map((paragraph) => paragraph.text);
  expect(banners).toEqual([expect.stringContaining(insertNonBreakingSpaces(text))]);
});

test.each(['2026-10-01', '2027-01-01', '2027-07-31'])(
  'on %s, out of season, pages announce the August notices and don’t mention this year’s last day',
  (day) => {
    for (const [path, selector] of [
      ['/florida-property-tax-appeals', '[data-banner] p:not([hidden])'],
      ['/guides/florida-tax-year', '#out-of-season:not([hidden])'],
    ] as const) {
      const notice = renderPageOn(path, day).querySelector(selector)?.text;
      expect(notice).toContain(insertNonBreakingSpaces('New notices come in August'));
      expect(notice).not.toMatch(/this year/i);
    }
  },
);
