/** Requests a shared resource of this test run. */
import type { Prepared } from './preparations.ts';

/** The address of the process that creates them. If unset, as in benchmarks, this process does. */
export const addressVariable = 'BACKEND_PREPARATIONS';

export async function requestPrepared<Name extends keyof Prepared>(name: Name): Promise<Prepared[Name]> {
  const address = process.env[addressVariable];
  if (address === undefined) return await (await import('./preparations.ts')).prepare(name);
  const response = await fetch(`${address}/${name}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Prepared[Name];
}
