/**
 * Returns the build date: the current time, or SITE_NOW (an ISO date and time) for tests and rehearsals. Throws if SITE_NOW is
 * invalid.
 */
export function getBuildDate(environment: NodeJS.ProcessEnv = process.env): Date {
  const value = environment['SITE_NOW'];
  if (value === undefined || value === '') return new Date();
  const now = new Date(value);
  if (Number.isNaN(now.getTime())) {
    throw new Error(`SITE_NOW must be a date and time like 2027-02-01T12:00:00Z, but is "${value}".`);
  }
  return now;
}
