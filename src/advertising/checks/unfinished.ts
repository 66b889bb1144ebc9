import type { Hit } from '../finding.ts';
import type { World } from '../judged.ts';
import type { Band } from '../page/bands.ts';
import type { Language } from '#content/fields.ts';
import { rawText } from '../page/read-html.ts';
import type { HtmlElement } from '../page/read-html.ts';

const token = /\{\{[^{}]*\}\}|\{[a-zA-Z][\w.-]*\}|\[object Object\]|\bundefined\b|\bFILL IN\b/;

/** AD-30: nothing on a page may look finished that is not. */
export function checkUnfinished({ elements, blocks }: Band, _language: Language, { site }: World): Hit[] {
  const hits: Hit[] = blocks.flatMap(({ text }) => {
    const found = token.exec(text)?.[0];
    return found === undefined
      ? []
      : [
          {
            rule: 'AD-30',
            found,
            message: 'was never filled in.',
            mend: 'Put the real words or number here.',
            context: text,
          },
        ];
  });
  for (const element of elements) {
    if (element.tag === 'a' && ['', '#'].includes(element.attributes.get('href') ?? 'none')) {
      const words = rawText(element).trim();
      hits.push({
        rule: 'AD-30',
        found: words === '' ? 'A link' : words,
        message: 'is a link that leads nowhere.',
        mend: 'Give it an address, or take it away.',
      });
    }
  }
  return [...hits, ...missingVideos(elements, site)];
}

/** A video that is still to come has no markup for search engines. */
function missingVideos(elements: HtmlElement[], site: World['site']): Hit[] {
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
      mend: 'Leave the markup out until the record has an address.',
      file,
    }));
}

const loading: { [tag: string]: readonly string[] } = {
  script: ['src'],
  img: ['src', 'srcset'],
  iframe: ['src', 'srcdoc'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  embed: ['src'],
  object: ['data'],
  link: ['href'],
  track: ['src'],
};
const passiveLinks = new Set([
  'canonical',
  'alternate',
  'me',
  'author',
  'license',
  'next',
  'prev',
  'help',
  'search',
]);

/** AD-32: before a click nothing is asked of another site. */
export function checkForeignRequests({ elements }: Band, _language: Language, { site }: World): Hit[] {
  const own = new URL(site.firm.address).host;
  return elements.flatMap((element): Hit[] => {
    const names = loading[element.tag];
    if (names === undefined) return [];
    if (element.tag === 'link' && passiveLinks.has(element.attributes.get('rel') ?? '')) return [];
    const addresses = names.flatMap((name) => element.attributes.get(name) ?? []);
    const foreign = addresses
      .flatMap((text) => [...text.matchAll(/(?:https?:)?\/\/([^/\s"']+)/g)].map(([, host = '']) => host))
      .find((host) => host !== own);
    if (foreign === undefined && element.tag !== 'iframe') return [];
    return [
      {
        rule: 'AD-32',
        found: foreign ?? 'iframe',
        message: 'is loaded with the page, before the visitor agreed.',
        mend: 'Load it after a click, or keep a copy on this site.',
      },
    ];
  });
}
