/** Calls of the database's schedule, which carry a secret. */
import { sameSecret, secretFault } from './secrets.ts';

/** Browsers do not send it: a page may not set it. */
const scheduleSecretHeader = 'x-drain-secret';

/** Whoever gives a wrong secret is refused, or a trial of the schedule would pass for somebody's request. */
export type Caller = 'schedule' | 'somebody' | 'refused';

/** "somebody" without the header; "refused" for a wrong secret, and for any where none that is fit is set. */
export async function callerOf(
  request: Request,
  { drainSecret = '' }: { drainSecret: string | undefined },
): Promise<Caller> {
  const given = request.headers.get(scheduleSecretHeader);
  if (given === null) return 'somebody';
  const isFit = secretFault('DRAIN_SECRET', drainSecret) === undefined;
  return isFit && (await sameSecret(given, drainSecret)) ? 'schedule' : 'refused';
}
