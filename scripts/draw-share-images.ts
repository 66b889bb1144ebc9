import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { PageCollection } from '#content/collections.ts';
import { loadContent } from '#content/load.ts';
import { heroScenes } from '#ui/hero-scenes.ts';
import type { HeroArtName } from '#ui/hero-scenes.ts';
import { findBrowser } from './test/browsers.ts';

/**
 * Draws the pictures that stand for a link when it is shared, one for each kind of page, into public/share.
 * Run it after the firm's name or the drawings have changed.
 */
const scenes: Record<PageCollection, { scene: HeroArtName; line: string }> = {
  counties: { scene: 'court', line: 'Florida foreclosure defense' },
  immigration: { scene: 'family', line: 'Immigration · Імміграція · Иммиграция · Inmigración' },
  estate: { scene: 'house', line: 'Estate planning in Florida and Colorado' },
  tax: { scene: 'street', line: 'Property tax appeals' },
  pages: { scene: 'courthouse', line: 'Law practice in Florida and Colorado' },
  legal: { scene: 'papers', line: 'Law practice in Florida and Colorado' },
  attorneys: { scene: 'courthouse', line: 'Law practice in Florida and Colorado' },
  articles: { scene: 'books', line: 'Plain words about your case' },
  guides: { scene: 'papers', line: 'Guides, one step at a time' },
};

/** The colors of the heroes, without a stylesheet. */
const looks = {
  urgent: { ground: '#0f3a3f', ink: '#e3eeeb', land: '#cfdfdb', opacity: 0.13 },
  care: { ground: '#f8eedb', ink: '#0f3a3f', land: '#f6b73c', opacity: 0.25 },
  reference: { ground: '#e3eeeb', ink: '#0f3a3f', land: '#cfdfdb', opacity: 1 },
};

const { site } = await loadContent({ root: process.cwd(), now: new Date() });
if (site === undefined) throw new Error('The content has problems; run "npm run check".');
const folder = join(process.cwd(), 'public/share');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [kind, { scene, line }] of Object.entries(scenes)) {
  await page.setContent(picture(site.firm.name, line, scene));
  await writeFile(join(folder, `${kind}.png`), await page.screenshot({ type: 'png' }));
  console.log(`public/share/${kind}.png`);
}
await browser.close();

function picture(name: string, line: string, scene: HeroArtName): string {
  const { family, sun, far, white, line: strokes } = heroScenes[scene];
  const { ground, ink, land, opacity } = looks[family];
  return `<!doctype html><style>
    body { margin: 0; background: ${ground}; color: ${ink}; font-family: 'Bitstream Charter', Georgia, 'Liberation Serif', serif; }
    h1 { margin: 96px 0 0 80px; font-size: 104px; font-weight: 400; }
    p { margin: 20px 0 0 84px; width: 560px; font: 34px/1.35 'Liberation Sans', sans-serif; }
    svg { position: absolute; right: 60px; bottom: 70px; width: 560px; }
    div { position: absolute; inset: auto 0 0; height: 72px; border-top: 2.4px solid ${ink}; box-sizing: border-box; }
  </style><h1>${name}</h1><p>${line}</p>
  <svg viewBox="0 0 480 300" fill="none" overflow="visible" stroke="#0f3a3f" stroke-width="2.4">
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="#f6b73c" stroke="none"/>
    <path d="${far}" fill="${land}" opacity="${opacity}" stroke="none"/><path d="${white}" fill="#fff"/><path d="${strokes}" stroke="${ink}"/>
  </svg><div></div>`;
}
