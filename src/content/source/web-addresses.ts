/** A link to a page through another site. */
type Redirect = {
  /** The intermediate site. */
  through: string;
  /** The page's own address, if the link contains it. */
  direct?: string;
};

/** Redirecting sites, with the parameter that contains the target. */
const between: readonly { host: RegExp; path: RegExp; page: string }[] = [
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/(?:url|search)$/, page: 'q' },
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, page: 'url' },
  { host: /^(?:www\.)?bing\.com$/, path: /^\/(?:ck\/a|search)$/, page: 'u' },
  { host: /^(?:www\.)?duckduckgo\.com$/, path: /^\/(?:l\/)?$/, page: 'uddg' },
  { host: /^r\.search\.yahoo\.com$/, path: /^\//, page: 'RU' },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\//, page: 'u' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, page: 'url' },
  // Short addresses don't contain their target.
  {
    host: /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|buff\.ly|rebrand\.ly|cutt\.ly|lnkd\.in|rb\.gy|shorturl\.at)$/,
    path: /^\//,
    page: 'url',
  },
];

/** Whether an address redirects through a search engine or mail program, and its target. */
export function findRedirect(address: string): Redirect | undefined {
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const sites = between.filter(({ host, path }) => host.test(hostname) && path.test(pathname));
  if (sites.length === 0) return undefined;
  const direct = sites
    .flatMap(({ page }) => searchParams.get(page) ?? [])
    .find((page) => page.startsWith('http'));
  return { through: hostname, ...(direct !== undefined && { direct }) };
}

/** Files in private storage, which require visitors to sign in. */
const storages: readonly { host: RegExp; path: RegExp }[] = [
  // Published documents end in "pub" or "viewform".
  { host: /^docs\.google\.com$/, path: /^\/\w+\/d\/[^/]+(?:\/(?:edit|view|preview|copy))?\/?$/ },
  { host: /^drive\.google\.com$|-my\.sharepoint\.com$|^onedrive\.live\.com$/, path: /^\// },
];

/** Whether an address is a file that opens only for people it was shared with. */
export function isInStorage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  return storages.some(({ host, path }) => host.test(hostname) && path.test(pathname));
}

const trackingParameterPattern = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_eid|igshid)$/;

/** The address without tracking parameters; undefined when it has none. */
export function stripTracking(address: string): string | undefined {
  if (!/[?&](?:utm_|fbclid|gclid|msclkid|mc_eid|igshid)/.test(address) || !URL.canParse(address))
    return undefined;
  const url = new URL(address);
  const names = [...url.searchParams.keys()].filter((name) => trackingParameterPattern.test(name));
  for (const name of names) url.searchParams.delete(name);
  return names.length === 0 ? undefined : url.href;
}

/** The suggested replacement, as the end of a sentence. */
export function suggestDirectLink({ direct }: Redirect): string {
  return direct === undefined ? 'the address of the page itself' : `the page’s own address, ${direct}`;
}
