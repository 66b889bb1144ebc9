import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vike/api';
import { buildBrowserAssets } from './browser-assets.ts';
import { bundleFolder } from './bundle.ts';
import type { KeptBundle } from './bundle.ts';
import { loadQuotedFacts } from './mdx-facts.ts';

/** The process behind `bundleSite`. Its words: the project's root, and the fingerprint of its sources. */
const [root = process.cwd(), fingerprint = ''] = process.argv.slice(2);
const folder = bundleFolder(root);

const assets = await buildBrowserAssets(root, join(folder, 'browser'));
await loadQuotedFacts(root);
await build({
  viteConfig: {
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(folder, 'pages'), copyPublicDir: false },
    environments: {
      ssr: { build: { rollupOptions: { input: { renderer: join(root, 'src/build/page-renderer.ts') } } } },
    },
  },
});

const kept: KeptBundle = {
  fingerprint,
  bundle: {
    ...assets,
    assets: join(folder, 'browser/assets'),
    renderer: join(folder, 'pages/server/renderer.mjs'),
  },
};
await mkdir(folder, { recursive: true });
// Written last: without it the bundle does not count.
await writeFile(join(folder, 'bundle.json'), JSON.stringify(kept));
