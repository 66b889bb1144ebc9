/** Local replacements for the third-party calendar and payment pages. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { renderDocument, styleSource } from '#functions/http/html-page.ts';

export const placeholderPaths = { calendar: '/local/calendar', payment: '/local/payment' };

const pages = [
  {
    path: placeholderPaths.calendar,
    title: 'Choose a time',
    text: 'Your request has been stored on this machine. On the published site the firm’s calendar opens here.',
  },
  {
    path: placeholderPaths.payment,
    title: 'Payment',
    text: 'On the published site the firm’s payment page opens here. Nothing was charged.',
  },
];

export function createPlaceholderPages(): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  for (const { path, title, text } of pages) {
    app.get(path, (c) => {
      const main = `<h1>${title}</h1><p>${text}</p><p><a href="/">Back to the site</a></p>`;
      c.header('cache-control', 'no-store');
      c.header('x-content-type-options', 'nosniff');
      // Allows images, because Firefox requests an icon for every page.
      c.header(
        'content-security-policy',
        `default-src 'none'; img-src 'self'; style-src ${styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
      return c.html(renderDocument(title, main));
    });
  }
  return app;
}
