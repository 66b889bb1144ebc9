import { expect, test } from 'vitest';
import { section } from '#practice/schemas/parts/section.ts';
import { contentLayers, directions } from './directions.ts';
import {
  getArea,
  listChildImports,
  findCycles,
  folders,
  listReachableFiles,
  sourceFiles,
} from './source-files.ts';

/** Files that must have a default export. */
const defaultExports =
  /^(?:supabase\/functions\/[a-z-]+\/index\.ts|src\/build\/vike\/\+config\.ts|src\/operations\/publishing\/preview\.ts)$/;

test('areas only import what the table allows', () => {
  const violations = sourceFiles.flatMap(({ path, imports }) => {
    const { uses = [], types = [] } = directions[getArea(path)] ?? {};
    return imports
      .filter(({ target, isTypeOnly }) => {
        const area = getArea(target);
        return area !== getArea(path) && !uses.includes(area) && !(isTypeOnly && types.includes(area));
      })
      .map(({ target }) => `${path} imports ${target}`);
  });
  expect(violations).toEqual([]);
});

test('files and folders have no import cycles', () => {
  const cycles = folders.flatMap((folder) => findCycles(listChildImports(folder)));
  expect(cycles).toEqual([]);
});

test('parts of the content engine only import earlier parts', () => {
  const getLayer = (path: string) => contentLayers.indexOf(path.split('/')[2] ?? '');
  const violations = sourceFiles
    .filter(({ path }) => path.startsWith('src/content/') && getLayer(path) >= 0)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.startsWith('src/content/'))
        .filter(({ target }) => getLayer(target) < 0 || getLayer(target) > getLayer(path))
        .map(({ target }) => `${path} imports ${target}`),
    );
  expect(violations).toEqual([]);
});

test('the content engine contains nothing about this practice', () => {
  const practicePattern = /florida|colorado|\bcount(?:y|ies)\b|foreclos|attorney|lawyer|\btax/i;
  const matches = sourceFiles
    .filter(({ path }) => path.startsWith('src/content/'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line) => (practicePattern.test(line) ? [`${path}: ${line}`] : [])),
    );
  expect(matches).toEqual([]);
});

test('the inline script doesn’t import packages', () => {
  const { files, packages } = listReachableFiles('src/client/start/start.ts');
  expect(files.size).toBeGreaterThan(3);
  expect([...packages].filter((name) => !isProjectFile(name))).toEqual([]);
});

test('the check doesn’t load a bundler, formatter or dictionary at startup', () => {
  const { packages } = listReachableFiles('scripts/check.ts', { atStart: true });
  const expectedPackages = [
    'gray-matter',
    'image-size',
    'rehype-stringify',
    'remark-gfm',
    'remark-mdx',
    'remark-parse',
    'remark-rehype',
    'unified',
    'vfile-message',
    'yaml',
    'zod',
    'zod/mini',
  ];
  expect(
    [...packages].filter((name) => !name.startsWith('node:') && !isProjectFile(name)).toSorted(),
  ).toEqual(expectedPackages);
});

test('browser code doesn’t import the content engine, Node or a server renderer', () => {
  const { packages, files } = listReachableFiles('src/client/islands/islands.ts');
  const allowedPackages = [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    'zod',
    'zod/mini',
    '@supabase/supabase-js',
  ];
  expect([...packages].filter((name) => !allowedPackages.includes(name) && !isProjectFile(name))).toEqual([]);
  expect(
    [...files].filter(
      (path) => !/^src\/(?:client|ui)\/|\/_shared\/forms\/|^src\/practice\/court-days\.ts$/.test(path),
    ),
  ).toEqual([]);
});

test('imports have file extensions', () => {
  const withoutExtension = sourceFiles.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => isProjectFile(target) && !/\.(?:tsx?|css|sql|json)$/.test(target))
      .map(({ target }) => `${path}: ${target}`),
  );
  expect(withoutExtension).toEqual([]);
});

/** Section types that don't have their own file. */
const typesWithoutFile = ['body', 'county-pages', 'links', 'contact-cards', 'guide-list'];

/** Sections that only templates use. */
const templateSections = ['local', 'credentials', 'hero', 'language-switch', 'profile-head'];

test('every rule is in a list of rules', () => {
  const lists = sourceFiles.filter(({ path }) => /^src\/(?:content|practice)\/rules\/index\.ts$/.test(path));
  const listed = new Set(lists.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const rules = sourceFiles
    .filter(({ path }) => /^src\/(?:content|practice)\/rules\//.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/^export const (\w+): \w*Rule(?:<| =)/gm)].flatMap(([, name]) => name ?? []),
    );
  expect(rules.length).toBeGreaterThan(30);
  // The editor runs this rule on translations, which the check treats as drafts.
  expect(rules.filter((name) => !listed.has(name))).toEqual(['untranslated']);
});

test('each section type has a file', () => {
  const types = section.options.map(({ shape }) => shape.type.value);
  const files = sourceFiles.flatMap(({ path }) => /^src\/site\/sections\/(.*)\.tsx$/.exec(path)?.[1] ?? []);
  expect(types.length).toBeGreaterThan(25);
  expect(files.toSorted()).toEqual(
    [...types.filter((type) => !typesWithoutFile.includes(type)), ...templateSections].toSorted(),
  );
});

test('there are no default exports', () => {
  const unnamed = sourceFiles.filter(
    ({ path, text }) =>
      /^export default|export \{[^}]*\bas default\b/m.test(text) && !defaultExports.test(path),
  );
  expect(unnamed.map(({ path }) => path)).toEqual([]);
});

test('code doesn’t contain prices, phone numbers or external URLs', () => {
  const copyPattern =
    /\$\d[\d,]*\b(?![^\n]*\*\/)|\(\d{3}\) \d{3}-\d{4}|https?:\/\/(?!schema\.org|www\.sitemaps\.org|www\.w3\.org)[a-z]/;
  const matches = sourceFiles
    .filter(({ path }) => /^src\/(?:ui|client|site|build)\//.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line) => (copyPattern.test(line) ? [`${path}: ${line.trim()}`] : [])),
    );
  expect(matches).toEqual([]);
});

function isProjectFile(target: string): boolean {
  return /^(?:src|scripts|bench|supabase)\//.test(target);
}
