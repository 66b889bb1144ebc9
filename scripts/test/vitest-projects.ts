/** Vitest projects by folder. Each belongs to a part in `parts.ts`. */

/** Tests that start no process share their modules. Tests of the built site compare it with `content/`, so they may read it. */
const pure = { isolate: false, setupFiles: ['tests/project/start-nothing.ts'] };
const pureWithoutContent = {
  ...pure,
  setupFiles: [...pure.setupFiles, 'tests/project/read-no-content.ts'],
};

/** Commands, servers and builds take several times longer on a busy machine. */
const patient = { testTimeout: 120_000, hookTimeout: 240_000 };

/** The tests share one PostgreSQL server and one copy of the embedded database. */
const databases = { ...patient, globalSetup: ['tests/backend/support/run/global-setup.ts'] };

/** Folders of tests that write files or start commands. */
const contentOnDisk = ['content/commands', 'operations/report', 'practice/scaffold'];

export const vitestProjects = [
  project('content', ['content', 'practice', 'editor/writing'], pureWithoutContent, contentOnDisk),
  project('commands', contentOnDisk, patient),
  project('project', ['project'], pureWithoutContent, ['project/commands']),
  project('units', ['client', 'site/styles', 'site/templates', 'ui'], pureWithoutContent, [
    'client/delivery',
  ]),
  project('pages', ['site/pages'], pure),
  project('hosting', ['build/hosting'], patient),
  project('publishing', ['operations/publishing'], patient),
  project('builds', ['project/commands', 'build', 'client/delivery', 'editor'], patient, [
    'build/hosting',
    'editor/writing',
  ]),
  project('servers', ['operations/server'], databases),
  project('backend', ['backend', 'operations/leads'], {
    ...databases,
    isolate: false,
  }),
  project('engines', ['browser/engines'], patient),
];

/** The projects whose tests read the built site. */
export const readBuiltSite: readonly string[] = ['pages', 'hosting', 'publishing', 'engines'];

/** Files that tests read without importing them; with `--changed`, a change to one reruns all tests. */
export const readByTests = ['**/*.{css,html,json,md,mdx,sql,txt,yaml,yml}'];

type ProjectSettings = {
  isolate?: boolean;
  setupFiles?: string[];
  globalSetup?: string[];
  testTimeout?: number;
  hookTimeout?: number;
};

/** Folders are below `tests`. */
function project(name: string, folders: string[], settings: ProjectSettings, except: string[] = []) {
  return {
    extends: true as const,
    test: {
      name,
      include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
      exclude: ['**/node_modules/**', ...except.map((folder) => `tests/${folder}/**`)],
      ...settings,
    },
  };
}
