import { access } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { announce, run } from './stages.ts';

/** The first of these paths at which there is a file. */
async function firstThatExists(paths: (string | undefined)[]): Promise<string | undefined> {
  for (const path of paths) {
    if (path === undefined || path === '') continue;
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (exists) return path;
  }
  return undefined;
}

/** Installs packages of a Debian system; true when they are there afterwards. `words` may hold options of apt-get. */
async function installPackages(words: string[]): Promise<boolean> {
  await run(['apt-get', 'update', '-qq']);
  return (await run(['apt-get', 'install', '-y', '-qq', ...words])) === 0;
}

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium: the one in CHROMIUM_PATH, an installed one, Playwright's own
 * download, or Debian's package. Says which. Raises an error when none can be had.
 */
export async function findBrowser(): Promise<string> {
  const found = await firstThatExists(wholeBrowsers());
  if (found !== undefined) return say(found, 'found');

  announce('Browser', 'none found; trying Playwright’s download');
  if ((await run(['playwright', 'install', 'chromium'])) === 0) {
    const downloaded = await firstThatExists([chromium.executablePath()]);
    if (downloaded !== undefined) return say(downloaded, 'downloaded by Playwright');
  }
  announce('Browser', 'that did not work; trying the package "chromium" of this system');
  await installPackages(['chromium']);
  const installed = await firstThatExists(usualPlaces);
  if (installed !== undefined) return say(installed, 'installed from the system’s packages');
  throw new Error(
    'No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its program.',
  );
}

const wholeBrowsers = () => [process.env['CHROMIUM_PATH'], ...usualPlaces, chromium.executablePath()];
const shells = () => [process.env['CHROMIUM_SHELL_PATH'], '/usr/bin/chromium-headless-shell'];

/** Path of a Chromium that is here already, of the kind that takes the least time. */
export async function installedBrowser(): Promise<string | undefined> {
  return await firstThatExists([...shells(), ...wholeBrowsers()]);
}

/**
 * Path of the same Chromium without its windows, which takes a quarter less time for the
 * same pages; undefined where there is none and Debian's package can't be had.
 */
export async function findShell(): Promise<string | undefined> {
  const found = await firstThatExists(shells());
  if (found !== undefined || !(await couldInstall({ packages: ['chromium-headless-shell'] }))) return found;
  return await firstThatExists(shells());
}

function say(path: string, how: string): string {
  announce('Browser', `${path} (${how})`);
  return path;
}

type OtherBrowser = {
  name: string;
  /** The variable that tells the tests where it is. */
  variable: string;
  places: string[];
  /** Debian's packages that it comes from. */
  packages: string[];
};

const others: OtherBrowser[] = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_PATH',
    places: ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/**
 * Finds Firefox and WebKit for the tests of other browsers, and installs
 * them where Debian's packages can be had. Says which tests are left out.
 */
export async function findOtherBrowsers(): Promise<void> {
  for (const browser of others) {
    const path =
      (await pathOf(browser)) ?? ((await couldInstall(browser)) ? await pathOf(browser) : undefined);
    announce(browser.name, path ?? 'is not here, and its tests are left out');
    process.env[browser.variable] = path ?? '';
  }
}

function pathOf({ variable, places }: OtherBrowser): Promise<string | undefined> {
  return firstThatExists([process.env[variable], ...places]);
}

async function couldInstall({ packages }: Pick<OtherBrowser, 'packages'>): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || (await firstThatExists(['/usr/bin/apt-get'])) === undefined) return false;
  return await installPackages(['--no-install-recommends', ...packages]);
}
