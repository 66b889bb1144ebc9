/** Builds the site for production and checks it on several dates, with its samples replaced. */
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { checkAdvertising } from '#practice/advertising/check.ts';
import type { ContentCache } from '#content/result-cache.ts';
import { loadContent } from '#practice/content.ts';
import { findChromium } from '../../scripts/test/browsers.ts';
import { editFile, makeLive } from './support/live-content.ts';
import { copySite } from './support/site-copy.ts';
import type { SiteCopy } from './support/site-copy.ts';

const productionSettings = {
  SITE_ENV: 'production',
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_rehearsal',
};
const launchDate = '2026-11-23T17:00:00Z';
/** A date after the early-bird fee and the footer's reviews have expired. */
const februaryDate = '2027-02-02T17:00:00Z';

// `npm test` has found or installed a browser by now.
const executablePath = findChromium();

let site: SiteCopy;

beforeAll(async () => {
  site = await copySite();
  await makeLive(site.folder);
});

const immigrationFiles = ['russian', 'spanish', 'ukrainian', 'law'].map(
  (name) => `content/immigration/immigration-${name}.md`,
);

test('a site without samples is built for production', async () => {
  const result = await site.run('build', [], { ...productionSettings, SITE_NOW: launchDate });
  expect(result.status, result.output).toBe(0);
  // Even with all videos, accounts, names and photos, all pages are within their budget.
  expect(result.output).not.toContain('over budget');
  expect(await site.readBuiltFile('appeals.html')).toContain('data-video="https://player.vimeo.com/');
  expect(await site.readBuiltFile('alexandra-rivera.html')).toMatch(
    /\/assets\/alexandra-rivera-\w+-480\.jpg/,
  );
  expect(await site.readBuiltFile('social-feed.html')).toContain(
    'https://www.linkedin.com/company/rivera-law',
  );
});

test('a proposal isn’t blocked by reviews and waivers that end within 120 days', async () => {
  const result = await site.run('check', ['--proposal', '--write-forms'], {
    ...productionSettings,
    SITE_NOW: launchDate,
  });
  expect(result.output).toContain('This will block publishing from');
  expect(result.status, result.output).toBe(0);
});

test.runIf(executablePath !== undefined)(
  'pages with all videos and photos, and their footers, aren’t too long on a phone',
  async () => {
    const browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = extname(pathname) ? pathname : `${pathname.replace(/\/$/, '/index')}.html`;
      await route.fulfill({ path: join(site.folder, 'dist/client', file) });
    });
    // On this date the tax page also shows its notice.
    await page.clock.setFixedTime(new Date(launchDate));
    const maxHeights: Record<string, number> = {
      '/': 7_000,
      '/florida-property-tax-appeals': 9_500,
      '/miami-dade-foreclosure-defense': 9_000,
      '/pasco-foreclosure-defense': 9_000,
    };
    const tooLong: string[] = [];
    for (const [path, maxHeight] of Object.entries(maxHeights)) {
      await page.goto(`http://site.test${path}`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const footer = await page.locator('footer').evaluate((part) => part.getBoundingClientRect().height);
      if (height > maxHeight || footer > 900) tooLong.push(`${path}: ${height} pixels, its footer ${footer}`);
    }
    await browser.close();
    expect(tooLong).toEqual([]);
  },
);

test('only videos with autoplay start automatically', async () => {
  const listPlayers = async (page: string) =>
    (await site.readBuiltFile(page)).match(/<button[^>]*data-video=[^>]*>/g) ?? [];
  const listAutoplay = async (page: string) =>
    (await listPlayers(page)).map((tag) => tag.includes('data-autoplay'));
  expect(await listAutoplay('probate.html')).toEqual([true]);
  expect(await listAutoplay('florida-property-tax-appeals.html')).toEqual([false, false]);
});

const cache: ContentCache = new Map();

/** Lists the errors of a production check, with their files. */
async function listErrors(day: string): Promise<string[]> {
  const options = { root: site.folder, now: new Date(day), production: true, cache };
  const { problems } = await loadContent({ ...options, extraCheck: checkAdvertising });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file}: ${message}`);
}

test('in February, only pages about immigration programs need a review', async () => {
  const files = (await listErrors(februaryDate)).map((error) => error.split(': ', 1).join());
  expect(new Set(files)).toEqual(new Set(immigrationFiles));
  for (const file of immigrationFiles)
    await editFile(site.folder, file, (text) => text.replace(/^reviewBy: .*$/m, 'reviewBy: 2027-04-01'));
  expect(await listErrors(februaryDate)).toEqual([]);
});
