import type { Context, Part } from '../context.ts';
import { rawText } from '../page/html.ts';
import type { HtmlElement } from '../page/html.ts';
import type { Hit } from '../rules.ts';

const token = /\{\{[^{}]*\}\}|\{[a-zA-Z][\w.-]*\}|\[object Object\]|\bundefined\b|\bFILL IN\b/;

/** AD-30: nothing on a page may look finished that is not. What the site fills in by itself, only the page shows. */
export function checkUnfinished({ band: { elements, blocks } }: Part, { site }: Context): Hit[] {
  const hits: Hit[] = blocks.flatMap(({ text }) => {
    const found = token.exec(text)?.[0];
    if (found === undefined) return [];
    const fix = 'Put the real words or number here.';
    return [{ rule: 'AD-30', found, message: 'was never filled in.', fix, context: text }];
  });
  for (const element of elements) {
    if (element.tag === 'a' && ['', '#'].includes(element.attributes.get('href') ?? 'none')) {
      const words = rawText(element).trim();
      hits.push({
        rule: 'AD-30',
        found: words === '' ? 'A link' : words,
        message: 'is a link that leads nowhere.',
        fix: 'Give it an address, or take it away.',
      });
    }
  }
  return [...hits, ...missingVideos(elements, site)];
}

/** A video that is still to come has no markup for search engines. */
function missingVideos(elements: HtmlElement[], site: Context['site']): Hit[] {
  const open = [...site.entries.videos.values()].filter(({ data }) => data.address === undefined);
  const markup = elements
    .filter(({ tag, attributes }) => tag === 'script' && attributes.get('type') === 'application/ld+json')
    .map(rawText)
    .join('\n');
  if (!markup.includes('"VideoObject"')) return [];
  return open
    .filter(({ data }) => markup.includes(`"@type":"VideoObject","name":${JSON.stringify(data.title)}`))
    .map(({ data, file }) => ({
      rule: 'AD-30',
      found: data.title,
      message: 'is announced to search engines and does not exist.',
      fix: 'Leave the markup out until the record has an address.',
      file,
    }));
}
