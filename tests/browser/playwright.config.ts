import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';

/** `scripts/test/browsers.ts` finds or installs the browsers. */
const wholeBrowser = process.env['CHROMIUM_PATH'];
/** Chromium's headless shell, in which tests run faster. */
const headlessShell = process.env['CHROMIUM_SHELL_PATH'] || wholeBrowser;

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

function createLaunchOptions(executablePath: string | undefined, ...extraArgs: string[]): LaunchOptions {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...args, ...extraArgs],
    // Enables the back-forward cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/browser-tests',
  // Prints the servers' URLs, which become an environment variable of the tests (`servers.ts`).
  webServer: {
    command: `"${process.execPath}" tests/browser/serve.ts`,
    cwd: '../..',
    wait: { stdout: /^(?<TEST_SERVERS>\[.*\])$/m },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  workers: availableParallelism(),
  // On a busy machine, timing can fail a test once.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  projects: [
    {
      name: 'pages',
      grepInvert: /@whole-browser/,
      // Reuses the renderer process of the empty tab.
      use: { launchOptions: createLaunchOptions(headlessShell, '--renderer-process-limit=1') },
    },
    {
      name: 'whole browser',
      grep: /@whole-browser/,
      use: { launchOptions: createLaunchOptions(wholeBrowser) },
    },
  ],
  timeout: 40_000,
  expect: { timeout: 8_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/outlines/{arg}{ext}' } },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: createLaunchOptions(headlessShell),
  },
});
