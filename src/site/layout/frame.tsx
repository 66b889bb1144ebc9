import type { ReactNode } from 'react';
import type { DataOf } from '#practice/collections.ts';
import type { Language } from '#content/languages/languages.ts';
import { listCollection, getEntry } from '#content/site.ts';
import { buildCountyLinks } from '#site/view/counties.ts';
import { chooseHeaderAction } from '#site/view/header-action.ts';
import { buildLanguageLinks, buildPageLink, listVersions } from '#site/view/links.ts';
import { buildEmailProps, buildOfficeDetails, findPageOffice, listOffices } from '#site/view/offices.ts';
import { listDisclaimers, fill, translateCity, buildPhoneHref } from '#site/view/view.ts';
import type { View } from '#site/view/view.ts';
import { LanguageSwitch } from '#site/sections/language-switch.tsx';
import type { LanguageSwitchProps } from '#site/sections/language-switch.tsx';
import type { NavLink } from '#ui/links.tsx';
import { Footer } from './footer.tsx';
import type { FooterProps } from './footer.tsx';
import { TopBar } from './navigation.tsx';
import type { CallLinkProps, Dropdown, HeaderActionProps, NavigationProps } from './navigation.tsx';

/** Data for the layout around a page, in the page's language. */
export type FrameData = {
  skipLabel: string;
  call: CallLinkProps;
  action: HeaderActionProps | undefined;
  languages: LanguageSwitchProps;
  navigation: NavigationProps;
  footer: FooterProps;
};

type FrameProps = FrameData & {
  /** Below the bar; the home page has none. */
  breadcrumbs?: ReactNode;
  children: ReactNode;
};

/** The layout around a page: the bar, breadcrumbs and footer. */
export function Frame(props: FrameProps) {
  const { skipLabel, call, action, languages, navigation, breadcrumbs, children, footer } = props;
  return (
    <>
      <header className="border-b border-line bg-white roomy:sticky roomy:top-0 roomy:z-10">
        <a className="fixed -top-36 left-2 z-20 bg-white px-4 py-3 focus:top-2 print:hidden" href="#main">
          {skipLabel}
        </a>
        <TopBar call={call} action={action} navigation={navigation} />
      </header>
      <div className="page-column flex flex-wrap items-center justify-between gap-x-3 py-1 text-s">
        {breadcrumbs}
        {languages.links.length > 1 && <LanguageSwitch {...languages} />}
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer {...footer} />
    </>
  );
}

/** Builds the frame’s data: the firm’s records, and the menu and copy in the page’s language. */
export function buildFrame(view: View): FrameData {
  const { site, frame } = view;
  const { data: menu } = getEntry(site, 'menus', view.language);
  const { phone } = findPageOffice(view);
  return {
    skipLabel: frame.skip,
    call: { callLabel: frame.callNow, phoneHref: buildPhoneHref(phone), phoneText: phone },
    action: chooseHeaderAction(view),
    languages: buildLanguageRow(view),
    navigation: {
      label: frame.mainNavigation,
      brand: site.firm.name,
      home: buildPageLink(view, '/', menu.home),
      menuLabel: frame.menu,
      closeLabel: frame.close,
      groups: menu.groups.map(({ label, items }) => ({ label, items: buildDropdownItems(view, items) })),
    },
    footer: buildFooter(view),
  };
}

/** Builds the row of all languages, in the same order on every page. */
function buildLanguageRow(view: View): LanguageSwitchProps {
  const { page, language, frame } = view;
  const { entry } = page;
  const translations = buildTranslationLinks(view).flatMap(({ lang, ...link }) =>
    lang === undefined ? [] : [{ ...link, lang }],
  );
  const ownLink = { href: page.path, label: frame.languageName, lang: language, current: true };
  const links: LanguageSwitchProps['links'] = [ownLink, ...translations].toSorted((a, b) =>
    a.lang.localeCompare(b.lang),
  );
  const isInAllLanguages = translations.every(({ about }) => about === undefined);
  const label = isInAllLanguages ? frame.otherLanguages : frame.languages;
  return { label: entry.collection === 'immigration' ? entry.data.switch.label : label, links };
}

