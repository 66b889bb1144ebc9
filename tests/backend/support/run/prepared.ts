/** Requests a shared resource of this test run. */
import type { Prepared } from './preparations.ts';

/** The address of the process that creates them. If unset, as in benchmarks, this process does. */
export const addressVariable = 'BACKEND_PREPARATIONS';

export async function prepared<Name extends keyof Prepared>(name: Name): Promise<Prepared[Name]> {
  const address = process.env[addressVariable];
  if (address === undefined) return await (await import('./preparations.ts')).prepare(name);
  const answer = await fetch(`${address}/${name}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Prepared[Name];
}
