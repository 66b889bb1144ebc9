import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { getBuildDate } from '#build/clock.ts';
import { toFileName } from '#build/site-files.ts';
import { buildOrExit } from './build-result.ts';
import { parseCommandLine } from './command-line.ts';
import { findBrowser, findInstalledBrowser } from './test/browsers.ts';

const usage = `npm run gallery               prints the URL of the component gallery
npm run gallery -- --sheet    builds the site and takes the README's screenshots and a sheet of all pages`;

const folder = '.github/pictures';

/** The README's screenshots. */
const readmeScreenshots: { name: string; path: string; context: BrowserContextOptions }[] = [
  { name: 'home', path: '/', context: { viewport: { width: 1280, height: 860 } } },
  {
    name: 'county',
    path: '/broward-foreclosure-defense',
    context: { viewport: { width: 1280, height: 900 } },
  },
  { name: 'tax', path: '/florida-property-tax-appeals', context: { viewport: { width: 1280, height: 900 } } },
  { name: 'ukrainian', path: '/immigration-ukrainian', context: { viewport: { width: 1280, height: 900 } } },
  { name: 'phone', path: '/', context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } },
];

const sheetStyles = `<!doctype html><style>
    body { display: grid; grid-template-columns: repeat(4, 412px); gap: 18px 21px; margin: 0; padding: 24px; background: #f4f5f5; font: 15px 'Liberation Sans', Arial, sans-serif; color: #16272c; }
    figure { display: flex; flex-wrap: wrap; gap: 6px 8px; margin: 0; }
    img { height: 225px; object-fit: cover; object-position: top; box-shadow: 0 0 0 1px #c6d4d1; }
    figcaption { width: 100%; }
  </style>`;

const { values } = parseCommandLine({ options: { sheet: { type: 'boolean' } } }, usage);
if (values.sheet === true) await takeAllScreenshots();
else
  console.log(
    `"npm run dev" shows every component and section at http://localhost:5173/gallery.\n\n${usage}`,
  );

async function takeAllScreenshots(): Promise<void> {
  const now = getBuildDate();
  const { site } = await buildOrExit();
  const executablePath = findInstalledBrowser() ?? (await findBrowser());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  for (const { name, path, context } of readmeScreenshots) {
    const [picture = Buffer.alloc(0)] = await takeScreenshots(browser, [path], context, now);
    await writeFile(`${folder}/${name}.png`, picture);
  }
  const paths = [...site.pages.keys()];
  const desktopShots = await takeScreenshots(browser, paths, { viewport: { width: 1280, height: 960 } }, now);
  const phoneShots = await takeScreenshots(browser, paths, { viewport: { width: 360, height: 780 } }, now);
  const cells = paths.map(
    (path, index) =>
      `<figure>${buildThumbnail(300, desktopShots[index])}${buildThumbnail(104, phoneShots[index])}<figcaption>${path}</figcaption></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: 1760, height: 900 } });
  await page.setContent(`${sheetStyles}${cells.join('')}`);
  await page.screenshot({ path: `${folder}/pages.jpg`, quality: 72, fullPage: true });
  await browser.close();
  console.log(
    `${paths.length} pages are in ${folder}/pages.jpg, and ${readmeScreenshots.length} pictures next to it.`,
  );
}

/** Takes a screenshot of the first viewport of each built page. */
async function takeScreenshots(
  browser: Browser,
  paths: string[],
  options: BrowserContextOptions,
  now: Date,
): Promise<Buffer[]> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = extname(pathname) === '' ? toFileName(pathname) : decodeURIComponent(pathname);
    await route.fulfill({ path: join('dist/client', name) });
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  const shots: Buffer[] = [];
  for (const path of paths) {
    await page.goto(`http://site.test${path}`);
    shots.push(await page.screenshot());
  }
  await context.close();
  return shots;
}

function buildThumbnail(width: number, picture: Buffer = Buffer.alloc(0)): string {
  return `<img width="${width}" src="data:image/png;base64,${picture.toString('base64')}">`;
}
