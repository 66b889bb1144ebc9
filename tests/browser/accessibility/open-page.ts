import type { Page, Request } from '@playwright/test';

/** Opens a page. Returns requests and cookies that are forbidden before the visitor acts. */
export async function openAndFindEarlyRequests(page: Page, url: string): Promise<string[]> {
  const { origin } = new URL(url);
  const violations: string[] = [];
  // Ignores pending requests of the previous page.
  let hasNavigated = false;
  page.once('framenavigated', () => (hasNavigated = true));
  const onRequest = (request: Request) => {
    if (!hasNavigated) return;
    if (request.resourceType() === 'script') violations.push(`requests the script ${request.url()}`);
    if (new URL(request.url()).origin !== origin) violations.push(`requests another site: ${request.url()}`);
  };
  page.on('request', onRequest);
  await page.goto(url);
  page.off('request', onRequest);
  const cookies = await page.context().cookies();
  return [...violations, ...cookies.map(({ name }) => `sets the cookie ${name}`)];
}
