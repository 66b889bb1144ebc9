import type { Page as ContentPage, Site } from '#practice/site.ts';
import { Breadcrumbs, homeCrumb } from '#site/layout/breadcrumbs.tsx';
import { Document } from '#site/layout/document.tsx';
import { Frame, frameOf } from '#site/layout/frame.tsx';
import { notFoundHead } from '#site/layout/head.ts';
import { createView } from '#site/view/view.ts';
import { NotFound } from '#site/templates/not-found.tsx';
import type { PageProps } from '../../render-context.ts';

/** The 404 page, which Vike prerenders as 404.html. */
export function Page({ context: { site, booking }, constants }: PageProps) {
  const view = createView(site, anyEnglishPage(site), booking);
  const trail = [homeCrumb(view.words), { label: site.firm.notFound.label }];
  // The home page's button would open a dialog that this page doesn't have.
  const action = { href: site.firm.consultationForm, label: view.words.freeConsultation };
  return (
    <Document head={notFoundHead(site)} constants={constants}>
      <Frame
        {...frameOf(view)}
        action={action}
        breadcrumbs={<Breadcrumbs label={view.words.breadcrumb} items={trail} />}
      >
        <NotFound view={view} />
      </Frame>
    </Document>
  );
}

/** The 404 page has no content file, so it uses the frame of an English page. */
function anyEnglishPage(site: Site): ContentPage {
  const page = site.pages.get('/') ?? [...site.pages.values()][0];
  if (page === undefined) throw new Error('There is no page to build.');
  return { ...page, path: '', language: 'en' };
}
