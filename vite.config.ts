import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vitest/config';
import { currentSite, currentWorld } from './src/build/current-site.ts';
import { formsDataPreview } from './src/build/forms-data-preview.ts';
import { liveContent } from './src/build/live-content.ts';
import { contentMdx } from './src/build/mdx.ts';

/** Vitest reads this file too; the site's own plugins would only slow it down. */
const underTest = process.env['VITEST'] !== undefined;

export default defineConfig({
  plugins: underTest
    ? []
    : [
        contentMdx(import.meta.dirname, currentSite),
        formsDataPreview(currentWorld),
        react(),
        tailwindcss(),
        liveContent(),
        vike(),
      ],
  clearScreen: false,
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/browser/**', '**/node_modules/**'],
    testTimeout: 30_000,
  },
});
