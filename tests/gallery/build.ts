/** Builds the gallery with security headers, and a copy with uncompiled utilities below /raw/. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { fingerprintCode } from '#build/forms/published-data.ts';
import { buildInlineScripts, buildLazyCode } from '#build/bundle/browser-code.ts';
import { assignShortClasses, createShortClassesPlugin } from '#build/bundle/short-classes.ts';
import { createClassCompiler } from '#build/pages/compile-classes.ts';
import { getPolicyFile } from '#build/hosting/host-files.ts';
import type { HostingPolicy } from '#build/hosting/policy.ts';
import type * as Gallery from './gallery.tsx';
import { config, deadlines, formCopy } from './copy.ts';

const englishForms = {
  consultation: formCopy.consultation,
  'wrongful-death': formCopy.wrongfulDeath,
  'county-lead': formCopy.countyLead,
  'tax-intake': formCopy.taxIntake,
  subscribe: formCopy.subscribe,
};

const formsData = { config, copy: { en: englishForms } };

export async function buildGallery(root: string, outDir: string): Promise<void> {
  const code = join(outDir, 'code');
  const names = assignShortClasses(root, ['tests/gallery']);
  const lazyCode = join(code, 'assets/code');
  const [compile, inlineScripts, rawStylesheet, pages, rawPages] = await Promise.all([
    createClassCompiler(root, names),
    buildInlineScripts(root),
    compileRawUtilities(),
    bundleGallery(createShortClassesPlugin(names)),
    bundleGallery(),
    buildLazyCode(root, lazyCode, createShortClassesPlugin(names)),
  ]);
  const { startScript: baseScript, onDemandScripts } = inlineScripts;
  // Every page contains all scripts, in one element.
  const startScript = [baseScript, ...onDemandScripts.map(({ text }) => text)].join(';');
  const data = { forms: formsData, deadlines, closings: {} };
  const islands = await fingerprintCode(lazyCode, data);
  const site = join(outDir, 'site');
  await mkdir(join(site, 'raw'), { recursive: true });
  // Every page has all classes.
  const galleries = {
    '': { stylesheet: compile(new Set(names.values())), pages },
    raw: { stylesheet: rawStylesheet, pages: rawPages },
  };
  for (const [folder, gallery] of Object.entries(galleries)) {
    const constants = { stylesheet: gallery.stylesheet, script: startScript, islands };
    for (const name of pages.pageNames) {
      const html = gallery.pages.renderGalleryPage(name, constants) ?? '';
      await writeFile(join(site, folder, `${name}.html`), html);
    }
  }
  const styles = Object.values(galleries).map(({ stylesheet }) => stylesheet);
  await cp(join(root, 'public/favicon.svg'), join(site, 'favicon.svg'));
  await cp(join(outDir, 'code/assets'), join(site, 'assets'), { recursive: true });
  await writeFile(getPolicyFile(site), JSON.stringify(createPolicy(startScript, styles)));

  async function bundleGallery(classNames?: Plugin): Promise<typeof Gallery> {
    const folder = join(outDir, 'pages', classNames?.name ?? 'raw');
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [classNames, react()],
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

  /** Compiles the utilities with Tailwind's plugin, as the preview does. */
  async function compileRawUtilities(): Promise<string> {
    const folder = join(outDir, 'styles');
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [tailwindcss()],
      build: {
        rollupOptions: {
          input: join(root, 'src/site/styles/development.css'),
          output: { assetFileNames: '[name].css' },
        },
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        cssMinify: 'lightningcss',
      },
    });
    return (await readFile(join(folder, 'development.css'), 'utf8')).trim();
  }
}

function createPolicy(script: string, styles: string[]): HostingPolicy {
  const contentPolicy = [
    "default-src 'none'",
    `script-src 'self' ${formatHash(script)}`,
    `style-src ${styles.map(formatHash).join(' ')}`,
    "img-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const values = [
    ['Content-Security-Policy', contentPolicy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ] as const;
  return { headers: [{ path: '/*', values }], redirects: [] };
}

function formatHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
