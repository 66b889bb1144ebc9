import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';

/** The browsers are found, or installed, by whoever starts the tests. */
const wholeBrowser = process.env['CHROMIUM_PATH'];
/** The same browser without its windows, where it is there: all that a page is made of takes it less time. */
const shell = process.env['CHROMIUM_SHELL_PATH'] || wholeBrowser;

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

function launching(executablePath: string | undefined, ...more: string[]): LaunchOptions {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...args, ...more],
    // Without it no page ever comes back from the back-forward cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/browser-tests',
  // Beside the test, and the same on every system.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  globalSetup: './global-setup.ts',
  workers: availableParallelism(),
  // A busy machine paints half-read pages and answers late; what fails twice in a row is a fault.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  projects: [
    {
      name: 'pages',
      testIgnore: 'speed.spec.ts',
      grepInvert: /@whole-browser/,
      // The process of the empty tab draws the page as well, and no second one is started for it.
      use: { launchOptions: launching(shell, '--renderer-process-limit=1') },
    },
    {
      name: 'whole browser',
      grep: /@whole-browser/,
      use: { launchOptions: launching(wholeBrowser) },
    },
    // One page at a time, after all others: a busy processor makes every task long.
    {
      name: 'speed',
      testMatch: 'speed.spec.ts',
      workers: 1,
      dependencies: ['pages', 'whole browser'],
    },
  ],
  timeout: 40_000,
  expect: { timeout: 8_000 },
  reporter: process.env['TEST_REPORT']
    ? [['list'], ['json', { outputFile: process.env['TEST_REPORT'] }]]
    : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: launching(shell),
  },
});
