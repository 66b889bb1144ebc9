/** Requests a shared resource of this test run. */
import type { PreparedResources } from './preparations.ts';

/** The URL of the process that creates them. If unset, as in benchmarks, this process creates them. */
export const addressVariable = 'BACKEND_PREPARATIONS';

export async function requestPrepared<Name extends keyof PreparedResources>(
  name: Name,
): Promise<PreparedResources[Name]> {
  const address = process.env[addressVariable];
  if (address === undefined) return await (await import('./preparations.ts')).prepare(name);
  const response = await fetch(`${address}/${name}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as PreparedResources[Name];
}
