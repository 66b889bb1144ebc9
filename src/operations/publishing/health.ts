/** What the deployed functions say is wrong with them, by the names in their `health`. */
const timeoutMs = 20_000;

/**
 * With these, requests are not stored, the firm is not told of them, or nobody would hear of a fault. The others, such
 * as an e-mail that waits or a copy that is old, are alarmed, and keep no site from visitors.
 */
const blocking =
  /^(?:database|settings|scheduler|vault-.+|pg-net|alarm|drain-outbox|book-consultation|submit-lead)$/;

/** A sentence for each fault that must not stay; nothing when all is well. */
export async function functionFaults(url: string): Promise<string[]> {
  const options = { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) } as const;
  const answer = await fetch(url, options).catch(() => undefined);
  if (answer === undefined) return [`${url} does not answer.`];
  const text = await answer.text();
  if (answer.status === 200) return [];
  const faults = answer.status === 503 ? namesIn(text) : undefined;
  if (faults === undefined) return [`${url} answers ${answer.status}: are the functions published?`];
  return faults
    .filter((name) => blocking.test(name))
    .map((name) => `The functions report the fault ${name}: npm run leads -- status says more.`);
}

/** Undefined for an answer of somebody else. */
function namesIn(text: string): string[] | undefined {
  try {
    const { faults }: { faults?: string[] } = JSON.parse(text);
    return faults;
  } catch {
    return undefined;
  }
}
