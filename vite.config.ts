import { defineConfig } from 'vitest/config';

/** Vitest reads this file too; the site's own plugins would only slow it down. */
const underTest = process.env['VITEST'] !== undefined;

export default defineConfig(async () => ({
  plugins: underTest
    ? []
    : (await import('./src/dev/preview-plugins.ts')).previewPlugins(import.meta.dirname),
  clearScreen: false,
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['**/node_modules/**'],
    // The embedded database is used for seconds: a second, thorough translation of its engine would not pay.
    execArgv: ['--liftoff-only'],
    globalSetup: ['tests/backend/support/run/global-setup.ts'],
    testTimeout: 30_000,
    // What a file prepares may be a built site, on a machine that is busy with another file.
    hookTimeout: 60_000,
  },
}));
