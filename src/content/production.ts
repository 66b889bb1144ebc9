/**
 * Whether what is checked or built is to go live: SITE_ENV=production. Raises an error for any other
 * word in SITE_ENV, because a misspelled one would let sample data through.
 */
export function isProduction(environment: NodeJS.ProcessEnv): boolean {
  const given = environment['SITE_ENV'] ?? '';
  if (given !== '' && given !== 'production') {
    throw new Error(`SITE_ENV must be "production" or empty, found "${given}".`);
  }
  return given === 'production';
}
