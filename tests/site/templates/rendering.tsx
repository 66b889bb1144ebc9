import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../../../src/practice/site.ts';
import { bookingConfig } from '../../../src/site-build/booking/booking-config.ts';
import { showPictures } from '../../../src/site-build/pictures.ts';
import type { PageProps } from '../../../src/site-build/render-context.ts';
import { Page as NotFoundPage } from '../../../src/site-build/vike/_error/+Page.tsx';
import { Page } from '../../../src/site-build/vike/page/+Page.tsx';

const noConstants: PageProps['constants'] = { stylesheet: '', script: '', islands: '' };

/** The HTML of a page from the build's own templates. Throws an error when there is no such page. */
export function pageHtml(ofContent: Site, path: string): string {
  return render(Page, showPictures(ofContent), path);
}

/** The HTML of the page for unknown addresses. */
export function notFoundHtml(site: Site): string {
  return render(NotFoundPage, site, '');
}

/** The HTML of a page component for the content as it is. */
export function render(
  Component: ComponentType<PageProps>,
  site: Site,
  path: string,
  constants = noConstants,
): string {
  const context = { site, booking: bookingConfig(site, {}) };
  return `<!doctype html>${renderToStaticMarkup(<Component context={context} path={path} constants={constants} />)}`;
}
