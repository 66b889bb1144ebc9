/** Builds the site for production on several days, with its samples replaced. */
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { checkAdvertising } from '#practice/advertising/check.ts';
import type { ContentCache } from '#content/result-cache.ts';
import { loadContent } from '#practice/content.ts';
import { findInstalledBrowser } from '../../scripts/test/browsers.ts';
import { edit, makeLive } from './support/live-content.ts';
import { copySite } from './support/site-copy.ts';
import type { SiteCopy } from './support/site-copy.ts';

const live = {
  SITE_ENV: 'production',
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_rehearsal',
};
const launch = '2026-11-23T17:00:00Z';
/** After the early-bird fee and the reviews of the footer have expired. */
const february = '2027-02-02T17:00:00Z';

// `npm test` has found or installed a browser by now.
const executablePath = findInstalledBrowser();

let site: SiteCopy;

beforeAll(async () => {
  site = await copySite();
  await makeLive(site.folder);
});

const immigration = ['russian', 'spanish', 'ukrainian', 'law'].map(
  (name) => `content/immigration/immigration-${name}.md`,
);

test('a site without samples goes live', async () => {
  const run = await site.run('build', [], { ...live, SITE_NOW: launch });
  expect(run.status, run.output).toBe(0);
  // With all videos, accounts, names and photos, all pages are within their budget.
  expect(run.output).not.toContain('over the limit');
  expect(await site.built('appeals.html')).toContain('data-video="https://player.vimeo.com/');
  expect(await site.built('alexandra-rivera.html')).toMatch(/\/assets\/alexandra-rivera-\w+-480\.jpg/);
  expect(await site.built('social-feed.html')).toContain('https://www.linkedin.com/company/rivera-law');
});

test.runIf(executablePath !== undefined)(
  'with all videos and photos, no page or footer is too long on a phone',
  async () => {
    const browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = extname(pathname) ? pathname : `${pathname.replace(/\/$/, '/index')}.html`;
      await route.fulfill({ path: join(site.folder, 'dist/client', file) });
    });
    // A day on which the tax page also has its notice.
    await page.clock.setFixedTime(new Date(launch));
    const longest: Record<string, number> = {
      '/': 7_000,
      '/florida-property-tax-appeals': 9_500,
      '/miami-dade-foreclosure-defense': 9_000,
      '/pasco-foreclosure-defense': 9_000,
    };
    const tooLong: string[] = [];
    for (const [path, most] of Object.entries(longest)) {
      await page.goto(`http://site.test${path}`);
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      const footer = await page.locator('footer').evaluate((part) => part.getBoundingClientRect().height);
      if (whole > most || footer > 900) tooLong.push(`${path}: ${whole} pixels, its footer ${footer}`);
    }
    await browser.close();
    expect(tooLong).toEqual([]);
  },
);

test('only videos with autoplay start automatically', async () => {
  const listPlayers = async (page: string) =>
    (await site.built(page)).match(/<button[^>]*data-video=[^>]*>/g) ?? [];
  const listStarted = async (page: string) =>
    (await listPlayers(page)).map((tag) => tag.includes('data-autoplay'));
  expect(await listStarted('probate.html')).toEqual([true]);
  expect(await listStarted('florida-property-tax-appeals.html')).toEqual([false, false]);
});

const cache: ContentCache = new Map();

/** Errors for production, with their files. */
async function findErrors(day: string): Promise<string[]> {
  const loaded = { root: site.folder, now: new Date(day), production: true, cache };
  const { problems } = await loadContent({ ...loaded, alsoCheck: checkAdvertising });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file}: ${message}`);
}

test('in February only pages about immigration programs need a review', async () => {
  const files = (await findErrors(february)).map((error) => error.split(': ', 1).join());
  expect(new Set(files)).toEqual(new Set(immigration));
  for (const file of immigration)
    await edit(site.folder, file, (text) => text.replace(/^reviewBy: .*$/m, 'reviewBy: 2027-04-01'));
  expect(await findErrors(february)).toEqual([]);
});
