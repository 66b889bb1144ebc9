/** The road by which a function itself reaches the firm: it needs neither mail nor the schedule, nor the database. */

/** What is wrong, by a short name, and in a sentence for the firm. */
export type Fault = { name: string; words: string };

/** Reports faults; resolves with the names of those that got through. */
export type Alarm = (faults: readonly Fault[]) => Promise<string[]>;

/** Each instance of a function repeats itself only after this time. */
const quietMs = 15 * 60_000;

/** Without an address nothing gets through. A report that fails is raised as an error, and is due again at once. */
export function alarmTo(url: string): Alarm {
  const reportedAt = new Map<string, number>();
  return async (faults) => {
    const now = Date.now();
    const due = faults.filter(({ name }) => !(now - (reportedAt.get(name) ?? -Infinity) < quietMs));
    const names = due.map(({ name }) => name);
    if (url === '' || names.length === 0) return [];
    for (const name of names) reportedAt.set(name, now);
    try {
      await post(url, due.map(({ words }) => words).join('\n'));
    } catch (error) {
      for (const name of names) reportedAt.delete(name);
      throw error;
    }
    return names;
  };
}

async function post(url: string, text: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The alarm was answered with ${answer.status}.`);
}
