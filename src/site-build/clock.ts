/**
 * The build clock: now, or the instant in SITE_NOW (an ISO date and time), so that tests and rehearsals
 * can run on any day. Throws an error when SITE_NOW can't be read.
 */
export function buildClock(environment: NodeJS.ProcessEnv = process.env): Date {
  const given = environment['SITE_NOW'];
  if (given === undefined || given === '') return new Date();
  const now = new Date(given);
  if (Number.isNaN(now.getTime())) {
    throw new Error(`SITE_NOW must be a date and time like 2027-02-01T12:00:00Z, found "${given}".`);
  }
  return now;
}
