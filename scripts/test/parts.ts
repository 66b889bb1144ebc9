export type TestPart = {
  description: string;
  /** Commands by name: checks, and builds and downloads that the tests need. Each counts as one test. */
  commands?: Readonly<Record<string, readonly string[]>>;
  /** Names of projects in `vitest-projects.ts`. */
  vitest?: readonly string[];
  usesPlaywright?: boolean;
  /** The browsers to find or install. */
  browsers?: 'chromium' | 'others';
};

const fixtureSite = { 'Fixture build': ['node', 'tests/fixtures/build-firm.ts'] };
const content = { Content: ['node', 'scripts/check.ts'] };

/** The parts of `npm test`, in the order in which they run. */
export const parts: Readonly<Record<string, TestPart>> = {
  quick: {
    description: 'format, lint, types, content, and tests that start no other processes: under a minute',
    commands: {
      Format: ['oxfmt', '--check'],
      Lint: ['oxlint', '--deny-warnings'],
      Types: ['tsc', '--project', '.'],
      ...content,
    },
    vitest: ['project', 'in-memory'],
  },
  content: {
    description: 'the content and the site built from it; the other parts test the code with fixture content',
    commands: { ...content, Build: ['node', 'scripts/build.ts'] },
    vitest: ['live'],
  },
  site: {
    description: 'the commands, the built pages, the build and the preview',
    commands: fixtureSite,
    vitest: ['commands', 'pages'],
    browsers: 'chromium',
  },
  backend: {
    description: 'the functions, the database and publishing, on PostgreSQL, PGlite and Deno',
    commands: { ...fixtureSite, 'Test tools': ['node', 'tests/backend/tools/install.ts'] },
    vitest: ['databases'],
  },
  browser: {
    description: 'the built pages in Chromium, including accessibility and speed',
    commands: fixtureSite,
    usesPlaywright: true,
    browsers: 'chromium',
  },
  engines: {
    description: 'booking and phone links in Firefox and WebKit',
    commands: fixtureSite,
    vitest: ['engines'],
    browsers: 'others',
  },
};
