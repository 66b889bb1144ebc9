/** What is read aloud: languages, names that tell links apart, films, and messages that are announced. */
import { expect, test } from '../servers.ts';
import { faultsOn } from './faults-on.ts';
import { contrastFaults } from './contrast-faults.ts';
import { helpFaults } from './help-order.ts';
import { nameFaults } from './name-faults.ts';
import { address, built, routes } from './routes.ts';
import { nameClashes, spokenControls } from './spoken-names.ts';

test.skip(!built, 'The site has not been built.');

test('on every page languages are marked, and links, buttons and films say what they do', async ({
  page,
}) => {
  test.setTimeout(150_000);
  expect(await faultsOn(page, routes, nameFaults)).toEqual({});
});

test('on every page each control has a name, and links of one name lead to one place', async ({ page }) => {
  test.setTimeout(150_000);
  const faults: Record<string, string[]> = {};
  const dump: string[] = [];
  for (const path of routes) {
    await page.goto(`${address}${path}`);
    const spoken = await spokenControls(page);
    dump.push(path, ...spoken.map(({ role, name, url }) => `  ${role} "${name}" ${url}`));
    const found = nameClashes(spoken);
    if (found.length > 0 || spoken.length < 20) faults[path] = found;
  }
  await test.info().attach('names of all controls', { body: dump.join('\n'), contentType: 'text/plain' });
  expect(faults).toEqual({});
});

test('on every page text stands out from its ground by 4.5:1, large text and borders of fields by 3:1', async ({
  page,
}) => {
  test.setTimeout(150_000);
  expect(await faultsOn(page, routes, contrastFaults)).toEqual({});
});

test('on every page the ways to reach the firm stand in the same order at the same places', async ({
  page,
}) => {
  test.setTimeout(150_000);
  expect(await faultsOn(page, routes, helpFaults)).toEqual({});
});

test('primary buttons and every x are at least 44 px, every control outside of sentences 24 px', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const faults = new Set<string>();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of routes) {
      await page.goto(`${address}${path}`);
      for (const fault of await page.evaluate(smallTargets)) faults.add(`${path} at ${width} px: ${fault}`);
    }
  }
  expect([...faults]).toEqual([]);
});

function smallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary',
  );
  return [...controls].flatMap((control) => {
    const shown = control.checkVisibility({ visibilityProperty: true }) && !control.matches('.skip, .vh');
    if (!shown || getComputedStyle(control).display === 'inline') return [];
    const target = control.matches('[type=checkbox], [type=radio]')
      ? (control.closest('label') ?? control)
      : control;
    const { width, height } = target.getBoundingClientRect();
    const least = control.matches('.btn, .x, [type=submit], button') ? 44 : 24;
    if (width >= least - 0.01 && height >= least - 0.01) return [];
    return [
      `${control.localName}.${control.className} "${control.innerText.slice(0, 30)}" is ${width} x ${height}`,
    ];
  });
}
