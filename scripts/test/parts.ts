type Commands = Readonly<Record<string, readonly string[]>>;

export type TestPart = {
  about: string;
  /** Commands by the name of the one test that each counts as. */
  checks?: Commands;
  /** Commands that prepare the tests, because a slow download inside a test would fail that test; counted too. */
  setup?: Commands;
  /** Names of projects in `vitest-projects.ts`. */
  vitest?: readonly string[];
  playwright?: boolean;
  /** The browsers to find or install. */
  browsers?: 'chromium' | 'others';
};

export const fixtureBuild = 'Build of fixture';
export const liveBuild = 'Build';

const fixtureSite = { [fixtureBuild]: ['node', 'tests/fixtures/build-firm.ts'] };
const content = { Content: ['node', 'scripts/check.ts'] };

/** The parts of `npm test`, in the order in which they run. */
export const parts: Readonly<Record<string, TestPart>> = {
  quick: {
    about: "format, lint, types, content, and the tests that don't start a process: under a minute",
    checks: {
      Format: ['oxfmt', '--check'],
      Lint: ['oxlint', '--deny-warnings'],
      Types: ['tsc', '--project', '.'],
      ...content,
    },
    vitest: ['project', 'content', 'units'],
  },
  content: {
    about:
      'the content and the site that it builds; the other parts test the code with the content of a fixture',
    checks: content,
    setup: { [liveBuild]: ['node', 'scripts/build.ts'] },
    vitest: ['live'],
  },
  site: {
    about: 'the commands, the built pages, the build, the preview and publishing',
    setup: { ...fixtureSite, 'Publishing tools': ['node', 'tests/tool-sets.ts', 'publishing', 'parsers'] },
    vitest: ['commands', 'units', 'pages', 'publishing', 'builds'],
    browsers: 'chromium',
  },
  backend: {
    about: 'the functions and the database, on PostgreSQL, PGlite and Deno',
    setup: { 'Backend tools': ['node', 'tests/backend/tools/install.ts'] },
    vitest: ['servers', 'backend'],
  },
  browser: {
    about: 'the finished pages in Chromium, with accessibility and speed',
    setup: fixtureSite,
    playwright: true,
    browsers: 'chromium',
  },
  engines: {
    about: 'booking and calling in Firefox and WebKit',
    setup: fixtureSite,
    vitest: ['engines'],
    browsers: 'others',
  },
};
