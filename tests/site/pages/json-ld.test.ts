import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressed, distDir, hasPage, pages } from './support/site.ts';
import type { BuiltPage } from './support/site.ts';
import { clean, textOf } from './support/text.ts';

type Node = { '@type': string; '@id'?: string; [name: string]: unknown };

const allowed =
  'LegalService Person WebSite WebPage BreadcrumbList FAQPage Service Article BlogPosting VideoObject'.split(
    ' ',
  );

function graphOf({ root }: BuiltPage): Node[] {
  const script = root.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '{}')['@graph'] ?? [];
}

function nodes(page: BuiltPage, type: string): Node[] {
  return graphOf(page).filter((node) => node['@type'] === type);
}

describe.each(addressed)('$path', (page) => {
  const { path, root } = page;
  const main = root.querySelector('main');
  const questions = main?.querySelectorAll('details[name]') ?? [];

  test('has one block of structured data with known types and without "<"', () => {
    const scripts = root.querySelectorAll('script[type="application/ld+json"]');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.textContent).not.toContain('<');
    expect(JSON.parse(scripts[0]?.textContent ?? '')['@context']).toBe('https://schema.org');
    expect(graphOf(page).filter((node) => !allowed.includes(node['@type']))).toEqual([]);
  });

  test('has its title, description, language and URL', () => {
    const [itself] = nodes(page, 'WebPage');
    expect(itself?.['name']).toBe(root.querySelector('title')?.text);
    expect(itself?.['description']).toBe(
      root.querySelector('meta[name="description"]')?.getAttribute('content'),
    );
    expect(itself?.['inLanguage']).toBe(root.querySelector('html')?.getAttribute('lang'));
    expect(itself?.['url']).toBe(root.querySelector('meta[property="og:url"]')?.getAttribute('content'));
  });

  test('has the visible breadcrumbs', () => {
    const items = (nodes(page, 'BreadcrumbList')[0]?.['itemListElement'] ?? []) as Node[];
    expect(items.map((item) => clean(String(item['name'])))).toEqual(
      root.querySelectorAll('nav ol li').map(textOf),
    );
    expect(items.map((item) => item['position'])).toEqual(items.map((_, index) => index + 1));
    const lost = items.filter(
      (item) => item['item'] !== undefined && !hasPage(new URL(String(item['item'])).pathname),
    );
    expect(lost).toEqual([]);
  });

  test('has the visible questions and answers', () => {
    const isCounty = /-foreclosure-defense(?:-|$)/.test(path);
    const entities = nodes(page, 'FAQPage').flatMap((node) => node['mainEntity'] as Node[]);
    const announced = entities.map((entity) => [clean(String(entity['name'])), squeezed(answerText(entity))]);
    const seen = questions.map((item) => {
      const question = textOf(item.querySelector('summary'));
      return [question, squeezed(textOf(item).slice(question.length))];
    });
    // County pages leave them out to save bytes.
    expect(announced).toEqual(isCounty ? [] : seen);
  });

  test('has the current offers with their visible prices', () => {
    const offers = nodes(page, 'Service').flatMap((node) => (node['offers'] ?? []) as Node | Node[]);
    const prices = offers.map((offer) => Number(offer['price']));
    const shown = (main?.querySelectorAll('[data-offer]:not([data-ended])') ?? []).map((block) =>
      Number(/\$([\d,.]+)/.exec(textOf(block.querySelector('b')))?.[1]),
    );
    expect(prices).toEqual(shown);
    expect(offers.filter((offer) => offer['priceCurrency'] !== 'USD')).toEqual([]);
    expect(
      offers.filter((offer) => Date.parse(String(offer['priceValidUntil'] ?? '9999-01-01')) < Date.now()),
    ).toEqual([]);
  });

  test('has the main office first', () => {
    const [firm] = nodes(page, 'LegalService');
    const [first] = (firm?.['address'] ?? []) as Node[];
    expect(`${String(firm?.['telephone'])} ${String(first?.['addressLocality'])}`).toMatch(
      /^\+1407.* Orlando$/,
    );
  });

  test('has no video that is only a placeholder', () => {
    const films = main?.querySelectorAll('[data-video-frame] button:not([disabled])') ?? [];
    const titles = films.map((film) => film.getAttribute('data-title'));
    expect(titles).toEqual(expect.arrayContaining(nodes(page, 'VideoObject').map((node) => node['name'])));
  });

  test('is a BlogPosting only if it is an article', () => {
    const postings = nodes(page, 'BlogPosting');
    expect(postings.map((node) => node['headline'])).toEqual(
      path.startsWith('/blog/') ? [textOf(root.querySelector('h1'))] : [],
    );
    const days = postings.map((node) => inWords(String(node['datePublished'])));
    expect(days.filter((day) => !textOf(main).includes(day))).toEqual([]);
  });
});

