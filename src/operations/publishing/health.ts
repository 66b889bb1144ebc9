import { functionNames } from '#forms/protocol.ts';

const timeoutMs = 20_000;

/**
 * Faults that block a deploy: requests would not be stored, or the firm would not be notified. Other faults, such as
 * stuck mail, only trigger an alarm.
 */
const blockingFaultPattern = /^(?:database|drain)$/;

/** Returns a message for each blocking fault that the functions report, or a message that they don't respond correctly. */
export async function findFunctionFaults(functionsUrl: string): Promise<string[]> {
  const url = `${functionsUrl}/${functionNames.health}`;
  const options = { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) } as const;
  const response = await fetch(url, options).catch(() => undefined);
  if (response === undefined) return [`${url} does not respond.`];
  const text = await response.text();
  if (response.status === 200) return [];
  const faults = response.status === 503 ? parseNames(text) : undefined;
  if (faults === undefined)
    return [`${url} returned ${response.status}. Check that the functions are deployed.`];
  return faults
    .filter((name) => blockingFaultPattern.test(name))
    .map((name) => `The functions report a problem: ${name}. For details, run: npm run leads -- status`);
}

/** Parses the names of the faults. Returns undefined for a response that isn't from our functions. */
function parseNames(text: string): string[] | undefined {
  try {
    const { faults }: { faults?: string[] } = JSON.parse(text);
    return faults;
  } catch {
    return undefined;
  }
}
