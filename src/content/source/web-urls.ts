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

/** Formats the URL of a quoted US phone number, such as `tel:(407) 555-0100`, as E.164. Returns other URLs unchanged. */
export function formatPhoneUrl(url: string): string {
  const [, scheme = '', number = ''] = /^(tel|sms):(\(?\d{3}\)?[ -]?\d{3}-\d{4})$/.exec(url) ?? [];
  return number === '' ? url : `${scheme}:+1${number.replaceAll(/\D/g, '')}`;
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

/** Returns whether a link goes through Outlook's filter, which adds the recipient's email address to each link. */
export function isEmailFilterLink(url: string): boolean {
  return URL.canParse(url) && new URL(url).hostname.endsWith('.safelinks.protection.outlook.com');
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
