import { describe, expect, test } from 'vitest';
import { barNames } from '../../browser/accessibility/bar-names.ts';
import { breadcrumbTrail } from '#document/breadcrumbs.tsx';
import { languageVersions } from '../../../src/content/routes/translations.ts';
import { find } from '../../../src/content/site.ts';
import { pathInLanguage } from '../../../src/page/links.ts';
import { content, counties, translations } from './support/content.ts';
import { addressed, hasPage, pageAt, pages, redirectPages } from './support/site.ts';
import { textOf } from './support/text.ts';

const inFooter = counties
  .filter(({ entry }) => entry.data.inFooter)
  .toSorted((a, b) => a.entry.data.order - b.entry.data.order)
  .map(({ path }) => path);
const languages = [
  '/immigration-law',
  '/immigration-ukrainian',
  '/immigration-russian',
  '/immigration-spanish',
];
/** What a county's file says of its footer; the other pages have the one of the firm. */
const footerOf = (path: string) => ({
  copyrightYear: content.firm.copyrightYear,
  brandLink: '/',
  ...counties.find((county) => county.path === path)?.entry.data.footer,
});

describe.each(pages)('$path', ({ path, root }) => {
  const header = root.querySelector('header');
  const navigation = header?.querySelector('nav');
  const footer = root.querySelector('footer');
  const footerLinks = footer?.querySelectorAll('a').map((anchor) => anchor.getAttribute('href')) ?? [];

  test('has one bar with a link that calls', () => {
    expect(header?.querySelector('a[href^="tel:"]')).not.toBeNull();
  });

  test('has a navigation with Home, three dropdowns of which one is open at a time, and a menu toggle', () => {
    const groups = navigation?.querySelectorAll('details[name]') ?? [];
    expect(navigation?.querySelector('li > a')?.getAttribute('href')).toBe('/');
    expect(groups).toHaveLength(3);
    expect(new Set(groups.map((group) => group.getAttribute('name'))).size).toBe(1);
    expect(groups.every((group) => group.querySelectorAll('li a').length > 0)).toBe(true);
    expect(navigation?.querySelector('details[data-menu="site"] > summary')).not.toBeNull();
  });

  test('has its languages below its breadcrumbs, wherever it has both', () => {
    const navs = root.querySelectorAll('header ~ nav, main nav');
    const trail = navs.findIndex((nav) => nav.querySelector('ol') !== null);
    const above = navs.slice(0, Math.max(trail, 0));
    expect(above.flatMap((nav) => nav.querySelectorAll('a[hreflang]'))).toEqual([]);
  });

  test('has a footer with contact details, counties, languages, resources and the legal pages', () => {
    expect(footer?.querySelectorAll('address').length).toBe(2);
    expect(footerLinks.filter((href) => href?.startsWith('tel:'))).toHaveLength(2);
    expect(footerLinks).toContain('mailto:contact@example.com');
    expect(footerLinks).toEqual(expect.arrayContaining([...languages, '/probate']));
    // In the page's language.
    const language = root.querySelector('html')?.getAttribute('lang');
    const inLanguage = translations.filter((page) => page.language === language).map((page) => page.path);
    const inOwnLanguage = (of: string) => inLanguage.find((version) => version.startsWith(of)) ?? of;
    expect(footerLinks.filter((href) => href?.includes('-foreclosure-defense'))).toEqual(
      inFooter.map(inOwnLanguage),
    );
    const others = ['/foreclosure-defense', '/privacy-policy', '/terms-of-service'].map(inOwnLanguage);
    expect(footerLinks).toEqual(expect.arrayContaining(['/florida-property-tax-appeals', ...others]));
  });

  test('has the copyright year and the brand link that its footer is to have', () => {
    const { copyrightYear, brandLink } = footerOf(path);
    expect(textOf(footer)).toContain(`© ${copyrightYear} `);
    expect(footerLinks[0]).toBe(brandLink);
  });

  test('says who is responsible for the advertising', () => {
    expect(textOf(footer)).toContain('Jane Doe');
    expect(textOf(footer)).toContain('Orlando, FL');
  });
});

const callOf = (path: string) =>
  pageAt(path).root.querySelector('header a[href^="tel:"]')?.getAttribute('href');

