import { renderToStaticMarkup } from 'react-dom/server';
import { all } from '#content/site.ts';
import type { Page } from '#content/site.ts';
import { breadcrumbTrail } from '#document/breadcrumb-trail.ts';
import { Breadcrumbs } from '#document/breadcrumbs.tsx';
import type { Constants } from '#document/document.tsx';
import { Document } from '#document/document.tsx';
import { headOf, notFoundHead } from '#document/head.ts';
import { jsonLdOf } from '#document/json-ld.ts';
import { PageShell } from '#document/page-shell.tsx';
import { siteFrame } from '#document/site-frame.tsx';
import type { FrameTools } from '#document/site-frame.tsx';
import { countyLinks } from '#templates/county-links.ts';
import { PageDialogs } from '#templates/dialogs.tsx';
import { PageContent } from '#templates/index.tsx';
import { NotFound } from '#templates/not-found.tsx';
import { hasForm } from '#templates/page-forms.ts';
import { pageLink } from '#templates/page-links.ts';
import type { View } from '#templates/view.ts';
import { createView, fill, officeDetails, telephone } from '#templates/view.ts';
import { ToastRegion } from '#ui/toast-region.tsx';
import type { RenderWorld } from './render-world.ts';
import { ShellPlace, shellAround, spliceShell } from './shared-shell.tsx';
import { withPictureSizes } from './sized-pictures.ts';

/** The complete HTML of the page at `path`, or undefined when no page has that address. */
export function renderPage(path: string, world: RenderWorld, constants: Constants): string | undefined {
  const { site } = world;
  const page = site.pages.get(path);
  if (page === undefined) return undefined;
  const view = createView(site, page, world.booking);
  const trail = breadcrumbTrail(site, page, view.words);
  const html = toHtml(
    <Document head={headOf(site, page)} jsonLd={jsonLdOf(site, page, trail)} constants={constants}>
      <ShellPlace of="bars" />
      {trail.length > 0 && <Breadcrumbs label={view.words.breadcrumb} items={trail} />}
      <ShellPlace of="opening" />
      <PageContent view={view} />
      <ShellPlace of="footer" />
      <PageDialogs view={view} />
      {hasForm(page) && <ToastRegion label={view.words.notifications} />}
    </Document>,
  );
  return spliceShell(withPictureSizes(html, site.pictures), shellAround(site, page, frameTools(view)));
}

/** The page for unknown addresses, served with status 404. */
export function renderNotFound(world: RenderWorld, constants: Constants): string {
  const { site } = world;
  const view = createView(site, anyEnglishPage(world), world.booking);
  return toHtml(
    <Document head={notFoundHead(site)} constants={constants}>
      <PageShell {...siteFrame(site, undefined, frameTools(view))}>
        <NotFound view={view} />
      </PageShell>
    </Document>,
  );
}

function toHtml(document: React.ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

export function frameTools(view: View): FrameTools {
  return {
    link: (to, label) => pageLink(view, to, label),
    counties: (footerOnly) => countyLinks(view, footerOnly),
    office: (data) => officeDetails(view, data),
    telephone,
    fill,
  };
}

/** The not-found page has no content file of its own; its frame is the English one. */
function anyEnglishPage({ site }: RenderWorld): Page {
  const page = site.pages.get('/') ?? [...site.pages.values()][0];
  if (page === undefined || all(site, 'frames').length === 0) throw new Error('There is no page to build.');
  return { ...page, path: '', language: 'en' };
}
