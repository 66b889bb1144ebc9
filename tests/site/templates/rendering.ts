import type { Site } from '../../../src/content/site.ts';
import { bookingConfig } from '../../../src/site-build/booking/booking-config.ts';
import { showPictures } from '../../../src/site-build/pictures.ts';
import { renderNotFound, renderPage } from '../../../src/site-build/pages/render-page.tsx';

const constants = { stylesheet: '', script: '', islands: '' };

/** The HTML of a page as the build's own templates draw it. Raises an error when there is no such page. */
export function pageHtml(ofContent: Site, path: string): string {
  const site = showPictures(ofContent);
  const page = site.pages.get(path);
  if (page === undefined) throw new Error(`${path} is no page.`);
  return renderPage(page, { site, booking: bookingConfig(site, {}) }, constants);
}

/** The HTML of the page for unknown addresses. */
export function notFoundHtml(site: Site): string {
  return renderNotFound({ site, booking: bookingConfig(site, {}) }, constants);
}
