/** Builds the site, and takes the README's screenshots and a contact sheet of all pages. */
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContextOptions } from '@playwright/test';
import { getBuildDate } from '#build/clock.ts';
import { toFileName } from '#build/site-files.ts';
import { buildOrExit } from './build-result.ts';
import { ensureChromium } from './test/browsers.ts';

const folder = '.github/pictures';

/** The README's screenshots. */
const screenshots: Readonly<Record<string, { path: string; height: number }>> = {
  home: { path: '/', height: 860 },
  county: { path: '/broward-foreclosure-defense', height: 900 },
  tax: { path: '/florida-property-tax-appeals', height: 900 },
  ukrainian: { path: '/immigration-ukrainian', height: 900 },
};
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

const contactSheetStyles = `<!doctype html><style>
    body { display: grid; grid-template-columns: repeat(4, 412px); gap: 18px 21px; margin: 0; padding: 24px; background: #f4f5f5; font: 15px 'Liberation Sans', Arial, sans-serif; color: #16272c; }
    figure { display: flex; flex-wrap: wrap; gap: 6px 8px; margin: 0; }
    img { height: 225px; object-fit: cover; object-position: top; box-shadow: 0 0 0 1px #c6d4d1; }
    figcaption { width: 100%; }
  </style>`;

const now = getBuildDate();
const { site } = await buildOrExit();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });

for (const [name, { path, height }] of Object.entries(screenshots))
  await writeFile(`${folder}/${name}.png`, await takeScreenshot(path, { viewport: { width: 1280, height } }));
await writeFile(`${folder}/phone.png`, await takeScreenshot('/', phone));

const figures: string[] = [];
for (const path of site.pages.keys()) {
  const desktopShot = await takeScreenshot(path, { viewport: { width: 1280, height: 960 } });
  const phoneShot = await takeScreenshot(path, { viewport: { width: 360, height: 780 } });
  const images = buildThumbnail(300, desktopShot) + buildThumbnail(104, phoneShot);
  figures.push(`<figure>${images}<figcaption>${path}</figcaption></figure>`);
}
const contactSheet = await browser.newPage({ viewport: { width: 1760, height: 900 } });
await contactSheet.setContent(`${contactSheetStyles}${figures.join('')}`);
await contactSheet.screenshot({ path: `${folder}/pages.jpg`, quality: 72, fullPage: true });
await browser.close();

/** Takes a screenshot of the first viewport of a built page. */
async function takeScreenshot(path: string, options: BrowserContextOptions): Promise<Buffer> {
  const page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = extname(pathname) === '' ? toFileName(pathname) : decodeURIComponent(pathname);
    await route.fulfill({ path: join('dist/client', name) });
  });
  await page.clock.setFixedTime(now);
  await page.goto(`http://site.test${path}`);
  const screenshot = await page.screenshot();
  await page.close();
  return screenshot;
}

function buildThumbnail(width: number, picture: Buffer): string {
  return `<img width="${width}" src="data:image/png;base64,${picture.toString('base64')}">`;
}
