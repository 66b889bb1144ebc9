import type { Page } from '@playwright/test';

export type Spoken = { role: string; name: string; url: string };

const controls = new Set([
  'link',
  'button',
  'DisclosureTriangle',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
]);

/** Every control as the browser hands it to a screen reader, menus and questions opened. */
export async function spokenControls(page: Page): Promise<Spoken[]> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) {
      // Of a named group the browser keeps one open only.
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

/** Controls without a name, and links of one name that lead to different places. */
export function nameClashes(spoken: Spoken[]): string[] {
  const nameless = spoken
    .filter(({ name }) => name === '')
    .map(({ role, url }) => `a ${role} has no name ${url}`);
  const places = new Map<string, Set<string>>();
  for (const { role, name, url } of spoken) {
    if (role === 'link')
      places.set(name.toLowerCase(), (places.get(name.toLowerCase()) ?? new Set()).add(placeOf(url)));
  }
  const clashes = [...places].filter(([, all]) => all.size > 1);
  return [...nameless, ...clashes.map(([name, all]) => `"${name}" leads to ${[...all].join(' and to ')}`)];
}

/** Where a booking link stood is written behind the question mark; it leads to the same calendar. */
function placeOf(url: string): string {
  const { protocol, host, pathname, hash } = new URL(url);
  return `${protocol}${host}${pathname}${hash}`;
}
