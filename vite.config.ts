import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { filesReadByTests, vitestProjects } from './scripts/test/vitest-projects.ts';
import { buildFolder } from './src/build/build-folder.ts';

/** Vitest reads this file too. It compiles the templates itself; the site's other plugins would only slow it down. */
const underTest = process.env['VITEST'] !== undefined;

async function plugins(root: string, command: 'build' | 'serve') {
  const { createMdxPluginsWithFacts, readFacts } = await import('./src/build/bundle/mdx.ts');
  if (underTest) return createMdxPluginsWithFacts(root);
  if (command === 'build') {
    const { createContentPlugins } = await import('./src/build/bundle/build-plugins.ts');
    return createContentPlugins(root);
  }
  const { previewPlugins } = await import('./src/editor/dev/preview-plugins.ts');
  return previewPlugins(root, await readFacts(root));
}

export default defineConfig(async ({ command }) => ({
  plugins: await plugins(import.meta.dirname, command),
  clearScreen: false,
  build: { outDir: buildFolder, emptyOutDir: true },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Many tests wait for a process or a server, so Vitest's default would leave a core idle.
    maxWorkers: availableParallelism(),
    forceRerunTriggers: ['vite.config.ts', ...filesReadByTests],
    projects: vitestProjects,
  },
}));
