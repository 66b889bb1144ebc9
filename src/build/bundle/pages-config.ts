import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import type { Site } from '#practice/site.ts';
import { createMdxPlugins } from './mdx.ts';
import { createShortClassesPlugin } from './short-classes.ts';
import type { ShortClasses } from './short-classes.ts';

/** Output folder of Vite and Vike. The finished site is moved from there to `dist/`. */
export const buildFolder = '.cache/build';

/**
 * Creates the Vite configuration that Vike uses to prerender all pages. It replaces `vite.config.ts`, which Vike would load six times.
 * The output folder is not emptied, because it already contains the generated images.
 */
export function createPagesConfig(root: string, site: Site, shortClasses: ShortClasses): InlineConfig {
  const facts = indexFactTexts(site.entries.facts.values());
  return {
    configFile: false,
    root,
    plugins: [createShortClassesPlugin(shortClasses), ...createMdxPlugins(root, () => facts), react()],
    // Hides Vite's list of files, because authors read the output of a build.
    logLevel: 'warn',
    build: { outDir: buildFolder, emptyOutDir: false },
  };
}
