/** Result of requesting a URL. Only "broken" is an error, because many sites reject requests that don't come from a browser. */
type LinkResult = { url: string; state: 'ok' | 'broken' | 'unchecked'; reason: string };

type FetchStatus = (url: string) => Promise<{ status: number }>;

const timeoutMs = 10_000;
const concurrency = 6;

/** Collects the external URLs in all content files with their locations, except sample URLs. */
export function collectExternalLinks(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const locations = [...sources].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(/https:\/\/[^\s"'<>)\]}]+/g)].map((match) => ({
        url: match[0].replace(/[.,;]$/, ''),
        location: `${file}:${index + 1}:${match.index + 1}`,
      })),
    ),
  );
  const locationsByUrl = Map.groupBy(
    locations.filter(({ url }) => !/^https:\/\/([\w-]+\.)*example\.(com|org|net)\b/.test(url)),
    ({ url }) => url,
  );
  return new Map([...locationsByUrl].map(([url, group]) => [url, group.map(({ location }) => location)]));
}

/** Requests each URL, a few at a time. Never throws: a failed request results in "unchecked". */
export async function checkUrls(urls: string[], request: FetchStatus = requestStatus): Promise<LinkResult[]> {
  const results: LinkResult[] = [];
  const queue = [...urls];
  const processQueue = async (): Promise<void> => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      results.push(await checkUrl(url, request));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, processQueue));
  return results.toSorted((a, b) => (a.url < b.url ? -1 : 1));
}

async function checkUrl(url: string, request: FetchStatus): Promise<LinkResult> {
  try {
    const { status } = await request(url);
    if (status === 404 || status === 410)
      return { url, state: 'broken', reason: `the site returned ${status}` };
    if (status < 400) return { url, state: 'ok', reason: String(status) };
    return { url, state: 'unchecked', reason: `the site returned ${status}` };
  } catch (error) {
    const hasTimedOut = error instanceof Error && error.name === 'TimeoutError';
    return { url, state: 'unchecked', reason: hasTimedOut ? 'timed out' : 'request failed' };
  }
}

async function requestStatus(url: string): Promise<{ status: number }> {
  const init = { redirect: 'follow', signal: AbortSignal.timeout(timeoutMs) } as const;
  const response = await fetch(url, { ...init, method: 'HEAD' });
  // Some servers respond to HEAD with an error.
  return response.status < 400 ? response : fetch(url, { ...init, method: 'GET' });
}

/** Requests every external URL in the content, and prints the results. Returns whether any link is broken. */
export async function checkExternalLinks(sources: ReadonlyMap<string, string>): Promise<boolean> {
  const urls = collectExternalLinks(sources);
  console.log(`Checking ${urls.size} external links...`);
  const results = await checkUrls([...urls.keys()]);
  const byState = Map.groupBy(results, ({ state }) => state);
  const countUrls = (state: LinkResult['state']) => byState.get(state)?.length ?? 0;
  const formatLines = (state: LinkResult['state']) =>
    (byState.get(state) ?? []).flatMap(({ url, reason }) =>
      (urls.get(url) ?? []).map((location) => `  ${location}  ${url} (${reason})`),
    );
  const brokenLines = formatLines('broken');
  const uncheckedLines = formatLines('unchecked');
  if (brokenLines.length > 0) console.log(`Broken:\n${brokenLines.join('\n')}`);
  if (uncheckedLines.length > 0)
    console.log(`Could not check (not an error; open these yourself):\n${uncheckedLines.join('\n')}`);
  console.log(`${countUrls('ok')} ok, ${countUrls('broken')} broken, ${countUrls('unchecked')} not checked.`);
  return brokenLines.length > 0;
}
