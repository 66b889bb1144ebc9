import { chromium } from '@playwright/test';
import { firstThatExists } from './find-program.ts';
import { installPackages } from './packages.ts';
import { announce, run } from './stage.ts';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium: the one in CHROMIUM_PATH, an installed one, Playwright's own
 * download, or Debian's package. Says which. Raises an error when none can be had.
 */
export async function findBrowser(): Promise<string> {
  const found = await installedBrowser();
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

/** Path of a Chromium that is here already. */
export async function installedBrowser(): Promise<string | undefined> {
  return await firstThatExists([process.env['CHROMIUM_PATH'], ...usualPlaces, chromium.executablePath()]);
}

function say(path: string, how: string): string {
  announce('Browser', `${path} (${how})`);
  return path;
}
