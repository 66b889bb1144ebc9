import type { Page, Request } from '@playwright/test';

/** Opens a page; tells what it asks for before a visitor acts, of what no page may ask for. */
export async function openingFaults(page: Page, url: string): Promise<string[]> {
  const { origin } = new URL(url);
  const faults: string[] = [];
  // What the page before still asks for ends with it.
  let arrived = false;
  page.once('framenavigated', () => (arrived = true));
  const hear = (request: Request) => {
    if (!arrived) return;
    if (request.resourceType() === 'script') faults.push(`asks for the script ${request.url()}`);
    if (new URL(request.url()).origin !== origin) faults.push(`asks another site: ${request.url()}`);
  };
  page.on('request', hear);
  await page.goto(url);
  page.off('request', hear);
  const cookies = await page.context().cookies();
  return [...faults, ...cookies.map(({ name }) => `sets the cookie ${name}`)];
}
