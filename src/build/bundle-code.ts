import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBrowserAssets } from './browser-assets.ts';
import { bundleTemplates } from './bundle-templates.ts';
import { bundleFolder, bundleNotes } from './bundle.ts';
import type { Bundle } from './bundle.ts';

/** The process behind `startBundling`. Its word: the project's root. */
const [root = process.cwd()] = process.argv.slice(2);

const folder = bundleFolder(root);
const browser = await buildBrowserAssets(root, join(folder, 'browser'));
const renderer = await bundleTemplates(root, join(folder, 'pages'));
const bundle: Bundle = { ...browser, assets: join(folder, 'browser/assets'), renderer };
await writeFile(bundleNotes(root), JSON.stringify(bundle));
