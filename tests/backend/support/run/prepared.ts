/** Asks for what the test files of one run share. */
import type { Prepared } from './preparations.ts';

/** Where the process that makes it listens. Without one, in a measurement, this process makes it for itself. */
export const addressVariable = 'BACKEND_PREPARATIONS';

export async function prepared<Name extends keyof Prepared>(name: Name): Promise<Prepared[Name]> {
  const address = process.env[addressVariable];
  if (address === undefined) return await (await import('./preparations.ts')).prepare(name);
  const answer = await fetch(`${address}/${name}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Prepared[Name];
}
