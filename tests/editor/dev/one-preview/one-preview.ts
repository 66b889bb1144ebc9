import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { beforeAll } from 'vitest';
import { findChromium } from '../../../../scripts/test/browsers.ts';
import { closeAfterFile } from '../../../fixtures/resources.ts';
import { startPreview } from '../bench/preview.ts';
import type { Preview } from '../bench/preview.ts';

// `npm test` installs a browser first. Without one, tests that need it are skipped.
const executablePath = findChromium();
export const hasBrowser = executablePath !== undefined;

/** Started before the first test of the file that imports these. */
export let preview: Preview;
export let browser: Browser;

beforeAll(async () => {
  preview = await startPreview();
  if (executablePath === undefined) return;
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  closeAfterFile(() => browser.close());
});
