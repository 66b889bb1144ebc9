/** A complete https URL of a public site, without a user name, an IP address or a host name that mixes alphabets. */
export const webUrlPattern =
  /^https:\/\/(?![^/]*(?:[a-z][\u0400-\u04FF]|[\u0400-\u04FF][a-z]))(?:[^\s/.?#@\\,]+\.)+[^\s/.?#@\\,\d][^\s/.?#@\\,]*(?:[/?#][^\s\\]*)?$/;

/** Suggests the complete URL for a mistyped one such as "https//www.uscis.gov" or "uscis.gov/forms"; '' for others. */
export function suggestWebUrl(url: string): string {
  const pattern =
    /^(?:h\w{2,4}(?::\/*|\/+))*(www\.\S+|(?:[a-z\d-]+\.)+(?:com|edu|gov|net|org|us)(?:[/?#]\S*)?)$/i;
  const completeUrl = `https://${pattern.exec(url)?.[1] ?? ''}`;
  return webUrlPattern.test(completeUrl) ? ` Write ${completeUrl}.` : '';
}

/** A link that reaches its page through another site. */
type Redirect = {
  /** The intermediate site. */
  via: string;
  /** The page's own URL, if the link contains it. */
  directUrl?: string;
};

/** Redirecting sites, with the parameter that contains the target. */
const redirectors: readonly { host: RegExp; path: RegExp; parameter: string }[] = [
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/(?:url|search)$/, parameter: 'q' },
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, parameter: 'url' },
  { host: /^(?:www\.)?bing\.com$/, path: /^\/(?:ck\/a|search)$/, parameter: 'u' },
  { host: /^(?:www\.)?duckduckgo\.com$/, path: /^\/(?:l\/)?$/, parameter: 'uddg' },
  { host: /^r\.search\.yahoo\.com$/, path: /^\//, parameter: 'RU' },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\//, parameter: 'u' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, parameter: 'url' },
  // Short URLs don't contain their target.
  {
    host: /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|buff\.ly|rebrand\.ly|cutt\.ly|lnkd\.in|rb\.gy|shorturl\.at)$/,
    path: /^\//,
    parameter: 'url',
  },
];

/** Finds the search engine, social network, email filter or URL shortener that a URL goes through, if any, and its target. */
export function findRedirect(url: string): Redirect | undefined {
  if (!url.startsWith('https://') || !URL.canParse(url)) return undefined;
  const { hostname, pathname, searchParams } = new URL(url);
  const matchingRedirectors = redirectors.filter(
    ({ host, path }) => host.test(hostname) && path.test(pathname),
  );
  if (matchingRedirectors.length === 0) return undefined;
  const directUrl = matchingRedirectors
    .flatMap(({ parameter }) => searchParams.get(parameter) ?? [])
    .find((target) => target.startsWith('http'));
  return { via: hostname, ...(directUrl !== undefined && { directUrl }) };
}

/** URLs of private files, which require visitors to sign in. */
const privateFileUrls: readonly { host: RegExp; path: RegExp }[] = [
  // Published documents end in "pub" or "viewform".
  { host: /^docs\.google\.com$/, path: /^\/\w+\/d\/[^/]+(?:\/(?:edit|view|preview|copy))?\/?$/ },
  { host: /^drive\.google\.com$|-my\.sharepoint\.com$|^onedrive\.live\.com$/, path: /^\// },
];

/** Returns whether a URL is for a file that opens only for people it was shared with. */
export function isPrivateFile(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return privateFileUrls.some(({ host, path }) => host.test(hostname) && path.test(pathname));
}

const trackingParameterPattern = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_eid|igshid)$/;

/** Returns the URL without its tracking parameters; undefined if it has none. */
export function stripTracking(url: string): string | undefined {
  if (!/[?&](?:utm_|fbclid|gclid|msclkid|mc_eid|igshid)/.test(url) || !URL.canParse(url)) return undefined;
  const parsedUrl = new URL(url);
  const names = [...parsedUrl.searchParams.keys()].filter((name) => trackingParameterPattern.test(name));
  for (const name of names) parsedUrl.searchParams.delete(name);
  return names.length === 0 ? undefined : parsedUrl.href;
}

/** Formats what to link to instead, as the end of a sentence. */
export function suggestDirectLink({ directUrl }: Redirect): string {
  return directUrl === undefined ? 'the page itself' : `the page’s own URL, ${directUrl}`;
}
