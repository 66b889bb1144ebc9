import { Breadcrumbs, buildBreadcrumbs } from '#site/layout/breadcrumbs.tsx';
import { Document } from '#site/layout/document.tsx';
import { Frame, buildFrame } from '#site/layout/frame.tsx';
import { buildHead } from '#site/layout/head.ts';
import { buildJsonLd } from '#site/layout/json-ld.ts';
import { hasForm } from '#site/view/form-copy.ts';
import { createView } from '#site/view/view.ts';
import { PageContent, PageDialogs } from '#site/templates/index.tsx';
import { ToastRegion } from '#ui/toast.tsx';
import type { PageProps } from '../../render-context.ts';

/** A page, from `<html>` down. Throws if the path has no page. */
export function Page({ context: { site, formsConfig }, path, constants }: PageProps) {
  const page = site.pages.get(path);
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  const view = createView(site, page, formsConfig);
  const trail = buildBreadcrumbs(site, page, view.frame);
  return (
    <Document head={buildHead(site, page)} jsonLd={buildJsonLd(site, page, trail)} constants={constants}>
      <Frame
        {...buildFrame(view)}
        breadcrumbs={trail.length > 0 && <Breadcrumbs label={view.frame.breadcrumb} items={trail} />}
      >
        <PageContent view={view} />
      </Frame>
      <PageDialogs view={view} />
      {hasForm(page) && <ToastRegion label={view.frame.notifications} />}
    </Document>
  );
}
