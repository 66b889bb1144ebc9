/** Vitest projects by folder. Each belongs to a part in `parts.ts`. */

/** Only the `live` project may read `content/`. */
const contentReadGuard = ['tests/project/forbid-content-reads.ts'];

/** Settings for tests that start no other processes. */
const noProcessSettings = { setupFiles: ['tests/project/forbid-processes.ts', ...contentReadGuard] };

/** Timeouts for commands, servers and builds, which take several times longer on a busy machine. */
const slowTimeouts = { testTimeout: 120_000, hookTimeout: 240_000 };
const slowSettings = { ...slowTimeouts, setupFiles: contentReadGuard };

/** The tests share one PostgreSQL server and one copy of the embedded database. */
const databases = { ...slowSettings, globalSetup: ['tests/backend/support/run/global-setup.ts'] };

/** Folders of tests that write files or start commands. */
const commandFolders = ['content/commands', 'operations/report', 'practice/scaffold', 'project/commands'];

/** Tests of every page, which run on both the fixture site and the live site. */
export const everyPage = 'site/every-page';
const pageFolders = ['site/pages', everyPage];

const inMemoryFolders = ['client', 'content', 'editor/writing', 'practice', 'site', 'ui'];

// Files share modules and the checked fixture only within a project, so files with the same settings share one unless they belong to
// different parts. Vitest runs projects alphabetically. Keep the last one's files short: a slow one would leave the other cores idle.
export const vitestProjects = [
  defineProject('project', ['project'], noProcessSettings, commandFolders),
  defineProject('in-memory', inMemoryFolders, noProcessSettings, [...commandFolders, ...pageFolders]),
  defineProject('pages', pageFolders, noProcessSettings),
  defineProject('live', ['live', everyPage], { ...slowTimeouts, env: { SITE_UNDER_TEST: '.' } }),
  defineProject('commands', [...commandFolders, 'build', 'editor'], slowSettings, ['editor/writing']),
  defineProject('databases', ['backend', 'operations'], databases, ['operations/report']),
  defineProject('engines', ['browser/engines'], slowSettings),
];

/** Files that tests read without importing them; with `--changed`, a change to one reruns all tests. */
export const filesReadByTests = ['**/*.{css,html,json,md,mdx,sql,txt,yaml,yml}'];

type ProjectSettings = {
  setupFiles?: string[];
  env?: Record<string, string>;
  globalSetup?: string[];
  testTimeout?: number;
  hookTimeout?: number;
};

/** Defines a project. Folders are relative to `tests`. */
function defineProject(
  name: string,
  folders: string[],
  { setupFiles = [], ...settings }: ProjectSettings,
  excludedFolders: string[] = [],
) {
  return {
    extends: true as const,
    test: {
      name,
      // Test files in a worker share modules.
      isolate: false,
      include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
      exclude: ['**/node_modules/**', ...excludedFolders.map((folder) => `tests/${folder}/**`)],
      ...settings,
      setupFiles: ['tests/fixtures/close-resources.ts', ...setupFiles],
    },
  };
}
