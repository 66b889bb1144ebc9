import type { Page } from '@playwright/test';
import { address } from './routes.ts';

/**
 * From now on the page at this path comes with a style of ours, and with markup of ours ahead of its footer.
 */
export async function breakPage(
  page: Page,
  path: string,
  { html = '', css = '' }: { html?: string | undefined; css?: string | undefined },
): Promise<void> {
  await page.context().route(`${address}${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('</head>', `<style>${css}</style></head>`)
      .replace('<footer', `${html}<footer`);
    await route.fulfill({ response, body });
  });
}
