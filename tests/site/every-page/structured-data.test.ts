import { expect, test } from 'vitest';
import { siteDay } from '../support/content.ts';
import { pagesWithPath, findProblems, hasPage } from '../support/site.ts';
import { readGraph, listGraphNodes } from '../support/structured-data.ts';
import type { GraphNode } from '../support/structured-data.ts';
import { normalizeText, readText } from '../support/text.ts';

const types =
  'LegalService Person WebSite WebPage BreadcrumbList FAQPage Service Article BlogPosting VideoObject'.split(
    ' ',
  );

test('each page has one block of structured data with known types and without "<"', () => {
  const problems = findProblems(pagesWithPath, (page) => {
    const scripts = page.root.querySelectorAll('script[type="application/ld+json"]');
    const text = scripts[0]?.textContent ?? '{}';
    return [
      scripts.length !== 1 && 'doesn’t have exactly one block',
      text.includes('<') && 'contains "<"',
      JSON.parse(text)['@context'] !== 'https://schema.org' && 'has the wrong context',
      ...readGraph(page).map((node) => !types.includes(node['@type']) && `has a ${node['@type']}`),
    ];
  });
  expect(problems).toEqual([]);
});

test('references are nodes of the graph', () => {
  const problems = findProblems(pagesWithPath, (page) => {
    const known = new Set(readGraph(page).map((node) => node['@id']));
    const references = [...JSON.stringify(readGraph(page)).matchAll(/\{"@id":"([^"]+)"\}/g)];
    return references.map(([, id]) => !known.has(id) && id);
  });
  expect(problems).toEqual([]);
});

test('no page claims ratings, awards or retired kinds of data', () => {
  const claims =
    /"@type":"(?:HowTo|SpecialAnnouncement|Attorney|AggregateRating|Review|SearchAction)"|"award"/;
  expect(findProblems(pagesWithPath, (page) => [claims.exec(JSON.stringify(readGraph(page)))?.[0]])).toEqual(
    [],
  );
});

test('each page has its title, description, language and URL', () => {
  for (const page of pagesWithPath) {
    const { path, root } = page;
    expect(listGraphNodes(page, 'WebPage')[0], path).toMatchObject({
      name: root.querySelector('title')?.text,
      description: root.querySelector('meta[name="description"]')?.getAttribute('content'),
      inLanguage: root.querySelector('html')?.getAttribute('lang'),
      url: root.querySelector('meta[property="og:url"]')?.getAttribute('content'),
    });
  }
});

test('each page has its visible breadcrumbs, which exist', () => {
  for (const page of pagesWithPath) {
    const items = (listGraphNodes(page, 'BreadcrumbList')[0]?.['itemListElement'] ?? []) as GraphNode[];
    expect(
      items.map((item) => normalizeText(String(item['name']))),
      page.path,
    ).toEqual(page.root.querySelectorAll('nav ol li').map(readText));
    expect(items.map((item) => item['position'])).toEqual(items.map((_, index) => index + 1));
    const addresses = items.flatMap(({ item }) => (typeof item === 'string' ? [new URL(item).pathname] : []));
    expect(addresses.filter((path) => !hasPage(path))).toEqual([]);
  }
});

test('each page has its visible questions and answers, except county pages, to save bytes', () => {
  for (const page of pagesWithPath) {
    const isCounty = /-foreclosure-defense(?:-|$)/.test(page.path);
    const entities = listGraphNodes(page, 'FAQPage').flatMap((node) => node['mainEntity'] as GraphNode[]);
    const announced = entities.map((entity) => [
      normalizeText(String(entity['name'])),
      removeSpaces(String((entity['acceptedAnswer'] as GraphNode | undefined)?.['text'])),
    ]);
    const shown = page.root.querySelectorAll('main details[name]').map((item) => {
      const question = readText(item.querySelector('summary'));
      return [question, removeSpaces(readText(item).slice(question.length))];
    });
    expect(announced, page.path).toEqual(isCounty ? [] : shown);
  }
});

test('each page has its current offers with their visible prices', () => {
  for (const page of pagesWithPath) {
    const offers = listGraphNodes(page, 'Service').flatMap(
      (node) => (node['offers'] ?? []) as GraphNode | GraphNode[],
    );
    const shown = page.root
      .querySelectorAll('main [data-offer]:not([data-ended])')
      .map((block) => Number(/\$([\d,.]+)/.exec(readText(block.querySelector('b')))?.[1]));
    expect(
      offers.map((offer) => Number(offer['price'])),
      page.path,
    ).toEqual(shown);
    expect(offers.filter((offer) => offer['priceCurrency'] !== 'USD')).toEqual([]);
    const ends = offers.map((offer) => Date.parse(String(offer['priceValidUntil'] ?? '9999-01-01')));
    expect(ends.filter((end) => end < siteDay.getTime())).toEqual([]);
  }
});

test('no page has a video that is only a placeholder', () => {
  for (const page of pagesWithPath) {
    const films = page.root.querySelectorAll('main [data-video-frame] button:not([disabled])');
    const announced = listGraphNodes(page, 'VideoObject').map((node) => node['name']);
    expect(
      films.map((film) => film.getAttribute('data-title')),
      page.path,
    ).toEqual(expect.arrayContaining(announced));
  }
});

test('articles are BlogPostings and guides are Articles, with their headings and dates', () => {
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  for (const page of pagesWithPath) {
    const headline = readText(page.root.querySelector('h1'));
    const inLanguage = page.root.querySelector('html')?.getAttribute('lang');
    const found = ['BlogPosting', 'Article'].map((type) =>
      listGraphNodes(page, type).map((node) => ({
        ...node,
        headline: normalizeText(String(node['headline'])),
      })),
    );
    const posting = expect.objectContaining({ headline, datePublished: day });
    const article = expect.objectContaining({ headline, datePublished: day, dateModified: day, inLanguage });
    expect(found, page.path).toEqual([
      page.path.startsWith('/blog/') ? [posting] : [],
      page.path.startsWith('/guides/') ? [article] : [],
    ]);
  }
});

test('all pages have the same firm and attorney with one @id, and only the home page has a WebSite', () => {
  for (const type of ['LegalService', 'Person']) {
    const found = pagesWithPath.flatMap((page) => listGraphNodes(page, type));
    expect(found).toHaveLength(pagesWithPath.length);
    expect(
      new Set(found.map((node) => `${node['@id']} ${String(node['name'])} ${String(node['url'])}`)).size,
    ).toBe(1);
  }
  const described = pagesWithPath.filter((page) => listGraphNodes(page, 'WebSite').length > 0);
  expect(described.map(({ path }) => path)).toEqual(['/']);
});

/** Ignores spaces, because blocks are joined in different ways. */
function removeSpaces(text: string): string {
  return normalizeText(text).replaceAll(' ', '');
}
