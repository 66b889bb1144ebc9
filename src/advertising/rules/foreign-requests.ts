import { memoize } from '#content/memoize.ts';
import type { Context, Part, Report, Rule } from './rule.ts';

/** No address of another site is loaded by the HTML. Requests and cookies are counted in the browser. */
export const foreignRequests: Rule = {
  id: 'AD-32',
  name: 'Nothing sent elsewhere',
  authority: 'the firm’s own rule',
  severity: 'error',
  run: { part: [checkForeignRequests] },
};

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

const hostOf = memoize(({ firm }: Context['site']) => new URL(firm.address).host);

/** Before a click nothing is asked of another site. */
function checkForeignRequests({ band: { elements } }: Part, { site }: Context): Report[] {
  const own = hostOf(site);
  return elements.flatMap((element): Report[] => {
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
        found: foreign ?? 'iframe',
        message: 'is loaded with the page, before the visitor agreed.',
        fix: 'Load it after a click, or keep a copy on this site.',
      },
    ];
  });
}
