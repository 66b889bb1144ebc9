/**
 * The build date: the current time, or SITE_NOW (an ISO date and time) for tests and rehearsals. Throws an error for an
 * invalid SITE_NOW.
 */
export function buildDate(environment: NodeJS.ProcessEnv = process.env): Date {
  const given = environment['SITE_NOW'];
  if (given === undefined || given === '') return new Date();
  const now = new Date(given);
  if (Number.isNaN(now.getTime())) {
    throw new Error(`SITE_NOW must be a date and time like 2027-02-01T12:00:00Z, found "${given}".`);
  }
  return now;
}
