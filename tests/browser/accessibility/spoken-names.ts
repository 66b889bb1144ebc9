import { test } from '@playwright/test';
import type { Page } from '@playwright/test';

type Spoken = { role: string; name: string; url: string };

const controls = new Set([
  'link',
  'button',
  'DisclosureTriangle',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
]);

/** All controls in the accessibility tree, with menus and questions open. */
async function listSpokenControls(page: Page): Promise<Spoken[]> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) {
      // Only one member of a named group can be open.
      part.removeAttribute('name');
      part.open = true;
    }
  });
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes.flatMap(({ ignored, role, name, properties = [] }) => {
    if (ignored || !controls.has(role?.value)) return [];
    const url = properties.find((property) => property.name === 'url')?.value.value ?? '';
    return [{ role: String(role?.value), name: String(name?.value ?? '').trim(), url: String(url) }];
  });
}

/** Checks the names of all controls and attaches them to the test. */
export async function findControlViolations(page: Page): Promise<string[]> {
  const spoken = await listSpokenControls(page);
  const body = spoken.map(({ role, name, url }) => `${role} "${name}" ${url}`).join('\n');
  await test.info().attach('names of all controls', { body, contentType: 'text/plain' });
  return spoken.length < 20 ? [`only ${spoken.length} controls have names`] : nameClashes(spoken);
}

/** Controls without a name, and links with the same name and different targets. */
function nameClashes(spoken: Spoken[]): string[] {
  const nameless = spoken
    .filter(({ name }) => name === '')
    .map(({ role, url }) => `a ${role} has no name ${url}`);
  const places = new Map<string, Set<string>>();
  for (const { role, name, url } of spoken) {
    if (role === 'link')
      places.set(name.toLowerCase(), (places.get(name.toLowerCase()) ?? new Set()).add(getTarget(url)));
  }
  const clashes = [...places].filter(([, all]) => all.size > 1);
  return [...nameless, ...clashes.map(([name, all]) => `"${name}" links to ${[...all].join(' and to ')}`)];
}

/** The target without its query, which contains the position of a booking link. */
function getTarget(url: string): string {
  const { protocol, host, pathname, hash } = new URL(url);
  return `${protocol}${host}${pathname}${hash}`;
}
