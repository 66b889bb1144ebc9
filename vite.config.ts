import { defineConfig } from 'vitest/config';

/** Vitest reads this file too. It compiles the templates itself; the site's other plugins would only slow it down. */
const underTest = process.env['VITEST'] !== undefined;

export default defineConfig(async () => ({
  plugins: underTest
    ? [(await import('./src/site-build/bundle/mdx.ts')).mdxWithFacts(import.meta.dirname)]
    : (await import('./src/dev/preview-plugins.ts')).previewPlugins(import.meta.dirname),
  clearScreen: false,
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['**/node_modules/**'],
    testTimeout: 30_000,
    // What a file prepares may be a built site, on a machine that is busy with another file.
    hookTimeout: 60_000,
  },
}));
