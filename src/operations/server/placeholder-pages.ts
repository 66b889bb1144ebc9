/** Local replacements for the third-party calendar and payment pages. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { renderMessagePage } from '#functions/http/html-page.ts';

export const placeholderPaths = { calendar: '/local/calendar', payment: '/local/payment' };

const pages = [
  {
    path: placeholderPaths.calendar,
    heading: 'Choose a time',
    text: 'Your request has been stored on this machine. On the published site the firm’s calendar opens here.',
  },
  {
    path: placeholderPaths.payment,
    heading: 'Payment',
    text: 'On the published site the firm’s payment page opens here. Nothing was charged.',
  },
];

export function createPlaceholderPages(): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  for (const { path, ...page } of pages)
    app.get(path, () => renderMessagePage({ firmPhone: '', siteUrl: '/' }, { status: 200, ...page }));
  return app;
}
