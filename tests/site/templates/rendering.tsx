import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '#practice/site.ts';
import { buildBookingConfig } from '#build/booking/booking-config.ts';
import { showPictures } from '#build/pictures.ts';
import type { PageProps } from '#build/render-context.ts';
import { Page as NotFoundPage } from '#build/vike/_error/+Page.tsx';
import { Page } from '#build/vike/page/+Page.tsx';
import { loadSiteWith } from '../../content/edited-content.ts';
import type { Edits, Setting } from '../../content/edited-content.ts';

export { loadSiteWith };

const noConstants: PageProps['constants'] = { stylesheet: '', script: '', islands: '' };

/** The HTML of a page from the build's own templates. Throws an error when there is no such page. */
export function renderPage(ofContent: Site, path: string): string {
  return render(Page, showPictures(ofContent), path);
}

/** A parsed page of the site after edits of its content. */
export function renderWithEdits(path: string, edits?: Edits, setting?: Setting): HTMLElement {
  return parse(renderPage(loadSiteWith(edits, setting), path));
}

/** The HTML of the page for unknown addresses. */
export function renderNotFound(site: Site): string {
  return render(NotFoundPage, site, '');
}

/** The HTML of a page component for the content as it is. */
export function render(
  Component: ComponentType<PageProps>,
  site: Site,
  path: string,
  constants = noConstants,
): string {
  const context = { site, booking: buildBookingConfig(site, {}) };
  return `<!doctype html>${renderToStaticMarkup(<Component context={context} path={path} constants={constants} />)}`;
}
