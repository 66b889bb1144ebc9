/**
 * Builds the gallery as a site of its own, with the headers that hosts send; below /raw/ with its utilities
 * as they are written.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { publishIslands } from '../../src/site-build/booking/published-data.ts';
import { buildBrowserAssets } from '../../src/site-build/bundle/browser-assets.ts';
import { drawClasses } from '../../src/site-build/pages/draw-classes.ts';
import { shortClasses } from '../../src/site-build/bundle/short-classes.ts';
import { policyFileOf } from '../../src/hosting/host-files.ts';
import type { HostingPolicy } from '../../src/hosting/policy.ts';
import type * as Gallery from './gallery.tsx';
import { config, deadlines, spanishConsultation, words } from './words.ts';

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
  const {
    startScript: core,
    startParts,
    islands: islandsCode,
  } = await buildBrowserAssets(root, code, shortClasses(root, { moreFolders: ['tests/gallery'] }));
  // Every page here has all parts, in one element.
  const startScript = [core, ...startParts.map(({ text }) => text)].join(';');
  const islands = await publishIslands(join(code, 'assets'), islandsCode, {
    forms: formsData,
    deadlines,
    closings: {},
  });
  const site = join(outDir, 'site');
  await mkdir(join(site, 'raw'), { recursive: true });
  const galleries = {
    '': await bundled(shortClasses(root, { moreFolders: ['tests/gallery'] })),
    raw: await bundled(),
  };
  const styles: string[] = [];
  for (const [folder, gallery] of Object.entries(galleries)) {
    const { shortClasses: names } = gallery;
    // Every page here has all of it.
    const [drawn = ''] = await drawClasses(root, names, [Object.keys(names)]);
    const stylesheet = folder === '' ? drawn : gallery.stylesheet.trim();
    styles.push(stylesheet);
    const constants = { stylesheet, script: startScript, islands };
    for (const name of gallery.pageNames) {
      await writeFile(join(site, folder, `${name}.html`), gallery.galleryPage(name, constants) ?? '');
    }
  }
  await cp(join(root, 'public/favicon.svg'), join(site, 'favicon.svg'));
  await cp(join(outDir, 'code/assets'), join(site, 'assets'), { recursive: true });
  await writeFile(policyFileOf(site), JSON.stringify(policy(startScript, styles)));

  async function bundled(classNames?: Plugin): Promise<typeof Gallery> {
    const folder = join(outDir, 'pages', classNames?.name ?? 'raw');
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [classNames, react(), tailwindcss()],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: join(import.meta.dirname, 'gallery.tsx'),
        outDir: folder,
        emptyOutDir: true,
        cssMinify: 'lightningcss',
      },
      ssr: { noExternal: true },
    });
    return await import(pathToFileURL(join(folder, 'gallery.js')).href);
  }
}

function policy(script: string, styles: string[]): HostingPolicy {
  const security = [
    "default-src 'none'",
    `script-src 'self' ${hash(script)}`,
    `style-src ${styles.map(hash).join(' ')}`,
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
