/** An address that leads to a page by way of another site. */
type Detour = {
  /** The site in between. */
  through: string;
  /** The page's own address, where the other one says it. */
  direct?: string;
};

/** Sites that stand between a link and its page, and the parameter that names the page. */
const between: readonly { host: RegExp; path: RegExp; page: string }[] = [
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/(?:url|search)$/, page: 'q' },
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, page: 'url' },
  { host: /^(?:www\.)?bing\.com$/, path: /^\/(?:ck\/a|search)$/, page: 'u' },
  { host: /^(?:www\.)?duckduckgo\.com$/, path: /^\/(?:l\/)?$/, page: 'uddg' },
  { host: /^r\.search\.yahoo\.com$/, path: /^\//, page: 'RU' },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\//, page: 'u' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, page: 'url' },
  // Short addresses say nothing of their page.
  {
    host: /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|buff\.ly|rebrand\.ly|cutt\.ly|lnkd\.in|rb\.gy|shorturl\.at)$/,
    path: /^\//,
    page: 'url',
  },
];

/** Whether an address leads through a search engine or a mail program, and to which page. */
export function detourOf(address: string): Detour | undefined {
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const sites = between.filter(({ host, path }) => host.test(hostname) && path.test(pathname));
  if (sites.length === 0) return undefined;
  const direct = sites
    .flatMap(({ page }) => searchParams.get(page) ?? [])
    .find((page) => page.startsWith('http'));
  return { through: hostname, ...(direct !== undefined && { direct }) };
}

/** Files in somebody's own storage: the browser asks whoever follows the link to sign in. */
const storages: readonly { host: RegExp; path: RegExp }[] = [
  // What is published for all ends in "pub" or "viewform".
  { host: /^docs\.google\.com$/, path: /^\/\w+\/d\/[^/]+(?:\/(?:edit|view|preview|copy))?\/?$/ },
  { host: /^drive\.google\.com$|-my\.sharepoint\.com$|^onedrive\.live\.com$/, path: /^\// },
];

/** Whether an address leads to a file that opens only for those it was shared with. */
export function isInStorage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  return storages.some(({ host, path }) => host.test(hostname) && path.test(pathname));
}

const origin = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_eid|igshid)$/;

/** The same address without what says where its reader comes from; undefined where it has nothing of the kind. */
export function withoutOrigin(address: string): string | undefined {
  if (!/[?&](?:utm_|fbclid|gclid|msclkid|mc_eid|igshid)/.test(address) || !URL.canParse(address))
    return undefined;
  const url = new URL(address);
  const names = [...url.searchParams.keys()].filter((name) => origin.test(name));
  for (const name of names) url.searchParams.delete(name);
  return names.length === 0 ? undefined : url.href;
}

/** What to write instead, as the end of a sentence. */
export function pageItself({ direct }: Detour): string {
  return direct === undefined ? 'the address of the page itself' : `the page’s own address, ${direct}`;
}
