/** Result of requesting an address. Only "broken" is an error, because many sites reject requests from outside a browser. */
type AddressResult = { address: string; state: 'fine' | 'broken' | 'could not check'; why: string };

type RequestStatus = (address: string) => Promise<{ status: number }>;

const timeoutMs = 10_000;
const concurrency = 6;

/** External addresses in all content files with the places that mention them, without sample addresses. */
export function collectExternalLinks(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const placesByLink = new Map<string, string[]>();
  for (const [file, text] of sources) {
    for (const [index, line] of text.split('\n').entries()) {
      for (const match of line.matchAll(/https:\/\/[^\s"'<>)\]}]+/g)) {
        const address = match[0].replace(/[.,;]$/, '');
        if (/^https:\/\/([\w-]+\.)*example\.(com|org|net)\b/.test(address)) continue;
        placesByLink.set(address, [
          ...(placesByLink.get(address) ?? []),
          `${file}:${index + 1}:${match.index + 1}`,
        ]);
      }
    }
  }
  return placesByLink;
}

/** Requests each address, a few at a time. Never throws: a failed request results in "could not check". */
export async function checkAddresses(
  addresses: string[],
  request: RequestStatus = requestStatus,
): Promise<AddressResult[]> {
  const results: AddressResult[] = [];
  const waiting = [...addresses];
  const work = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      results.push(await checkAddress(address, request));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results.toSorted((a, b) => (a.address < b.address ? -1 : 1));
}

async function checkAddress(address: string, request: RequestStatus): Promise<AddressResult> {
  try {
    const { status } = await request(address);
    if (status === 404 || status === 410)
      return { address, state: 'broken', why: `the site responds with ${status}` };
    if (status < 400) return { address, state: 'fine', why: String(status) };
    return { address, state: 'could not check', why: `the site responds with ${status}` };
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return { address, state: 'could not check', why: late ? 'timed out' : 'no connection' };
  }
}

async function requestStatus(address: string): Promise<{ status: number }> {
  const init = { redirect: 'follow', signal: AbortSignal.timeout(timeoutMs) } as const;
  const head = await fetch(address, { ...init, method: 'HEAD' });
  // Some servers don't support HEAD and return an error for it.
  return head.status < 400 ? head : fetch(address, { ...init, method: 'GET' });
}

/** Requests every external site that the content links to. Returns whether a link is broken. */
export async function checkOtherSites(sources: ReadonlyMap<string, string>): Promise<boolean> {
  const addresses = collectExternalLinks(sources);
  console.log(`Checking ${addresses.size} external links ...`);
  const results = await checkAddresses([...addresses.keys()]);
  const formatLines = (wanted: AddressResult['state']) =>
    results
      .filter(({ state }) => state === wanted)
      .flatMap(({ address, why }) =>
        (addresses.get(address) ?? []).map((place) => `  ${place}  ${address} (${why})`),
      );
  const broken = formatLines('broken');
  const unknown = formatLines('could not check');
  const fine = results.filter(({ state }) => state === 'fine').length;
  if (broken.length > 0) console.log(`Broken:\n${broken.join('\n')}`);
  if (unknown.length > 0)
    console.log(`Could not check (not an error; open these yourself):\n${unknown.join('\n')}`);
  console.log(`${fine} work, ${broken.length} broken, ${unknown.length} could not be checked.`);
  return broken.length > 0;
}
