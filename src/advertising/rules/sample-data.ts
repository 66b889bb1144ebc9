import { matchesOf } from '#content/languages/matches.ts';
import { sampleAddress } from '#content/rules/firm/production.ts';
import type { Context, Part } from '../context.ts';
import { rawText } from '../page/html.ts';
import type { HtmlElement } from '../page/html.ts';
import type { Hit } from '../rules.ts';

const samplePhone = /(?<!\d)(?:\+?1[ -]?)?\(?\d{3}\)?[ -]?555-?01\d\d(?!\d)/g;

/** Attributes with an address or a number that a visitor or a search engine follows. */
const telling = ['href', 'action', 'formaction', 'src', 'content'];

/** AD-30: in production no sample phone or address is left, in words, links, forms or structured data. */
export function checkSampleData({ band: { blocks, elements } }: Part, { production }: Context): Hit[] {
  if (!production) return [];
  const inWords = blocks.flatMap(({ text }) => samplesIn(text).map((found) => hit(found, text)));
  const known = new Set(inWords.map(({ found }) => found));
  const behindWords = new Set(elements.flatMap(textsOf).flatMap(samplesIn)).difference(known);
  return [...inWords, ...[...behindWords].map((found) => ({ ...hit(found), fromAnyRecord: true as const }))];
}

function textsOf(element: HtmlElement): string[] {
  if (element.tag === 'script') return element.attributes.has('src') ? [] : [rawText(element)];
  return telling.flatMap((name) => element.attributes.get(name) ?? []);
}

function samplesIn(text: string): string[] {
  return [samplePhone, sampleAddress].flatMap((pattern) => matchesOf(text, pattern).map(([found]) => found));
}

function hit(found: string, context?: string): Hit {
  return {
    rule: 'AD-30',
    found,
    message: 'is sample data.',
    fix: 'Put the real address or number here.',
    ...(context !== undefined && { context }),
  };
}
