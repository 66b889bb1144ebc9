/** Recognizes calls from the database's schedule by their secret. */
import { secretsMatch, checkSecret } from './secrets.ts';

/** CORS doesn't allow this header, so pages can't send it. */
const scheduleSecretHeader = 'x-drain-secret';

/** A wrong secret is rejected, because otherwise the schedule's test request would be stored as a client's request. */
export type Caller = 'schedule' | 'public' | 'rejected';

/**
 * Returns "public" without the header, and "rejected" for a wrong secret, or for any secret when the configured one is
 * missing or too short.
 */
export function identifyCaller(
  request: Request,
  { drainSecret = '' }: { drainSecret: string | undefined },
): Caller {
  const sentSecret = request.headers.get(scheduleSecretHeader);
  if (sentSecret === null) return 'public';
  const isConfigured = checkSecret('DRAIN_SECRET', drainSecret) === undefined;
  return isConfigured && secretsMatch(sentSecret, drainSecret) ? 'schedule' : 'rejected';
}
