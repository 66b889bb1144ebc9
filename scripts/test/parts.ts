/** Prerequisites of a part. */
export type Need =
  | 'fixture site'
  | 'live site'
  | 'chromium'
  | 'other browsers'
  | 'backend tools'
  | 'publishing tools';

export type TestPart = {
  about: string;
  /** Commands by the name under which each is counted as one test. */
  commands?: Readonly<Record<string, readonly string[]>>;
  /** Names of projects in `vitest-projects.ts`. */
  vitest?: readonly string[];
  playwright?: boolean;
  needs?: readonly Need[];
};

const content = { Content: ['node', 'scripts/check.ts'] };

/** The parts of `npm test`, in the order in which they run. */
export const parts: Readonly<Record<string, TestPart>> = {
  quick: {
    about: 'format, lint, types, content, and the tests that start nothing: under a minute',
    commands: {
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
    commands: content,
    vitest: ['live'],
    needs: ['live site'],
  },
  site: {
    about: 'the commands, the built pages, the build, the preview and publishing',
    vitest: ['commands', 'units', 'pages', 'hosting', 'publishing', 'builds'],
    needs: ['fixture site', 'chromium', 'publishing tools'],
  },
  backend: {
    about: 'the functions and the database, on PostgreSQL, PGlite and Deno',
    vitest: ['servers', 'backend'],
    needs: ['backend tools'],
  },
  browser: {
    about: 'the finished pages in Chromium, with accessibility and speed',
    playwright: true,
    needs: ['fixture site', 'chromium'],
  },
  engines: {
    about: 'booking and calling in Firefox and WebKit',
    vitest: ['engines'],
    needs: ['fixture site', 'other browsers'],
  },
};
