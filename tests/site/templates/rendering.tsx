import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '#practice/site.ts';
import { buildFormsConfig } from '#build/forms/forms-config.ts';
import { addPictureSizes } from '#build/pictures.ts';
import type { PageProps } from '#build/render-context.ts';
import { Page as NotFoundPage } from '#build/vike/_error/+Page.tsx';
import { Page } from '#build/vike/page/+Page.tsx';
import { loadSiteWith } from '../../content/edited-content.ts';
import type { Edits, CheckSettings } from '../../content/edited-content.ts';

export { loadSiteWith };

const noConstants: PageProps['constants'] = { stylesheet: '', script: '', islands: '' };

/** Renders a page as the build does. Throws if it doesn't exist. */
export function renderPage(site: Site, path: string): string {
  return render(Page, addPictureSizes(site), path);
}

/** Renders and parses a page after content edits. */
export function renderWithEdits(path: string, edits?: Edits, setting?: CheckSettings): HTMLElement {
  return parse(renderPage(loadSiteWith(edits, setting), path));
}

/** Renders the page for unknown paths. */
export function renderNotFound(site: Site): string {
  return render(NotFoundPage, site, '');
}

/** Renders a page component. */
export function render(
  Component: ComponentType<PageProps>,
  site: Site,
  path: string,
  constants = noConstants,
): string {
  const context = { site, formsConfig: buildFormsConfig(site, {}) };
  return `<!doctype html>${renderToStaticMarkup(<Component context={context} path={path} constants={constants} />)}`;
}
