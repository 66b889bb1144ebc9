import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { beforeAll } from 'vitest';
import { findChromium } from '../../../../scripts/test/browsers.ts';
import { closeAfterFile, createTemporaryFolder } from '../../../fixtures/resources.ts';
import { startPreview } from '../bench/preview.ts';
import type { Preview } from '../bench/preview.ts';
import { startHost } from '../publishing/host.ts';
import type { Host } from '../publishing/host.ts';

// `npm test` installs a browser first. Without one, tests that need it are skipped.
const executablePath = findChromium();
export const hasBrowser = executablePath !== undefined;

/** Started before the first test of the file that imports these. */
export let preview: Preview;
/** A fake GitHub, to which the preview sends changes. */
export let host: Host;
/** The home folder of the preview's user, with Git's settings. */
export let homeFolder: string;
export let browser: Browser;

beforeAll(async () => {
  homeFolder = await createTemporaryFolder();
  host = await startHost();
  preview = await startPreview(0, {
    HOME: homeFolder,
    GIT_CONFIG_NOSYSTEM: '1',
    GITHUB_API_URL: `${host.url}/api`,
  });
  if (executablePath === undefined) return;
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  closeAfterFile(() => browser.close());
});
