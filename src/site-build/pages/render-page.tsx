import { renderToStaticMarkup } from 'react-dom/server';
import { all } from '#content/site.ts';
import type { Page } from '#content/site.ts';
import { Breadcrumbs, breadcrumbTrail, homeCrumb } from '#document/breadcrumbs.tsx';
import { Document } from '#document/document.tsx';
import type { Constants } from '#document/document.tsx';
import { Frame, frameOf } from '#document/frame.tsx';
import { headOf, notFoundHead } from '#document/head.ts';
import { jsonLdOf } from '#document/json-ld.ts';
import { hasForm } from '#page/form-copy.ts';
import { createView } from '#page/view.ts';
import { PageContent, PageDialogs } from '#templates/index.tsx';
import { NotFound } from '#templates/not-found.tsx';
import { ToastRegion } from '#ui/toast.tsx';
import type { RenderContext } from '../render-context.ts';

/** The complete HTML of a page. */
export function renderPage(page: Page, context: RenderContext, constants: Constants): string {
  const { site } = context;
  const view = createView(site, page, context.booking);
  const trail = breadcrumbTrail(site, page, view.words);
  return toHtml(
    <Document head={headOf(site, page)} jsonLd={jsonLdOf(site, page, trail)} constants={constants}>
      <Frame
        {...frameOf(view)}
        breadcrumbs={trail.length > 0 && <Breadcrumbs label={view.words.breadcrumb} items={trail} />}
      >
        <PageContent view={view} />
      </Frame>
      <PageDialogs view={view} />
      {hasForm(page) && <ToastRegion label={view.words.notifications} />}
    </Document>,
  );
}

/** The page for unknown addresses, served with status 404. */
export function renderNotFound(context: RenderContext, constants: Constants): string {
  const { site } = context;
  const view = createView(site, anyEnglishPage(context), context.booking);
  const trail = [homeCrumb(view.words), { label: site.firm.notFound.label }];
  // The home page's own button opens its dialog, which isn't on this page.
  const action = { href: site.firm.consultationForm, label: view.words.freeConsultation };
  return toHtml(
    <Document head={notFoundHead(site)} constants={constants}>
      <Frame
        {...frameOf(view)}
        action={action}
        breadcrumbs={<Breadcrumbs label={view.words.breadcrumb} items={trail} />}
      >
        <NotFound view={view} />
      </Frame>
    </Document>,
  );
}

function toHtml(document: React.ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** The not-found page has no content file of its own; its frame is the English one. */
function anyEnglishPage({ site }: RenderContext): Page {
  const page = site.pages.get('/') ?? [...site.pages.values()][0];
  if (page === undefined || all(site, 'frames').length === 0) throw new Error('There is no page to build.');
  return { ...page, path: '', language: 'en' };
}
