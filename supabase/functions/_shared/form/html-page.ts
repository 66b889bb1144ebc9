/** What a visitor without script sees instead of JSON: one small document, with the phone number at its end. */
import { commonHeaders } from '../http/answer.ts';
import { pageStyle } from './page-style.ts';

export type HtmlPage = {
  status: number;
  title: string;
  /** Markup of the main part; whatever was typed by someone is escaped in it. */
  main: string;
  firmPhone: string;
  /** Origins that a form on the page may lead to: browsers apply `form-action` to the redirect as well. */
  leadsTo?: readonly string[];
  headers?: Record<string, string>;
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A number without a country code is American: clients abroad call it too. */
function telephone(number: string): string {
  const digits = number.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}

export async function htmlPage(page: HtmlPage): Promise<Response> {
  const { status, title, main, firmPhone, leadsTo = [], headers } = page;
  const { css, source } = await pageStyle();
  const phone = escapeHtml(firmPhone);
  const call = `<p>Or call us: <a href="${telephone(firmPhone)}">${phone}</a></p>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${css}</style></head><body><main>${main}${call}</main></body></html>`;
  const formAction = ["'self'", ...new Set(leadsTo)].join(' ');
  return new Response(html, {
    status,
    headers: {
      ...headers,
      ...commonHeaders,
      // Under `no-referrer` a form on this page would be sent with the origin "null", and be refused.
      'referrer-policy': 'same-origin',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${source}; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}
