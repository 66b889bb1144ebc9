import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBrowserAssets } from './browser-assets.ts';
import { browserNotes, bundleFolder } from './bundle.ts';

/** The first process behind `startBundling`: the code for browsers. Its word: the project's root. */
const [root = process.cwd()] = process.argv.slice(2);

const assets = await buildBrowserAssets(root, join(bundleFolder(root), 'browser'));
await writeFile(browserNotes(root), JSON.stringify(assets));
