import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { filesOf, vitestProjects } from './scripts/test/vitest-projects.ts';
import { buildFolder } from './src/site-build/build-folder.ts';

/** Vitest reads this file too. It compiles the templates itself; the site's other plugins would only slow it down. */
const underTest = process.env['VITEST'] !== undefined;

const databases = {
  // The embedded database is used for seconds: a second, thorough translation of its engine would not pay.
  execArgv: ['--liftoff-only'],
  globalSetup: ['tests/backend/support/run/global-setup.ts'],
};

/** Commands, servers and builds that tests start take several times as long on a machine that is busy with others. */
const patient = { testTimeout: 120_000, hookTimeout: 240_000 };

async function plugins(root: string, command: 'build' | 'serve') {
  const { mdxWithFacts, readFacts } = await import('./src/site-build/bundle/mdx.ts');
  if (underTest) return mdxWithFacts(root);
  if (command === 'build') {
    const { buildPlugins } = await import('./src/site-build/bundle/build-plugins.ts');
    return buildPlugins(root);
  }
  const { previewPlugins } = await import('./src/dev/preview-plugins.ts');
  return previewPlugins(root, await readFacts(root));
}

/** Guards for tests that share modules. Tests of the built site compare it with `content/`, so they may read it. */
function setupFiles(builtSite = false): string[] {
  const startNothing = 'tests/project/start-nothing.ts';
  return builtSite ? [startNothing] : [startNothing, 'tests/project/read-no-content.ts'];
}

export default defineConfig(async ({ command }) => ({
  plugins: await plugins(import.meta.dirname, command),
  clearScreen: false,
  build: { outDir: buildFolder, emptyOutDir: true },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Vitest would leave one core idle, and many tests wait for a process or a server.
    maxWorkers: availableParallelism() + 1,
    projects: vitestProjects.map((project) => ({
      extends: true as const,
      test: {
        name: project.name,
        ...filesOf(project),
        ...(project.databases ? databases : {}),
        isolate: !(project.pure || project.sharesModules),
        ...(project.pure ? { setupFiles: setupFiles(project.builtSite) } : patient),
      },
    })),
  },
}));
