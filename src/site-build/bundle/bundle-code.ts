import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBrowserAssets } from './browser-assets.ts';
import { bundleTemplates } from './bundle-templates.ts';
import { bundleFolder, keptFile } from './bundle.ts';
import type { KeptBundle } from './bundle.ts';

/** The process behind `startBundling`. Its words: the project's root, and the fingerprint of the sources. */
const [root = process.cwd(), fingerprint = ''] = process.argv.slice(2);

const folder = bundleFolder(root);
const browser = await buildBrowserAssets(root, join(folder, 'browser'));
const renderer = await bundleTemplates(root, join(folder, 'pages'));
const kept: KeptBundle = {
  fingerprint,
  bundle: { ...browser, assets: join(folder, 'browser/assets'), renderer },
};
await writeFile(keptFile(root), JSON.stringify(kept));
