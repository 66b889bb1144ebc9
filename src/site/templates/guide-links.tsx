import { buildPath } from '#content/routes/routes.ts';
import { listCollection } from '#content/site.ts';
import type { Entry } from '#practice/site.ts';
import { buildPageLink } from '#site/view/links.ts';
import type { View } from '#site/view/view.ts';
import { partHeadingClass } from '#ui/band.tsx';
import { LinkList } from '#ui/links.tsx';

/** Maximum number of guides in the list. The guides page lists all. */
const maxGuides = 3;

/** Finds the guides whose files list this page. */
function findGuides({ site, page }: View): Entry<'guides'>[] {
  return listCollection(site, 'guides')
    .filter(({ data }) => data.pages.includes(page.path))
    .toSorted((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));
}

export function hasGuides(view: View): boolean {
  return findGuides(view).length > 0;
}

/** Links to the page's guides, shown beside its closing call to action. */
export function GuideLinks({ view }: { view: View }) {
  const { frame, site } = view;
  const guides = findGuides(view);
  const links = guides.slice(0, maxGuides).map((guide) => buildPageLink(view, buildPath(guide)));
  if (guides.length > maxGuides) links.push(buildPageLink(view, site.firm.guideList, frame.allGuides));
  return (
    <>
      <h2 className={partHeadingClass}>{frame.guides}</h2>
      <div className="mt-4 [&_a]:inline-block [&_a]:py-1">
        <LinkList links={links} />
      </div>
    </>
  );
}
