import type { Page, Request } from '@playwright/test';

/** Opens a page. Returns requests and cookies that are forbidden before the visitor acts. */
export async function openingFaults(page: Page, url: string): Promise<string[]> {
  const { origin } = new URL(url);
  const faults: string[] = [];
  // Ends pending requests of the previous page.
  let arrived = false;
  page.once('framenavigated', () => (arrived = true));
  const hear = (request: Request) => {
    if (!arrived) return;
    if (request.resourceType() === 'script') faults.push(`requests the script ${request.url()}`);
    if (new URL(request.url()).origin !== origin) faults.push(`requests another site: ${request.url()}`);
  };
  page.on('request', hear);
  await page.goto(url);
  page.off('request', hear);
  const cookies = await page.context().cookies();
  return [...faults, ...cookies.map(({ name }) => `sets the cookie ${name}`)];
}
