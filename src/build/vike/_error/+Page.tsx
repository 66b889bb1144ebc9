import type { Page as ContentPage, Site } from '#practice/site.ts';
import { Breadcrumbs, buildHomeCrumb } from '#site/layout/breadcrumbs.tsx';
import { Document } from '#site/layout/document.tsx';
import { Frame, buildFrame } from '#site/layout/frame.tsx';
import { buildNotFoundHead } from '#site/layout/head.ts';
import { createView } from '#site/view/view.ts';
import { NotFound } from '#site/templates/not-found.tsx';
import type { PageProps } from '../../render-context.ts';

/** The 404 page, which Vike prerenders as 404.html. */
export function Page({ context: { site, formsConfig }, constants }: PageProps) {
  const view = createView(site, createLayoutPage(site), formsConfig);
  const { languages, ...frame } = buildFrame(view);
  const trail = [buildHomeCrumb(view.frame), { label: site.firm.notFound.label }];
  // The home page's button opens a dialog, which this page doesn't have.
  const action = { href: site.firm.consultationForm, label: view.frame.foreclosureConsultation };
  return (
    <Document head={buildNotFoundHead(site)} constants={constants}>
      <Frame
        {...frame}
        // Omits the current language, because the 404 page has no URL to link to.
        languages={{ ...languages, links: languages.links.filter(({ current }) => !current) }}
        action={action}
        breadcrumbs={<Breadcrumbs label={view.frame.breadcrumb} items={trail} />}
      >
        <NotFound view={view} />
      </Frame>
    </Document>
  );
}

/** Creates the English page that the 404 page's layout needs, from the home page. */
function createLayoutPage(site: Site): ContentPage {
  const page = site.pages.get('/') ?? [...site.pages.values()][0];
  if (page === undefined) throw new Error('The site has no pages.');
  return { ...page, path: '', language: 'en' };
}
