import { expect, test } from 'vitest';
import { siteDay } from '../support/content.ts';
import { pagesWithPath, findProblems, hasPage, type BuiltPage } from '../support/site.ts';
import { normalizeText, readText } from '../support/text.ts';

type GraphNode = { '@type': string; '@id'?: string; [name: string]: unknown };

function readGraph({ root }: BuiltPage): GraphNode[] {
  const script = root.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '{}')['@graph'] ?? [];
}

function listGraphNodes(page: BuiltPage, type: string): GraphNode[] {
  return readGraph(page).filter((node) => node['@type'] === type);
}

const knownTypes =
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
      ...readGraph(page).map((node) => !knownTypes.includes(node['@type']) && `has a ${node['@type']}`),
    ];
  });
  expect(problems).toEqual([]);
});

test('references point to nodes of the graph', () => {
  const problems = findProblems(pagesWithPath, (page) => {
    const knownIds = new Set(readGraph(page).map((node) => node['@id']));
    const references = [...JSON.stringify(readGraph(page)).matchAll(/\{"@id":"([^"]+)"\}/g)];
    return references.map(([, id]) => !knownIds.has(id) && id);
  });
  expect(problems).toEqual([]);
});

test('structured data contains no ratings, awards or retired types', () => {
  const forbiddenPattern =
    /"@type":"(?:HowTo|SpecialAnnouncement|Attorney|AggregateRating|Review|SearchAction)"|"award"/;
  expect(
    findProblems(pagesWithPath, (page) => [forbiddenPattern.exec(JSON.stringify(readGraph(page)))?.[0]]),
  ).toEqual([]);
});

test('each WebPage node has the page’s title, description, language and URL', () => {
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

test('breadcrumbs in structured data match the visible links and the page itself, and their targets exist', () => {
  for (const page of pagesWithPath) {
    const items = (listGraphNodes(page, 'BreadcrumbList')[0]?.['itemListElement'] ?? []) as GraphNode[];
    expect(
      items.map((item) => normalizeText(String(item['name']))),
      page.path,
    ).toEqual(page.root.querySelectorAll('nav ol li > :is(a, [aria-current])').map(readText));
    expect(items.map((item) => item['position'])).toEqual(items.map((_, index) => index + 1));
    expect(items.slice(0, -1).filter(({ item }) => item === undefined)).toEqual([]);
    const paths = items.flatMap(({ item }) => (typeof item === 'string' ? [new URL(item).pathname] : []));
    expect(paths.filter((path) => !hasPage(path))).toEqual([]);
  }
});

test('structured data contains the visible questions and answers, except on county pages', () => {
  for (const page of pagesWithPath) {
    const isCounty = /-foreclosure-defense(?:-|$)/.test(page.path);
    const entities = listGraphNodes(page, 'FAQPage').flatMap((node) => node['mainEntity'] as GraphNode[]);
    const structuredQuestions = entities.map((entity) => [
      normalizeText(String(entity['name'])),
      removeSpaces(String((entity['acceptedAnswer'] as GraphNode | undefined)?.['text'])),
    ]);
    const visibleQuestions = page.root.querySelectorAll('main details[name]').map((item) => {
      const question = readText(item.querySelector('summary'));
      return [question, removeSpaces(readText(item).slice(question.length))];
    });
    // Omitted from county pages to save bytes.
    expect(structuredQuestions, page.path).toEqual(isCounty ? [] : visibleQuestions);
  }
});

test('structured data contains the current offers with their visible prices', () => {
  for (const page of pagesWithPath) {
    const offers = listGraphNodes(page, 'Service').flatMap(
      (node) => (node['offers'] ?? []) as GraphNode | GraphNode[],
    );
    const visiblePrices = page.root
      .querySelectorAll('main [data-offer]:not([data-ended])')
      .map((block) => Number(/\$([\d,.]+)/.exec(readText(block.querySelector('b')))?.[1]));
    expect(
      offers.map((offer) => Number(offer['price'])),
      page.path,
    ).toEqual(visiblePrices);
    expect(offers.filter((offer) => offer['priceCurrency'] !== 'USD')).toEqual([]);
    const ends = offers.map((offer) => Date.parse(String(offer['priceValidUntil'] ?? '9999-01-01')));
    expect(ends.filter((end) => end < siteDay.getTime())).toEqual([]);
  }
});

test('structured data contains only videos that aren’t placeholders', () => {
  for (const page of pagesWithPath) {
    const videos = page.root.querySelectorAll('main [data-video-frame] button:not([disabled])');
    const names = listGraphNodes(page, 'VideoObject').map((node) => node['name']);
    expect(
      videos.map((video) => video.getAttribute('data-title')),
      page.path,
    ).toEqual(expect.arrayContaining(names));
  }
});

test('articles are BlogPostings and guides are Articles, with headings and dates', () => {
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  for (const page of pagesWithPath) {
    const headline = readText(page.root.querySelector('h1'));
    const inLanguage = page.root.querySelector('html')?.getAttribute('lang');
    const nodes = ['BlogPosting', 'Article'].map((type) =>
      listGraphNodes(page, type).map((node) => ({
        ...node,
        headline: normalizeText(String(node['headline'])),
      })),
    );
    const posting = expect.objectContaining({ headline, datePublished: day });
    const article = expect.objectContaining({ headline, datePublished: day, dateModified: day, inLanguage });
    expect(nodes, page.path).toEqual([
      page.path.startsWith('/blog/') ? [posting] : [],
      page.path.startsWith('/guides/') ? [article] : [],
    ]);
  }
});

test('the firm and the attorney are the same on all pages, and only the home page has a WebSite', () => {
  for (const type of ['LegalService', 'Person']) {
    const nodes = pagesWithPath.flatMap((page) => listGraphNodes(page, type));
    expect(nodes).toHaveLength(pagesWithPath.length);
    expect(
      new Set(nodes.map((node) => `${node['@id']} ${String(node['name'])} ${String(node['url'])}`)).size,
    ).toBe(1);
  }
  const pagesWithWebSite = pagesWithPath.filter((page) => listGraphNodes(page, 'WebSite').length > 0);
  expect(pagesWithWebSite.map(({ path }) => path)).toEqual(['/']);
});

/** Removes spaces, because blocks are joined in different ways. */
function removeSpaces(text: string): string {
  return normalizeText(text).replaceAll(' ', '');
}