test('the bar calls the office of the page', () => {
  const offices = [...content.entries.offices.values()].map(({ data }) => data);
  const phones = offices.map(({ phone }) => `tel:+1${phone.replaceAll(/\D/g, '')}`);
  const florida = phones[offices.findIndex(({ state }) => state === 'florida')];
  const colorado = phones[offices.findIndex(({ state }) => state === 'colorado')];
  expect(callOf('/')).toBe(florida);
  expect(callOf('/broward-foreclosure-defense')).toBe(florida);
  expect(callOf('/colorado-2027-property-tax-appeal')).toBe(colorado);
  expect(callOf('/colorado-estate-planning')).toBe(colorado);
  expect(callOf('/personal-injury-colorado')).toBe(colorado);
});

test('the bar books what the page books, and nothing where a banner does', () => {
  const booking = (path: string) =>
    pageAt(path)
      .root.querySelectorAll('header a')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#') || href.includes('utm_content'))
      .filter((href) => href !== '#main');
  expect(booking('/')).toEqual(['#consultation']);
  expect(booking('/broward-foreclosure-defense')).toEqual(['#consultation']);
  expect(booking('/probate')).toEqual([expect.stringContaining('utm_content=probate_header')]);
  expect(booking('/florida-property-tax-appeals')).toEqual([]);
  expect(booking('/privacy-policy')).toEqual([]);
});

test.each(['/', '/foreclosure-defense', '/broward-foreclosure-defense'])(
  '%s has its languages at the top of a phone',
  (path) => {
    const strip = pageAt(path).root.querySelectorAll('header ~ nav').at(-1);
    expect(strip?.querySelectorAll('a').map((link) => link.getAttribute('lang'))).toEqual(['uk', 'ru', 'es']);
  },
);

test.each(pages.filter(({ path }) => path !== '/'))(
  '$path has a breadcrumb bar that begins at home and ends at the page itself',
  ({ root }) => {
    const trail = root.querySelectorAll('nav ol');
    expect(trail).toHaveLength(1);
    expect(trail[0]?.querySelector('li:first-child a')?.getAttribute('href')).toBe('/');
    expect(trail[0]?.querySelector('li:last-child [aria-current="page"]')).not.toBeNull();
  },
);

test('the home page has no breadcrumb bar', () => {
  expect(pageAt('/').root.querySelector('nav ol')).toBeNull();
});

describe(`held: ${barNames[20]}`, () => {
  test('phones and mailbox stand in the same order on every page', () => {
    const orders = pages.map(({ root }) =>
      root
        .querySelectorAll('header a, footer a')
        .map((anchor) => anchor.getAttribute('href') ?? '')
        .filter((href) => /^(?:tel|mailto):/.test(href))
        // The first is the office of the page.
        .map((href, index) => (index === 0 ? href.replace(/:.*/, '') : href))
        .join(' '),
    );
    expect(new Set(orders).size).toBe(1);
  });
});

test('the three dropdowns are Practice Areas, About and Resources', () => {
  const groups = pageAt('/').root.querySelectorAll('header details[name] > summary');
  expect(groups.map(textOf)).toEqual(['Practice Areas', 'About', 'Resources']);
});

test('the practice areas stand in four groups with a heading each, and in no second place', () => {
  const [practice] = pageAt('/').root.querySelectorAll('header details[name]');
  const groups = practice?.querySelectorAll(':scope > ul > li') ?? [];
  expect(groups).toHaveLength(4);
  for (const group of groups)
    expect([textOf(group.querySelector('b')), group.querySelectorAll('li a').length]).toEqual([
      expect.stringMatching(/\w/),
      expect.toSatisfy((count: number) => count > 2),
    ]);
  const links = practice?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? [];
  expect(new Set(links).size).toBe(links.length);
});

const languagesInBar = (path: string) =>
  pageAt(path)
    .root.querySelectorAll('header details[data-menu="languages"] a')
    .map((link) => [textOf(link), link.getAttribute('lang'), link.getAttribute('href')]);

test('the bar names the other languages of a page, and leads to it in each of them', () => {
  expect(languagesInBar('/privacy-policy')).toEqual([
    ['Українська', 'uk', '/privacy-policy-ukrainian'],
    ['Русский', 'ru', '/privacy-policy-russian'],
    ['Español', 'es', '/privacy-policy-spanish'],
  ]);
  expect(languagesInBar('/privacy-policy-russian')).toEqual([
    ['English', 'en', '/privacy-policy'],
    ['Українська', 'uk', '/privacy-policy-ukrainian'],
    ['Español', 'es', '/privacy-policy-spanish'],
  ]);
});

test('a language in which one foreclosure page is written is named on all of them, and leads there', () => {
  const spanish = ['Español', 'es', '/foreclosure-defense-spanish'];
  for (const path of ['/', '/foreclosure-defense', '/pasco-foreclosure-defense'])
    expect(languagesInBar(path)).toContainEqual(spanish);
  const own = ['Español', 'es', '/broward-foreclosure-defense-spanish'];
  expect(languagesInBar('/broward-foreclosure-defense')).toContainEqual(own);
});

