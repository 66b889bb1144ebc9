/** HTML pages for links in emails, and for visitors without JavaScript, who can't use JSON responses. */
import { createHash } from 'node:crypto';
import { pageCopy, translate } from '../forms/messages.ts';
import { commonHeaders } from './json-response.ts';

/** The language of a page, and its translated messages. */
export type PageLanguage = { code: string; messages?: { readonly [english: string]: string } };

export const english: PageLanguage = { code: 'en' };

type HtmlPage = {
  status: number;
  title: string;
  /** Escaped HTML. */
  main: string;
  firmPhone: string;
  language: PageLanguage;
  /** Origins that a form's response may redirect to: browsers apply `form-action` to redirects as well. */
  redirectOrigins?: readonly string[];
  headers?: Record<string, string>;
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns a `tel:` URL with the country code, for clients abroad. */
export function toPhoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}

/** Renders a page. `title` and `main` are escaped HTML. */
export function renderHtmlPage(page: HtmlPage): Response {
  const { status, title, main, firmPhone, language, redirectOrigins = [], headers } = page;
  const phone = escapeHtml(firmPhone);
  const orCall = escapeHtml(translate(language.messages, pageCopy.orCall));
  const call = phone === '' ? '' : `<p>${orCall} <a href="${toPhoneHref(firmPhone)}">${phone}</a></p>`;
  const formAction = ["'self'", ...new Set(redirectOrigins)].join(' ');
  return new Response(renderDocument(title, main + call, language.code), {
    status,
    headers: {
      ...headers,
      ...commonHeaders,
      // With `no-referrer`, a form on this page would be submitted with the origin "null" and rejected.
      'referrer-policy': 'same-origin',
      'content-type': 'text/html; charset=utf-8',
      // Allows images, because Firefox requests an icon for every page.
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src ${styleSource}; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

/** The stylesheet of the functions' pages; the CSP allows it by its hash. */
const css = [
  "body{margin:0;background:#eff4f2;color:#16272c;font:1.0625rem/1.55 -apple-system,'Segoe UI',Roboto,Arial,sans-serif}",
  'main{max-width:34rem;margin:0 auto;padding:1.5rem 1.125rem;background:#fff;border-top:.5rem solid #0f3a3f}',
  'h1{margin:.5rem 0 1rem;font:600 1.75rem/1.2 Charter,Cambria,Georgia,serif;color:#0f3a3f}',
  'h2{margin:0 0 .5rem;font-size:1.125rem}',
  'a{color:#0f5a64}',
  'a[href^=tel]{font-weight:600;white-space:nowrap}',
  'ul{margin:0;padding:0;list-style:none}',
  'li+li{margin-top:.5rem}',
  'label{font-weight:600}',
  'input[type=checkbox]+label{font-weight:400}',
  'div{margin:0 0 1.25rem}',
  'input:not([type=checkbox]),select,textarea{display:block;box-sizing:border-box;width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .625rem;border:1px solid #66797d;border-radius:.375rem;background:#fff;color:inherit;font:inherit}',
  'input[type=checkbox]{width:1.25rem;height:1.25rem;margin:0 .375rem 0 0;vertical-align:-.2em}',
  'body [aria-invalid]{border:2px solid #a5201b}',
  '.summary{padding:1rem;border:2px solid #a5201b;border-radius:.625rem;background:#fdf2ef}',
  '.hint{margin:.125rem 0}',
  '.error{margin:.25rem 0;padding-left:.5rem;border-left:4px solid #a5201b;font-weight:600}',
  'button,.call{min-height:3rem;padding:.625rem 1.5rem;border:0;border-radius:.375rem;background:#0f3a3f;color:#fff;font:inherit;font-weight:600}',
  '.call{display:block;box-sizing:border-box;text-align:center;text-decoration:none}',
  ':focus-visible{outline:3px solid #0f3a3f;outline-offset:3px}',
  '@media (forced-colors:active){button,.call{border:2px solid}}',
].join('');

const styleSource = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** Renders a document with `noindex` from escaped HTML. */
function renderDocument(title: string, main: string, language: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${css}</style></head><body><main>${main}</main></body></html>`;
}

type MessagePage = {
  status: number;
  heading: string;
  text: string;
  language?: PageLanguage;
  headers?: Record<string, string>;
};

/** Renders a page with a heading, a paragraph and a link to the site. */
export function renderMessagePage(
  { firmPhone, siteUrl }: { firmPhone: string; siteUrl: string },
  { status, heading, text, language = english, headers = {} }: MessagePage,
): Response {
  const title = escapeHtml(heading);
  const backText = escapeHtml(translate(language.messages, pageCopy.back));
  const back = `<p><a href="${escapeHtml(siteUrl)}">${backText}</a></p>`;
  const main = `<h1>${title}</h1><p role="status">${escapeHtml(text)}</p>${back}`;
  return renderHtmlPage({ status, title, main, firmPhone, language, headers });
}
