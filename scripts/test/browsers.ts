import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { printStage, run } from './stages.ts';

/** A browser that tests use, where it may be installed, and the Debian packages that contain it. */
type Browser = { name: string; variable: string; paths: readonly string[]; packages: readonly string[] };

const chromiumBrowser: Browser = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  paths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ],
  // These fonts have the same metrics as phone fonts; fallback fonts are up to 15% wider.
  packages: ['chromium', 'fonts-liberation'],
};

/** Chromium's headless shell. Preferred, because tests run 25% faster in it. */
const chromiumShell: Browser = {
  name: 'Chromium headless shell',
  variable: 'CHROMIUM_SHELL_PATH',
  paths: ['/usr/bin/chromium-headless-shell'],
  packages: ['chromium-headless-shell'],
};

const firefox: Browser = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  packages: ['firefox-esr'],
};

const webkit: Browser = {
  name: 'WebKit',
  variable: 'WEBKIT_PATH',
  paths: ['x86_64', 'aarch64'].map((arch) => `/usr/lib/${arch}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  packages: ['webkit2gtk-driver', 'xvfb'],
};

function findPath({ variable, paths }: Browser): string | undefined {
  return [process.env[variable] ?? '', ...paths].find((path) => path !== '' && existsSync(path));
}

/** Returns a browser's path, or undefined. Installs a missing one: Chromium with Playwright, then any browser with apt (only as root). */
function findOrInstall(browser: Browser): string | undefined {
  if (browser === chromiumBrowser && findPath(browser) === undefined)
    run(['playwright', 'install', 'chromium']);
  const path = findPath(browser);
  if (path !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return path;
  run(['apt-get', 'update', '-qq']);
  run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...browser.packages]);
  return findPath(browser);
}

/** Returns the path of an installed Chromium, preferably the headless shell. */
export function findChromium(): string | undefined {
  return findPath(chromiumShell) ?? findPath(chromiumBrowser);
}

/** Returns the path of Chromium, installing it if necessary. Throws if it can't be installed. */
export function ensureChromium(): string {
  const path = findOrInstall(chromiumBrowser);
  if (path === undefined)
    throw new Error('Chromium can’t be found or installed. Install it, and set CHROMIUM_PATH to its path.');
  return path;
}

/** Finds or installs Chromium, or Firefox and WebKit, and sets the environment variables that pass their paths to the tests. */
export function prepareBrowsers(group: 'chromium' | 'others'): void {
  for (const browser of group === 'chromium' ? [chromiumBrowser, chromiumShell] : [firefox, webkit]) {
    const path = findOrInstall(browser);
    printStage(browser.name, path ?? `is not installed: set ${browser.variable} to its path`);
    process.env[browser.variable] = path ?? '';
  }
}
