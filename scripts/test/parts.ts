/** The parts of the tests: what each runs, what it needs beforehand, and which files it reaches. */

export type Need = 'site' | 'chromium' | 'other browsers' | 'backend tools' | 'publishing tools';

export type Part = {
  about: string;
  /** Commands that are one check each, by the names under which they are counted. */
  commands?: Readonly<Record<string, readonly string[]>>;
  /** Projects in `vitest-projects.ts`. */
  vitest?: readonly string[];
  playwright?: boolean;
  needs?: readonly Need[];
  /** Beginnings of paths. A change to one of these files can change what this part finds. */
  reaches: readonly string[];
};

const content = { Content: ['node', 'scripts/check.ts'] };
/** What pages are made of, and with them the forms: every part has to do with it. */
const pages = [
  'content/',
  'public/',
  'src/advertising/',
  'src/client/',
  'src/content/',
  'src/document/',
  'src/hosting/',
  'src/lock/',
  'src/page/',
  'src/sections/',
  'src/site-build/',
  'src/status/',
  'src/styles/',
  'src/templates/',
  'src/typography/',
  'src/ui/',
  'supabase/',
];
const servers = ['src/server/', 'tests/gallery/'];
const commands = ['scripts/', 'src/proofreading/', 'src/publishing/', 'src/scaffold/'];

export const parts = {
  quick: {
    about: 'format, lint, types, content, and the tests that start nothing: under a minute',
    commands: {
      Format: ['oxfmt', '--check'],
      Lint: ['oxlint', '--deny-warnings'],
      // Several checkers would each work out the same types, while the other core has work enough.
      Types: ['tsc', '--project', '.', '--singleThreaded'],
      ...content,
    },
    vitest: ['project', 'content', 'units'],
    reaches: [''],
  },
  content: {
    about: 'the content and its rules, and the commands that check, start and report it',
    commands: content,
    vitest: ['content', 'commands'],
    reaches: [
      ...pages,
      ...commands,
      'src/admin/',
      'src/editing/',
      'tests/content/',
      'tests/fixtures/',
      'tests/site/templates/',
    ],
  },
  site: {
    about: 'the templates, the built pages, the build, the preview and what publishes it all',
    vitest: ['units', 'pages', 'hosting', 'publishing', 'builds'],
    needs: ['site', 'chromium', 'publishing tools'],
    reaches: [
      ...pages,
      ...servers,
      '.devcontainer/',
      '.github/',
      '.vscode/',
      'src/admin/',
      'src/dev/',
      'src/editing/',
      ...commands,
      'tests/backend/support/',
      'tests/backend/tools/',
      'tests/browser/accessibility/axe.ts',
      'tests/browser/accessibility/bar-names.ts',
      'tests/browser/accessibility/reviewed.ts',
      'tests/content/attacks/',
      'tests/content/commands/run-command.ts',
      'tests/content/edited-content.ts',
      'tests/content/explain/corpus/',
      'tests/fixtures/',
      'tests/project/commands/',
      'tests/publishing/',
      'tests/site/',
    ],
  },
  backend: {
    about: 'the functions and the database, on PostgreSQL, PGlite and Deno',
    vitest: ['servers', 'backend'],
    needs: ['backend tools'],
    reaches: [
      ...pages,
      'src/server/',
      ...commands,
      'tests/backend/',
      'tests/content/edited-content.ts',
      'tests/fixtures/',
      'tests/site/site-build/support/',
    ],
  },
  browser: {
    about: 'the finished pages in Chromium, with accessibility and speed',
    playwright: true,
    needs: ['site', 'chromium'],
    reaches: [...pages, ...servers, 'tests/browser/', 'tests/site/pages/support/'],
  },
  engines: {
    about: 'the ways to the lawyer in Firefox and WebKit',
    vitest: ['engines'],
    needs: ['site', 'other browsers'],
    reaches: [
      ...pages,
      'src/server/',
      'tests/backend/',
      'tests/browser/accessibility/routes.ts',
      'tests/browser/engines/',
      'tests/browser/servers.ts',
      'tests/site/pages/support/',
    ],
  },
} satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof parts;

/** Whether `npm test -- <name>` names a part, and not a test or a file. */
export function isPart(name: string): name is PartName {
  return Object.hasOwn(parts, name);
}

/** A part with every field that it may leave out, such as `needs`. */
export function partOf(name: PartName): Part {
  return parts[name];
}

/** What every test hangs on. */
const foundations = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'scripts/test'];

/** The parts whose results a change to these files, by their paths in the project, can change. */
export function partsReachedBy(files: readonly string[]): PartName[] {
  const names = Object.keys(parts).filter(isPart);
  if (files.some((file) => foundations.some((beginning) => file.startsWith(beginning)))) return names;
  return names.filter((name) =>
    partOf(name).reaches.some((beginning) => files.some((file) => file.startsWith(beginning))),
  );
}
