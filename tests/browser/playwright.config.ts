import { defineConfig } from '@playwright/test';

/** The browser is found, or installed, by whoever starts the tests. */
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/browser-tests',
  // Beside the test, and the same on every system.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  globalSetup: './global-setup.ts',
  workers: 2,
  // A busy machine paints half-read pages and answers late; what fails twice in a row is a fault.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  projects: [
    { name: 'pages', testIgnore: 'speed.spec.ts' },
    // Alone on the machine: what else runs would make its tasks long.
    { name: 'speed', testMatch: 'speed.spec.ts', fullyParallel: false, dependencies: ['pages'] },
  ],
  timeout: 40_000,
  expect: { timeout: 8_000 },
  reporter: process.env['TEST_REPORT']
    ? [['list'], ['json', { outputFile: process.env['TEST_REPORT'] }]]
    : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
      // Without it no page ever comes back from the back-forward cache.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
});
