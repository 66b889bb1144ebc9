/**
 * Returns whether to check or build for production: SITE_ENV=production. Throws an error for any other value, because a typo
 * would let sample data through.
 */
export function isProduction(environment: NodeJS.ProcessEnv): boolean {
  const value = environment['SITE_ENV'] ?? '';
  if (value !== '' && value !== 'production') {
    throw new Error(`SITE_ENV must be "production" or empty, but is "${value}".`);
  }
  return value === 'production';
}
