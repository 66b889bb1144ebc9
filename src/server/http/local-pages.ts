/** Pages that stand in for other companies' pages while the site runs on one machine. */
import type { ServerResponse } from 'node:http';
import { pageStyle } from '../../../supabase/functions/_shared/form/page-style.ts';

const pages: ReadonlyMap<string, { title: string; text: string }> = new Map([
  [
    '/local/calendar',
    {
      title: 'Choose a time',
      text: 'Your request has been stored on this machine. On the published site the firm’s calendar opens here.',
    },
  ],
  [
    '/local/payment',
    {
      title: 'Payment',
      text: 'On the published site the firm’s payment page opens here. Nothing was charged.',
    },
  ],
]);

/** True when the path was one of these pages and has been answered. */
export async function localPage(path: string, response: ServerResponse): Promise<boolean> {
  const page = pages.get(path);
  if (page === undefined) return false;
  const { css, source } = await pageStyle();
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // Firefox asks for the icon of every page.
    'content-security-policy': `default-src 'none'; img-src 'self'; style-src ${source}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  });
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${page.title}</title><style>${css}</style></head><body><main><h1>${page.title}</h1><p>${page.text}</p><p><a href="/">Back to the site</a></p></main></body></html>`,
  );
  return true;
}
