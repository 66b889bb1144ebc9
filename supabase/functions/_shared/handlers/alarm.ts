/** Reports faults to the firm without email. */

/** A short name, and a sentence for the firm. */
export type Fault = { name: string; message: string };

/** Resolves with the names of the delivered faults. */
export type Alarm = (faults: readonly Fault[]) => Promise<string[]>;

/** Minimum time between repeated reports of a fault by one instance. */
const minRepeatIntervalMs = 15 * 60_000;

/** Creates an alarm. It throws if sending fails, and can then be retried immediately. */
export function createAlarm(url: string): Alarm {
  const reportedAt = new Map<string, number>();
  return async (faults) => {
    const now = Date.now();
    const due = faults.filter(
      ({ name }) => !(now - (reportedAt.get(name) ?? -Infinity) < minRepeatIntervalMs),
    );
    const names = due.map(({ name }) => name);
    if (names.length === 0) return [];
    for (const name of names) reportedAt.set(name, now);
    try {
      await post(url, due.map(({ message }) => message).join('\n'));
    } catch (error) {
      for (const name of names) reportedAt.delete(name);
      throw error;
    }
    return names;
  };
}

async function post(url: string, text: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The alarm's URL responded with ${response.status}.`);
}
