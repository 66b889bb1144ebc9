import type { DataOf } from '#content/collections.ts';
import { all, find } from '#content/site.ts';
import type { Page, Site } from '#content/site.ts';
import type { NavLink } from '#ui/links.tsx';
import { breadcrumbTrail } from './breadcrumbs.tsx';
import type { FooterProps } from './footer.tsx';
import { responsibleAttorney } from './head.ts';
import { officesInOrder } from './offices.ts';
import type { PageShellProps } from './page-shell.tsx';

/** How the frame asks for links and texts of the page's language; the templates' side answers. */
export type FrameTools = {
  link: (to: string, label?: string) => NavLink;
  counties: (footerOnly: boolean) => NavLink[];
  office: (data: DataOf<'offices'>) => FooterProps['offices'][number];
  telephone: (phone: string) => string;
  fill: (sentence: string, values: Record<string, string>) => string;
};

type MenuItem = DataOf<'menus'>['legal'][number];

/** The frame around a page: top bar, navigation, breadcrumb bar and footer, in the page's language. */
export function siteFrame(
  site: Site,
  page: Page | undefined,
  tools: FrameTools,
): Omit<PageShellProps, 'children'> {
  const language = page?.language ?? 'en';
  const words = find(site, 'frames', language).data;
  const menu = find(site, 'menus', language).data;
  const main = find(site, 'offices', site.firm.mainOffice).data;
  const trail = page === undefined ? [] : breadcrumbTrail(site, page, words);
  const links = (items: MenuItem[]): NavLink[] => items.flatMap((item) => menuLinks(item, site, tools));
  return {
    skipLabel: words.skip,
    topBar: { callLabel: words.callNow, phoneHref: tools.telephone(main.phone), phoneText: main.phone },
    navigation: {
      label: words.mainNavigation,
      brand: site.firm.name,
      home: tools.link('/', menu.home),
      menuLabel: words.menu,
      groups: menu.groups.map(({ label, items }) => ({ label, links: links(items) })),
    },
    ...(trail.length > 0 && { breadcrumbs: { label: words.breadcrumb, items: trail } }),
    footer: footer(site, page, tools, links),
  };
}

function menuLinks(item: MenuItem, site: Site, tools: FrameTools): NavLink[] {
  if ('all' in item) return tools.counties(item.all === 'footer-counties');
  const link = tools.link(item.to, item.label);
  // A language that goes by its own name is read out in that language, and needs no note beside it.
  const named = all(site, 'frames').find(({ data }) => data.languageName === item.label);
  return [named === undefined ? link : { ...link, lang: named.data.language, note: undefined }];
}

function footer(
  site: Site,
  page: Page | undefined,
  tools: FrameTools,
  links: (items: MenuItem[]) => NavLink[],
): FooterProps {
  const language = page?.language ?? 'en';
  const words = find(site, 'frames', language).data;
  const menu = find(site, 'menus', language).data;
  const main = find(site, 'offices', site.firm.mainOffice).data;
  const own = page?.entry.collection === 'counties' ? page.entry.data.footer : undefined;
  const offices = officesInOrder(site);
  const values = {
    attorney: responsibleAttorney(site).data.name,
    firm: site.firm.name,
    city: `${main.city}, ${main.region}`,
  };
  return {
    brand: {
      name: site.firm.name,
      href: own?.brandLink ?? '/',
      tagline: language === 'en' ? site.firm.tagline : undefined,
    },
    contactHeading: words.contact,
    offices: offices.map(({ data }) => tools.office(data)),
    email: { href: `mailto:${site.firm.email}`, text: site.firm.email },
    columns: menu.footer.map(({ label, items }) => ({ heading: label, links: links(items) })),
    attorneyLine: `${words.advertising} ${tools.fill(words.responsible, values)}`,
    disclaimers: site.firm.footerDisclaimers.map((id) => find(site, 'disclaimers', id).data.texts[language]),
    copyright: `© ${own?.copyrightYear ?? site.firm.copyrightYear} ${site.firm.name}. ${words.rights}`,
    legalLinks: links(menu.legal),
  };
}
