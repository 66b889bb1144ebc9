import type { Context, Part } from '../context.ts';
import type { Hit } from '../rules.ts';

/** Attributes whose addresses are loaded with the page. */
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

/** Links that name an address without loading it. */
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
export function checkForeignRequests({ band: { elements } }: Part, { site }: Context): Hit[] {
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
        fix: 'Load it after a click, or keep a copy on this site.',
      },
    ];
  });
}
