/**
 * Generates the missing share images of page collections in `public/share`. After changing a scene, delete its image first. The text
 * looks slightly different on each machine, so other images aren't generated again.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import type { PageCollection } from '#practice/collections.ts';
import { loadContent } from '#practice/content.ts';
import { heroScenes } from '#ui/hero-scenes.ts';
import type { Family, HeroArtName } from '#ui/hero-scenes.ts';
import { ensureChromium } from './test/browsers.ts';

/** The scene and text of each collection's share image. */
const scenes: Record<PageCollection, { scene: HeroArtName; tagline: string }> = {
  counties: { scene: 'hometown', tagline: 'Florida foreclosure defense' },
  immigration: { scene: 'doorway', tagline: 'Immigration · Імміграція · Иммиграция · Inmigración' },
  estate: { scene: 'house', tagline: 'Estate planning in Florida and Colorado' },
  tax: { scene: 'street', tagline: 'Property tax appeals' },
  pages: { scene: 'courthouse', tagline: 'Law practice in Florida and Colorado' },
  legal: { scene: 'papers', tagline: 'Law practice in Florida and Colorado' },
  attorneys: { scene: 'courthouse', tagline: 'Law practice in Florida and Colorado' },
  articles: { scene: 'books', tagline: 'Plain words about your case' },
  guides: { scene: 'papers', tagline: 'Guides, one step at a time' },
};

/** The background and text colors of the scenes, as in `tokens.css`. */
const colors: Record<Family, { background: string; text: string }> = {
  urgent: { background: '#0f3a3f', text: '#e3eeeb' },
  care: { background: '#f8eedb', text: '#0f3a3f' },
  reference: { background: '#e3eeeb', text: '#0f3a3f' },
};

const { site } = await loadContent({ root: process.cwd(), now: new Date() });
if (site === undefined) throw new Error('The content has errors. Run npm run check to list them.');
await mkdir('public/share', { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [collection, { scene, tagline }] of Object.entries(scenes)) {
  const file = `public/share/${collection}.png`;
  if (existsSync(file)) continue;
  const drawing = await readFile(`public/drawings/${scene}.svg`, 'utf8');
  await page.setContent(buildShareImage(site.firm.name, tagline, drawing, colors[heroScenes[scene].family]));
  await writeFile(file, await page.screenshot({ type: 'png' }));
  console.log(file);
}
await browser.close();

function buildShareImage(
  name: string,
  tagline: string,
  drawing: string,
  { background, text }: (typeof colors)[Family],
): string {
  return `<!doctype html><style>
    body { margin: 0; background: ${background}; color: ${text}; font-family: 'Bitstream Charter', Georgia, 'Liberation Serif', serif; }
    h1 { margin: 96px 0 0 80px; font-size: 104px; font-weight: 400; }
    p { margin: 20px 0 0 84px; width: 560px; font: 34px/1.35 'Liberation Sans', sans-serif; }
    svg { position: absolute; left: 0; bottom: 72px; width: 1200px; }
    div { position: absolute; inset: auto 0 0; height: 72px; border-top: 2.4px solid ${text}; box-sizing: border-box; }
  </style><h1>${name}</h1><p>${tagline}</p>${drawing.replace(/<svg [^>]*>/, '<svg viewBox="0 0 1280 280">')}<div></div>`;
}
