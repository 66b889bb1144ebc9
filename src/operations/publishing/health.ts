import { functionNames } from '#forms/protocol.ts';

const timeoutMs = 20_000;

/**
 * Faults that block a deploy: requests would not be stored, or the firm would not hear of them. Others, such as mail that
 * is stuck, are alarmed.
 */
const blocking =
  /^(?:database|settings|scheduler|vault-.+|pg-net|alarm|drain-outbox|book-consultation|submit-lead)$/;

/** A sentence for each blocking fault that the functions report. */
export async function functionFaults(functionsUrl: string): Promise<string[]> {
  const url = `${functionsUrl}/${functionNames.health}`;
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

/** Undefined for a response that isn't from our functions. */
function namesIn(text: string): string[] | undefined {
  try {
    const { faults }: { faults?: string[] } = JSON.parse(text);
    return faults;
  } catch {
    return undefined;
  }
}
