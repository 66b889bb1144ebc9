/** Recognizes calls of the database's schedule by their secret. */
import { secretsMatch, checkSecret } from './secrets.ts';

/** CORS doesn't allow this header, so pages can't send it. */
const scheduleSecretHeader = 'x-drain-secret';

/** A wrong secret is refused, because a test request of the schedule would otherwise be stored as a client's. */
export type Caller = 'schedule' | 'public' | 'refused';

/**
 * "public" without the header; "refused" for a wrong secret, and for any secret when the configured one is missing or too
 * short.
 */
export async function identifyCaller(
  request: Request,
  { drainSecret = '' }: { drainSecret: string | undefined },
): Promise<Caller> {
  const sentSecret = request.headers.get(scheduleSecretHeader);
  if (sentSecret === null) return 'public';
  const isFit = checkSecret('DRAIN_SECRET', drainSecret) === undefined;
  return isFit && (await secretsMatch(sentSecret, drainSecret)) ? 'schedule' : 'refused';
}
