import type { DataOf } from '#practice/collections.ts';
import { findLanguageVersions } from '#content/routes/translations.ts';
import type { Page, Site } from '#practice/site.ts';
import { toTitleCase } from '#content/source/slug.ts';
import { findPathInLanguage } from '#site/view/links.ts';

export type Crumb = { label: string; href?: string };

/**
 * Builds the breadcrumbs from the home page to this page, one per path segment. Pages and known segments have labels; other segments
 * are shown in title case. Empty on the home page.
 */
export function buildBreadcrumbs(site: Site, page: Page, frame: DataOf<'frames'>): Crumb[] {
  const segments = page.path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return [];
  const crumbs = segments.map((segment, index): Crumb => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    const target = site.pages.get(path);
    const pageLabel = target?.entry.data.label;
    const sectionLabel = frame.sections[segment];
    const isForeign = target !== undefined && target.language !== page.language;
    const label = (isForeign ? sectionLabel : pageLabel) ?? pageLabel ?? sectionLabel ?? toTitleCase(segment);
    const isLink = index < segments.length - 1 && target !== undefined;
    return isLink ? { label, href: path } : { label };
  });
  return [buildHomeCrumb(frame), ...listCountyParent(site, page), ...crumbs];
}

/** Returns the parent of a county page: the page that lists all counties, because county pages have top-level paths. */
function listCountyParent(site: Site, page: Page): Crumb[] {
  if (!findLanguageVersions(site, page).some(({ entry }) => entry.collection === 'counties')) return [];
  const [path = ''] = findPathInLanguage(site, site.firm.countyList, page.language).split('#');
  const parent = site.pages.get(path);
  return parent === undefined
    ? []
    : [{ label: parent.entry.data.label ?? parent.entry.data.title, href: path }];
}

/** Builds the first crumb. All languages share one home page. */
export function buildHomeCrumb({ breadcrumbHome }: DataOf<'frames'>): Crumb {
  return { label: breadcrumbHome, href: '/' };
}

type BreadcrumbsProps = {
  label: string;
  /** The last item is the page itself. */
  items: Crumb[];
};

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav className="text-soft" aria-label={label}>
      {/* Phones show only the parent, in the row with the languages. */}
      <ol className="flex flex-wrap gap-x-2 max-md:[&>li:not(:nth-last-child(2))]:hidden" role="list">
        {items.map(({ label: text, href }, index) => (
          <li key={text} className="flex gap-x-2 *:py-1">
            {href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{text}</span>
            ) : (
              <a href={href}>{text}</a>
            )}
            {index < items.length - 1 && (
              <span className="max-md:hidden" aria-hidden="true">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