test('all pages have the same firm and attorney, each with one @id', () => {
  for (const type of ['LegalService', 'Person']) {
    const found = addressed.flatMap((page) => nodes(page, type));
    expect(found).toHaveLength(addressed.length);
    expect(new Set(found.map((node) => `${node['@id']} ${node['name']} ${node['url']}`)).size).toBe(1);
  }
});

test('only the home page has a WebSite', () => {
  const describing = addressed.filter((page) => nodes(page, 'WebSite').length > 0);
  expect(describing.map(({ path }) => path)).toEqual(['/']);
});

test('the firm has a name, address, phone and its states on all pages', () => {
  const officesAt = (at: string) =>
    addressed.flatMap((page) => (page.path === at ? nodes(page, 'LegalService') : []))[0]?.['address'];
  expect(officesAt('/')).toHaveLength(2);
  expect(officesAt('/personal-injury-colorado')).toHaveLength(2);
  expect(officesAt('/pasco-foreclosure-defense')).toHaveLength(1);
  for (const firm of addressed.flatMap((page) => nodes(page, 'LegalService'))) {
    expect(firm['name']).toBeTruthy();
    expect(firm['address']).not.toHaveLength(0);
    expect(firm['telephone']).toMatch(/\d{3}.*\d{4}/);
    expect(((firm['areaServed'] ?? []) as Node[]).map((area) => area['name'])).toEqual(
      expect.arrayContaining(['Florida', 'Colorado']),
    );
  }
});

test('the home page has details of the firm, and the profile those of the attorney', () => {
  const nodesAt = (path: string, type: string) =>
    addressed.flatMap((page) => (page.path === path ? nodes(page, type) : []));
  const [firm] = nodesAt('/', 'LegalService');
  expect(firm?.['email']).toContain('@');
  expect(existsSync(join(distDir, new URL(String(firm?.['image'])).pathname))).toBe(true);
  const [attorney] = nodesAt('/jane-doe', 'Person');
  expect(attorney?.['jobTitle']).toBeTruthy();
});

test('references are nodes of the graph', () => {
  const lost = addressed.flatMap((page) => {
    const known = new Set(graphOf(page).map((node) => node['@id']));
    return [...JSON.stringify(graphOf(page)).matchAll(/\{"@id":"([^"]+)"\}/g)]
      .map((match) => match[1])
      .filter((id) => !known.has(id))
      .map((id) => `${page.path} ${id}`);
  });
  expect(lost).toEqual([]);
});

test('no page claims ratings, awards or retired kinds of data', () => {
  const retired =
    /"@type":"(?:HowTo|SpecialAnnouncement|Attorney|AggregateRating|Review|SearchAction)"|"award"/;
  expect(pages.filter((page) => retired.test(JSON.stringify(graphOf(page)))).map(({ path }) => path)).toEqual(
    [],
  );
});

function answerText(entity: Node): string {
  return String((entity['acceptedAnswer'] as Node | undefined)?.['text']);
}

function inWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long' });
}

/** Ignores spaces, because blocks are joined in different ways. */
function squeezed(text: string): string {
  return clean(text).replaceAll(' ', '');
}

test('a guide is an Article with its dates and language', () => {
  const guides = addressed.filter(({ path }) => path.startsWith('/guides/'));
  expect(guides.length).toBeGreaterThan(4);
  for (const page of guides)
    expect(
      nodes(page, 'Article').map((node) => ({ ...node, headline: clean(String(node['headline'])) })),
    ).toEqual([
      expect.objectContaining({
        headline: textOf(page.root.querySelector('h1')),
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        inLanguage: page.root.querySelector('html')?.getAttribute('lang'),
      }),
    ]);
});
