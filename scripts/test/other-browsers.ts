import { firstThatExists } from './find-program.ts';
import { installPackages } from './packages.ts';
import { announce } from './stage.ts';

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
    const path = (await pathOf(browser)) ?? ((await installed(browser)) ? await pathOf(browser) : undefined);
    announce(browser.name, path ?? 'is not here, and its tests are left out');
    process.env[browser.variable] = path ?? '';
  }
}

function pathOf({ variable, places }: OtherBrowser): Promise<string | undefined> {
  return firstThatExists([process.env[variable], ...places]);
}

async function installed({ packages }: OtherBrowser): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || (await firstThatExists(['/usr/bin/apt-get'])) === undefined) return false;
  return await installPackages(['--no-install-recommends', ...packages]);
}
