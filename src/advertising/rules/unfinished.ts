import { matchesOf } from '#content/languages/matches.ts';
import { sampleAddress } from '#practice/rules/production.ts';
import { rawText } from '../page/html.ts';
import type { HtmlElement } from '../page/html.ts';
import type { Context, Part, Report, Rule } from './rule.ts';
import { wrongWords } from './statements.ts';

/**
 * No open braces, empty links or drafting words; in production no sample phone or address, in words,
 * links, forms or structured data; no markup for a video that does not exist.
 */
export const unfinished: Rule = {
  id: 'AD-30',
  name: 'Nothing unfinished',
  authority: 'Florida Bar rule 4-7.13(a)(1)',
  severity: 'error',
  unless: ['draft-remarks', 'unwritten-words', 'braced-words'],
  run: {
    text: [
      wrongWords({
        topic: 'unfinished',
        message: 'looks like words from a draft.',
        fix: 'Write the final words, or remove them.',
      }),
    ],
    part: [checkUnfinished, checkSampleData],
  },
};

const token = /\{\{[^{}]*\}\}|\{[a-zA-Z][\w.-]*\}|\[object Object\]|\bundefined\b|\bFILL IN\b/;

/** Nothing on a page may look finished that is not. What the site fills in by itself, only the page shows. */
function checkUnfinished({ band: { elements, blocks } }: Part, { site }: Context): Report[] {
  const reports: Report[] = blocks.flatMap(({ text }) => {
    const found = token.exec(text)?.[0];
    if (found === undefined) return [];
    const fix = 'Put the real words or number here.';
    return [{ found, message: 'was never filled in.', fix, context: text }];
  });
  for (const element of elements) {
    if (element.tag === 'a' && ['', '#'].includes(element.attributes.get('href') ?? 'none')) {
      const words = rawText(element).trim();
      reports.push({
        found: words === '' ? 'A link' : words,
        message: 'is a link that leads nowhere.',
        fix: 'Give it an address, or remove it.',
      });
    }
  }
  return [...reports, ...missingVideos(elements, site)];
}

/** A video that is still to come has no markup for search engines. */
function missingVideos(elements: HtmlElement[], site: Context['site']): Report[] {
  const markup = elements
    .filter(({ tag, attributes }) => tag === 'script' && attributes.get('type') === 'application/ld+json')
    .map(rawText)
    .join('\n');
  if (!markup.includes('"VideoObject"')) return [];
  return [...site.entries.videos.values()]
    .filter(({ data }) => data.address === undefined)
    .filter(({ data }) => markup.includes(`"@type":"VideoObject","name":${JSON.stringify(data.title)}`))
    .map(({ data, file }) => ({
      found: data.title,
      message: 'is announced to search engines and does not exist.',
      fix: 'Leave the markup out until the record has an address.',
      file,
    }));
}

const samplePhone = /(?<!\d)(?:\+?1[ -]?)?\(?\d{3}\)?[ -]?555-?01\d\d(?!\d)/g;

/** Attributes with an address or a number that a visitor or a search engine follows. */
const addressAttributes = ['href', 'action', 'formaction', 'src', 'content'];

/** In production no sample phone or address is left, in words, links, forms or structured data. */
function checkSampleData({ band: { blocks, elements } }: Part, { production }: Context): Report[] {
  if (!production) return [];
  const inWords = blocks.flatMap(({ text }) => samplesIn(text).map((found) => sampleData(found, text)));
  const known = new Set(inWords.map(({ found }) => found));
  const behindWords = new Set(elements.flatMap(addressesIn).flatMap(samplesIn)).difference(known);
  return [
    ...inWords,
    ...[...behindWords].map((found) => ({ ...sampleData(found), fromAnyRecord: true as const })),
  ];
}

function addressesIn(element: HtmlElement): string[] {
  if (element.tag === 'script') return element.attributes.has('src') ? [] : [rawText(element)];
  return addressAttributes.flatMap((name) => element.attributes.get(name) ?? []);
}

function samplesIn(text: string): string[] {
  return [samplePhone, sampleAddress].flatMap((pattern) => matchesOf(text, pattern).map(([found]) => found));
}

function sampleData(found: string, context?: string): Report {
  return {
    found,
    message: 'is sample data.',
    fix: 'Put the real address or number here.',
    ...(context !== undefined && { context }),
  };
}
