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

/** What to write instead, as the end of a sentence. */
export function pageItself({ direct }: Detour): string {
  return direct === undefined ? 'the address of the page itself' : `the page’s own address, ${direct}`;
}
