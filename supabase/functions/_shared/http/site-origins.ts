type SiteOrigins = {
  /** Origins as browsers send them, the main one first. Domains are listed with and without `www`, other subdomains as given. */
  origins: readonly string[];
  /** Parts that aren't valid URLs. */
  invalid: readonly string[];
};

/** Parses URLs separated by commas or spaces. Accepts paths, default ports, uppercase letters and a missing scheme. */
export function parseSiteOrigins(text: string): SiteOrigins {
  const parts = text
    .split(/[\s,]+/)
    .map((part) => part.replace(/^["']|["']$/g, ''))
    .filter((part) => part !== '');
  const parsedParts = parts.map((part) => ({ part, origin: parseOrigin(part) }));
  const origins = parsedParts.flatMap(({ origin }) => (origin === undefined ? [] : [origin]));
  return {
    origins: [...new Set([...origins, ...origins.flatMap(listWwwVariants)])],
    invalid: parsedParts.flatMap(({ part, origin }) => (origin === undefined ? [part] : [])),
  };
}

function parseOrigin(part: string): string | undefined {
  const url = /^https?:\/\//i.test(part) ? part : `https://${part}`;
  if (!URL.canParse(url)) return undefined;
  const { origin, hostname } = new URL(url);
  return hostname === 'localhost' || hostname.includes('.') ? origin : undefined;
}

function listWwwVariants(origin: string): string[] {
  const { protocol, hostname, host } = new URL(origin);
  if (hostname.startsWith('www.')) return [`${protocol}//${host.slice(4)}`];
  return hostname.split('.').length === 2 ? [`${protocol}//www.${host}`] : [];
}

const genericLabelPattern = /^(?:www|com?|org|net|gov|ac|edu)$/;

/** Returns the distinctive part of a host name, such as "example" in help.example.co.uk. */
export function parseSiteName(host: string): string | undefined {
  const labels = host.toLowerCase().split('.').slice(0, -1);
  return labels.filter((label) => !genericLabelPattern.test(label)).at(-1);
}

/** Returns whether an origin's site name is one of `names`. Ignores scheme, port, subdomains and top-level domain. */
export function resemblesSite(origin: string, names: ReadonlySet<string | undefined>): boolean {
  const name = URL.canParse(origin) ? parseSiteName(new URL(origin).hostname) : undefined;
  return name !== undefined && names.has(name);
}
