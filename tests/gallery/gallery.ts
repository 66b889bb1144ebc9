/**
 * Draws every part of the site on three pages, for looking at: `node tests/gallery/gallery.ts [page] [width]`.
 * Prints the weight of the stylesheet and of each page, and where the pictures are.
 * CHROMIUM_PATH names a browser to use instead of Playwright's own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { axeFaults } from '../browser/accessibility/axe.ts';

const out = join(tmpdir(), 'design-gallery');
const [, , onlyPage, onlyWidth] = process.argv;

function weight(text: string) {
  return `${brotliCompressSync(text).length} bytes in brotli`;
}

await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), tailwindcss()],
  build: {
    ssr: 'tests/gallery/gallery.tsx',
    outDir: join(out, 'code'),
    emptyOutDir: true,
    cssMinify: 'lightningcss',
  },
  ssr: { noExternal: true },
});
const { documents, stylesheet } = await import(pathToFileURL(join(out, 'code', 'gallery.js')).href);
process.stdout.write(`stylesheet: ${weight(stylesheet)}, ${stylesheet.length} plain\n`);
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'site.css'), stylesheet);

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {});
for (const { name, html } of documents) {
  process.stdout.write(`${name}: ${weight(html)}\n`);
  writeFileSync(join(out, `${name}.html`), html);
  if (onlyPage && onlyPage !== name) continue;
  for (const width of [360, 768, 1280]) {
    if (onlyWidth && Number(onlyWidth) !== width) continue;
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto(pathToFileURL(join(out, `${name}.html`)).href);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const fault of await axeFaults(page)) process.stdout.write(`  ${name} ${width} ${fault}\n`);
    if (overflow > 0) process.stdout.write(`  ${name} ${width}: ${overflow}px too wide\n`);
    await page.screenshot({ path: join(out, `${name}-${width}.png`), fullPage: true });
    await context.close();
  }
}
await browser.close();
process.stdout.write(`pictures in ${out}\n`);
