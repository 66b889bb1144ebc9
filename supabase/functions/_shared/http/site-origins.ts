/** The origins that `SITE_ORIGINS` means, however they are written. */

type SiteOrigins = {
  /** As browsers send them, the main one first; each with and without `www`. */
  origins: readonly string[];
  /** What could not be read as an address. */
  unread: readonly string[];
};

/** Reads addresses separated by commas: in capitals, with a path or a port of no need, without `https://`. */
export function siteOrigins(text: string): SiteOrigins {
  const parts = text
    .split(/[\s,]+/)
    .map((part) => part.replace(/^["']|["']$/g, ''))
    .filter((part) => part !== '');
  const read = parts.map((part) => ({ part, origin: originOf(part) }));
  const named = read.flatMap(({ origin }) => (origin === undefined ? [] : [origin]));
  return {
    origins: [...new Set([...named, ...named.flatMap(wwwVariantOf)])],
    unread: read.flatMap(({ part, origin }) => (origin === undefined ? [part] : [])),
  };
}

function originOf(part: string): string | undefined {
  const address = /^https?:\/\//i.test(part) ? part : `https://${part}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, hostname } = new URL(address);
  return hostname === 'localhost' || hostname.includes('.') ? origin : undefined;
}

/** A site answers with and without `www`, and its visitors come from both. */
function wwwVariantOf(origin: string): string[] {
  const { protocol, hostname, host } = new URL(origin);
  if (hostname.startsWith('www.')) return [`${protocol}//${host.slice(4)}`];
  return hostname.split('.').length === 2 ? [`${protocol}//www.${host}`] : [];
}

/** What many hosts have before or behind their name. */
const nameless = /^(?:www|com?|org|net|gov|ac|edu)$/;

/** The name by which a host is known, whatever stands around it: "example" of help.example.co.uk. */
export function siteNameOf(host: string): string | undefined {
  const labels = host.toLowerCase().split('.').slice(0, -1);
  return labels.filter((label) => !nameless.test(label)).at(-1);
}

/** True for an origin that bears one of these names, under whatever scheme, port or ending. */
export function bearsName(origin: string, names: ReadonlySet<string | undefined>): boolean {
  const name = URL.canParse(origin) ? siteNameOf(new URL(origin).hostname) : undefined;
  return name !== undefined && names.has(name);
}
