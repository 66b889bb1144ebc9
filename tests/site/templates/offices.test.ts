import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited, replaced } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

const office = 'content/offices/florida.md';

function pageAfter(path: string, edits: Edits = {}) {
  const { site, problems } = loadEdited(edits);
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return parse(pageHtml(site, path));
}

test('an office offers directions where pages invite a call, and not in the footer', () => {
  const page = pageAfter('/florida-estate-planning');
  const link = page.querySelector('main address a[href^="https://www.google.com/maps"]');
  expect(link?.text).toBe('Directions Florida office (Orlando)');
  expect(page.querySelector('footer a[href*="maps"]')).toBeNull();
});

test('a text message can be sent only to an office that reads them', () => {
  const texting = { [office]: replaced(office, 'bonaFide:', 'texts: true\nbonaFide:') };
  const link = (edits?: Edits) =>
    pageAfter('/broward-foreclosure-defense', edits).querySelector('main a[href^="sms:"]');
  expect(link()).toBeNull();
  expect(link(texting)?.getAttribute('href')).toMatch(/^sms:\+1\d{10}$/);
});

test('the breadcrumbs of a county page name the page that lists all counties', () => {
  const crumbs = pageAfter('/broward-foreclosure-defense').querySelectorAll('nav ol li');
  expect(crumbs.map(({ text }) => text)).toEqual(['Home', 'Foreclosure Defense', 'Broward Foreclosure']);
  expect(crumbs[1]?.querySelector('a')?.getAttribute('href')).toBe('/foreclosure-defense');
});
