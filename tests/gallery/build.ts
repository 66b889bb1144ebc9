/** Builds the gallery as a site of its own, with the headers that hosts send. */
import { createHash } from 'node:crypto';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { publishIslands } from '../../src/site-build/booking/forms-data.ts';
import { buildBrowserAssets } from '../../src/site-build/bundle/browser-assets.ts';
import { policyFileOf } from '../../src/hosting/host-files.ts';
import type { HostingPolicy } from '../../src/hosting/policy.ts';
import type * as Gallery from './gallery.tsx';
import { config, spanishConsultation, words } from './words.ts';

const english = {
  consultation: words.consultation,
  'wrongful-death': words.wrongfulDeath,
  'county-lead': words.countyLead,
  'tax-intake': words.taxIntake,
  subscribe: words.subscribe,
};

const formsData = { config, words: { en: english, es: { consultation: spanishConsultation } } };

export async function buildGallery(root: string, outDir: string): Promise<void> {
  const code = join(outDir, 'code');
  const { startScript: core, startParts, islands: bundled } = await buildBrowserAssets(root, code);
  // Every page here has all parts, in one element.
  const startScript = [core, ...startParts.map(({ text }) => text)].join(';');
  const islands = await publishIslands(join(code, 'assets'), bundled, formsData);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: join(import.meta.dirname, 'gallery.tsx'),
      outDir: join(outDir, 'pages'),
      emptyOutDir: true,
      cssMinify: 'lightningcss',
    },
    ssr: { noExternal: true },
  });
  const gallery: typeof Gallery = await import(pathToFileURL(join(outDir, 'pages/gallery.js')).href);
  const site = join(outDir, 'site');
  await mkdir(site, { recursive: true });
  const constants = { script: startScript, islands, speculationRules: '' };
  for (const name of gallery.pageNames) {
    await writeFile(join(site, `${name}.html`), gallery.galleryPage(name, constants) ?? '');
  }
  await cp(join(root, 'public/favicon.svg'), join(site, 'favicon.svg'));
  await cp(join(outDir, 'code/assets'), join(site, 'assets'), { recursive: true });
  await writeFile(policyFileOf(site), JSON.stringify(policy(startScript, gallery.stylesheet.trim())));
}

function policy(script: string, style: string): HostingPolicy {
  const security = [
    "default-src 'none'",
    `script-src 'self' ${hash(script)}`,
    `style-src ${hash(style)}`,
    "img-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const values = [
    ['Content-Security-Policy', security],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ] as const;
  return { headers: [{ path: '/*', values }], redirects: [], notFound: '404.html' };
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