test('without a version of the page in a language, the bar says in that language where it leads', () => {
  expect(languagesInBar('/probate')).toEqual([
    ['Імміграція українською', 'uk', '/immigration-ukrainian'],
    ['Иммиграция на русском', 'ru', '/immigration-russian'],
    ['Inmigración en español', 'es', '/immigration-spanish'],
  ]);
});

test('the footer folds its links, and not what the rules on advertising ask for', () => {
  const { root } = pageAt('/');
  const folded = root.querySelectorAll('footer details:not([open])');
  expect(folded.map((group) => textOf(group.querySelector('summary h2')))).toEqual([
    'Practice Areas',
    'Florida Counties',
    'Immigration',
    'Resources',
  ]);
  for (const words of ['Attorney advertising', 'Responsible attorney', 'not legal advice', '©'])
    expect(folded.map(textOf).join()).not.toContain(words);
});

test('the resources name the Florida property tax page', () => {
  const resources = pageAt('/').root.querySelectorAll('header details[name]')[2];
  expect(resources?.querySelector('a[href="/florida-property-tax-appeals"]')).not.toBeNull();
});

test('every page can be reached from the navigation or the footer of the home page, or from the blog; a guide from its practice page', () => {
  const linksOf = (path: string) =>
    pageAt(path)
      .root.querySelectorAll('a')
      .map((anchor) => anchor.getAttribute('href') ?? '');
  const first = ['/', '/blog'].flatMap(linksOf);
  const guides = addressed
    .filter(({ path }) => first.includes(path))
    .flatMap(({ path }) => linksOf(path))
    .filter((path) => path.startsWith('/guides/'));
  const linked = [...first, ...guides];
  const thanks = ['/thank-you/florida-property-tax-appeal', '/property-tax-appeal-thank-you'];
  // Search engines lead to a translation by the links in the head of the page that it translates.
  const known = [...linked, ...thanks, ...translations.map(({ path }) => path)];
  expect(addressed.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
});

test('each guide leads to a practice page that leads to it', () => {
  const isGuide = (path: string) => path.startsWith('/guides/');
  const leads = new Map(
    addressed.map(({ path }) => [
      path,
      pageAt(path)
        .root.querySelectorAll('main a')
        .map((anchor) => anchor.getAttribute('href')?.split('#')[0]),
    ]),
  );
  const from = (guide: string) =>
    [...leads].filter(([path, to]) => !isGuide(path) && to.includes(guide)).map(([path]) => path);
  const alone = [...leads].filter(
    ([guide, to]) => isGuide(guide) && !from(guide).some((path) => to.includes(path)),
  );
  expect(alone.map(([guide]) => guide)).toEqual([]);
});

test('the page of a county leads back to the list of counties, in its own language', () => {
  const parent = (path: string) => pageAt(path).root.querySelectorAll('nav ol a')[1]?.getAttribute('href');
  const { countyList } = content.firm;
  for (const page of content.pages.values()) {
    if (page.entry.collection !== 'counties') continue;
    for (const version of languageVersions(content, page))
      expect(parent(version.path)).toBe(
        pathInLanguage(content, countyList, version.language).replace(/#.*/, ''),
      );
  }
});

test('breadcrumbs give known parts friendly names and title-case the others', () => {
  const crumbs = (path: string) => pageAt(path).root.querySelectorAll('nav ol li').map(textOf);
  expect(crumbs('/thank-you/florida-property-tax-appeal')[1]).toBe('Thank you');
  expect(crumbs('/flaproptaxappealscounties')[1]).not.toMatch(/flaprop/i);
  const page = content.pages.get('/probate');
  if (page === undefined) throw new Error('There is no page at /probate.');
  const trail = breadcrumbTrail(
    content,
    { ...page, path: '/some-odd-place' },
    find(content, 'frames', 'en').data,
  );
  expect(trail.map(({ label }) => label)).toEqual(['Home', 'Some Odd Place']);
});

test.each([
  ['/home', '/'],
  ['/personal-injury', '/personal-injury-colorado'],
])('%s leads on to %s, also on a host that knows no redirects', (from, to) => {
  const page = redirectPages.find(({ path }) => path === from);
  expect(page?.root.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(`0;url=${to}`);
  expect(page?.root.querySelector('a')?.getAttribute('href')).toBe(to);
  expect(hasPage(to)).toBe(true);
});