function buildFooter(view: View): FooterProps {
  const { site, language, frame } = view;
  const { entry } = view.page;
  const { firm } = site;
  const { data: menu } = getEntry(site, 'menus', language);
  const mainOffice = getEntry(site, 'offices', firm.mainOffice).data;
  const countyFooter = entry.collection === 'counties' ? entry.data.footer : undefined;
  const responsibleLine = fill(frame.responsible, {
    attorney: getEntry(site, 'attorneys', firm.attorney).data.name,
    firm: firm.name,
    city: translateCity(frame, `${mainOffice.city}, ${mainOffice.region}`),
  });
  return {
    brand: {
      name: firm.name,
      href: countyFooter?.brandLink ?? '/',
      tagline: language === 'en' ? firm.tagline : undefined,
    },
    contactHeading: frame.contact,
    // Only contact sections show hours, directions and links for text messages.
    offices: listOffices(site).map(({ data }) => {
      const { name, lines, phoneHref, phoneText } = buildOfficeDetails(view, data);
      return { name, lines, phoneHref, phoneText };
    }),
    email: buildEmailProps(view),
    // One line replaces a note at each link.
    englishNote: language === 'en' ? undefined : frame.footerInEnglish,
    columns: menu.footer.map(({ label, items }) => ({
      heading: label,
      links: withTopic(view, label, buildMenuLinks(view, items)).map((link) => ({
        ...link,
        note: undefined,
      })),
    })),
    attorneyLine: `${frame.advertising} ${responsibleLine}`,
    disclaimers: listDisclaimers(view, firm.footerDisclaimers),
    copyright: `© ${countyFooter?.copyrightYear ?? firm.copyrightYear} ${firm.name}. ${frame.rights}`,
    sampleNotice: firm.placeholder ? frame.sampleBuild : undefined,
    legalLinks: buildMenuLinks(view, menu.legal),
  };
}

/** Adds the column's heading, for screen readers, to a language name that also labels a different link on the page. */
function withTopic(view: View, topic: string, links: NavLink[]): NavLink[] {
  const versions: NavLink[] = [...buildTranslationLinks(view), ...buildLanguageLinks(view)];
  return links.map((link) =>
    versions.some(
      ({ lang, label, href }) =>
        lang === link.lang && compareIgnoringMarks(label, link.label) === 0 && href !== link.href,
    )
      ? { ...link, topic }
      : link,
  );
}

type MenuItem = DataOf<'menus'>['legal'][number];
type DropdownItem = DataOf<'menus'>['groups'][number]['items'][number];

function buildDropdownItems(view: View, items: DropdownItem[]): Dropdown['items'] {
  return items.flatMap((item): Dropdown['items'] =>
    'heading' in item
      ? [{ heading: item.heading, links: buildMenuLinks(view, item.items) }]
      : buildMenuLinks(view, [item]),
  );
}

/** Compares text, ignoring the invisible marks that the preview adds. */
const compareIgnoringMarks = new Intl.Collator('en').compare;

function findLanguageByName({ site }: View, name: string): Language | undefined {
  return listCollection(site, 'frames').find(
    ({ data }) => compareIgnoringMarks(data.languageName, name) === 0,
  )?.data.language;
}

type TranslationLink = NavLink & Pick<LanguageSwitchProps['links'][number], 'about'>;

/** Builds links to this page in each other language or, without a translation, to another page, with that page's topic. */
export function buildTranslationLinks(view: View): TranslationLink[] {
  const { site, language } = view;
  const versions = listVersions(view);
  return buildMenuLinks(view, getEntry(site, 'menus', language).data.languages).map((link) => {
    const version = versions.find((candidate) => candidate.language === link.lang);
    if (version !== undefined) return { ...link, href: version.path };
    return { ...link, about: site.pages.get(link.href)?.entry.data.label };
  });
}

function buildMenuLinks(view: View, items: MenuItem[]): NavLink[] {
  return items.flatMap((item) => {
    if ('all' in item) return buildCountyLinks(view, item.all === 'footer-counties');
    const { to, label } = item;
    const link = buildPageLink(view, to, label);
    // A language under its own name is pronounced in that language and needs no note.
    const namedLanguage = label === undefined ? undefined : findLanguageByName(view, label);
    return namedLanguage === undefined ? link : { ...link, lang: namedLanguage, note: undefined };
  });
}
