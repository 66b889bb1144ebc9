import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { filesReadByTests, vitestProjects } from './scripts/test/vitest-projects.ts';

/** Vitest reads this file too. It compiles the templates itself; the site's other plugins would only slow it down. */
const underTest = process.env['VITEST'] !== undefined;

async function plugins(root: string, command: 'build' | 'serve') {
  // `src/build/bundle/pages-config.ts` has the plugins of a build.
  if (command === 'build')
    throw new Error('Run "npm run build", which checks the content and finishes the pages.');
  if (underTest) {
    const { createMdxPlugins } = await import('./src/build/bundle/mdx.ts');
    return [...createMdxPlugins(root, () => new Map()), withoutDevelopmentCondition];
  }
  const { previewPlugins } = await import('./src/editor/dev/preview-plugins.ts');
  return previewPlugins(root);
}

/** Node doesn't set this condition either, and Markdown's parser takes 1.5 times as long with it. */
const withoutDevelopmentCondition: Plugin = {
  name: 'without-development-condition',
  configResolved({ ssr }) {
    ssr.resolve = { ...ssr.resolve, conditions: ['node'] };
  },
};

export default defineConfig(async ({ command }) => ({
  plugins: await plugins(import.meta.dirname, command),
  clearScreen: false,
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // On a busy machine, a condition can take several seconds.
    expect: { poll: { timeout: 30_000 } },
    // Many tests wait for a process or a server, so Vitest's default would leave a core idle.
    maxWorkers: availableParallelism(),
    forceRerunTriggers: ['vite.config.ts', ...filesReadByTests],
    projects: vitestProjects,
  },
}));
