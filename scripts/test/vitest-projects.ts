/** Vitest projects by folder. Each belongs to a part in `parts.ts`. */

/** Only the project `live` may read `content/`. */
const withoutContent = ['tests/project/read-no-content.ts'];

/** Tests that start no process. */
const pure = { setupFiles: ['tests/project/start-nothing.ts', ...withoutContent] };

/** Commands, servers and builds take several times longer on a busy machine. */
const slow = { testTimeout: 120_000, hookTimeout: 240_000 };
const patient = { ...slow, setupFiles: withoutContent };

/** The tests share one PostgreSQL server and one copy of the embedded database. */
const databases = { ...patient, globalSetup: ['tests/backend/support/run/global-setup.ts'] };

/** Folders of tests that write files or start commands. */
const contentOnDisk = ['content/commands', 'operations/report', 'practice/scaffold'];

/** Properties of every page, tested on the site of the fixture and on the live one. */
export const everyPage = 'site/every-page';

export const vitestProjects = [
  project('content', ['content', 'practice', 'editor/writing'], pure, contentOnDisk),
  project('commands', contentOnDisk, patient),
  project('project', ['project'], pure, ['project/commands']),
  project('units', ['client', 'site/styles', 'site/templates', 'ui'], pure),
  project('pages', ['site/pages', everyPage], pure),
  project('live', ['live', everyPage], { ...slow, env: { SITE_UNDER_TEST: '.' } }),
  project('publishing', ['operations/publishing'], databases),
  project('builds', ['project/commands', 'build', 'editor'], patient, ['editor/writing']),
  project('servers', ['operations/server'], databases),
  project('backend', ['backend', 'operations/leads'], databases),
  project('engines', ['browser/engines'], patient),
];

/** The projects whose tests read a built site. */
export const readFixtureSite: readonly string[] = ['pages', 'publishing', 'engines'];
export const readLiveSite: readonly string[] = ['live'];

/** Files that tests read without importing them; with `--changed`, a change to one reruns all tests. */
export const readByTests = ['**/*.{css,html,json,md,mdx,sql,txt,yaml,yml}'];

type ProjectSettings = {
  setupFiles?: string[];
  env?: Record<string, string>;
  globalSetup?: string[];
  testTimeout?: number;
  hookTimeout?: number;
};

/** Folders are below `tests`. */
function project(
  name: string,
  folders: string[],
  { setupFiles = [], ...settings }: ProjectSettings,
  except: string[] = [],
) {
  return {
    extends: true as const,
    test: {
      name,
      // The files of a worker share their modules.
      isolate: false,
      include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
      exclude: ['**/node_modules/**', ...except.map((folder) => `tests/${folder}/**`)],
      ...settings,
      setupFiles: ['tests/fixtures/close-resources.ts', ...setupFiles],
    },
  };
}
