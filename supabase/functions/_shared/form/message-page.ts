/** The page that tells a visitor without script how it went, where there is no form to show again. */
import type { Services } from '../services.ts';
import { escapeHtml, htmlPage } from './html-page.ts';

export type MessagePage = {
  status: number;
  heading: string;
  text: string;
  headers?: Record<string, string>;
};

export async function messagePage(
  { firmPhone, siteUrl }: Pick<Services, 'firmPhone' | 'siteUrl'>,
  { status, heading, text, headers = {} }: MessagePage,
): Promise<Response> {
  const title = escapeHtml(heading);
  const back = `<p><a href="${escapeHtml(siteUrl)}">Back to the site</a></p>`;
  const main = `<h1>${title}</h1><p role="status">${escapeHtml(text)}</p>${back}`;
  return await htmlPage({ status, title, main, firmPhone, headers });
}
