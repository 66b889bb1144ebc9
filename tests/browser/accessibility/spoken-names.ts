import { test } from '@playwright/test';
import type { Page } from '@playwright/test';

type AccessibleControl = { role: string; name: string; url: string };

const controlRoles = new Set([
  'link',
  'button',
  'DisclosureTriangle',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
]);

/** Lists all controls in the accessibility tree, with menus and questions open. */
async function listControls(page: Page): Promise<AccessibleControl[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      // Only one member of a named group can be open.
      details.removeAttribute('name');
      details.open = true;
    }
  });
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes.flatMap(({ ignored, role, name, properties = [] }) => {
    if (ignored || !controlRoles.has(role?.value)) return [];
    const url = properties.find((property) => property.name === 'url')?.value.value ?? '';
    return [{ role: String(role?.value), name: String(name?.value ?? '').trim(), url: String(url) }];
  });
}

/** Finds controls without a name, and links with the same name but different targets. Attaches all names to the test. */
export async function findControlViolations(page: Page): Promise<string[]> {
  const controls = await listControls(page);
  const body = controls.map(({ role, name, url }) => `${role} "${name}" ${url}`).join('\n');
  await test.info().attach('names of all controls', { body, contentType: 'text/plain' });
  if (controls.length < 20) return [`found only ${controls.length} controls`];
  const unnamed = controls.filter(({ name }) => name === '');
  const links = controls.filter(({ role }) => role === 'link');
  return [
    ...unnamed.map(({ role, url }) => `a ${role} has no name ${url}`),
    ...[...Map.groupBy(links, ({ name }) => name.toLowerCase())].flatMap(([name, sameName]) => {
      const targets = new Set(sameName.map(({ url }) => getTarget(url)));
      return targets.size > 1 ? [`"${name}" links to ${[...targets].join(' and to ')}`] : [];
    }),
  ];
}

/** Returns a link's target without its query, which contains the placement of a booking link. */
function getTarget(url: string): string {
  const { protocol, host, pathname, hash } = new URL(url);
  return `${protocol}${host}${pathname}${hash}`;
}
