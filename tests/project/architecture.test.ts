import { expect, test } from 'vitest';
import { section } from '#practice/schemas/parts/section.ts';
import { contentLayers, directions } from './directions.ts';
import {
  getArea,
  listChildren,
  findCycles,
  folders,
  listReachableFiles,
  sourceFiles,
} from './source-files.ts';

/** Files that must have a default export. */
const defaultExports =
  /^(?:supabase\/functions\/[a-z-]+\/index\.ts|src\/build\/vike\/\+config\.ts|src\/operations\/publishing\/preview\.ts)$/;

test('imports point one way', () => {
  const wrong = sourceFiles.flatMap(({ path, imports }) => {
    const { uses = [], types = [] } = directions[getArea(path)] ?? {};
    return imports
      .filter(({ target, typeOnly }) => {
        const area = getArea(target);
        return area !== getArea(path) && !uses.includes(area) && !(typeOnly && types.includes(area));
      })
      .map(({ target }) => `${path} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('files and folders have no import cycles', () => {
  const cycles = folders.flatMap((folder) => findCycles(listChildren(folder)));
  expect(cycles).toEqual([]);
});

test('the parts of the content engine are layers', () => {
  const level = (path: string) => contentLayers.indexOf(path.split('/')[2] ?? '');
  const wrong = sourceFiles
    .filter(({ path }) => path.startsWith('src/content/') && level(path) >= 0)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.startsWith('src/content/'))
        .filter(({ target }) => level(target) < 0 || level(target) > level(path))
        .map(({ target }) => `${path} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('the content engine contains nothing about this practice', () => {
  const law = /florida|colorado|\bcount(?:y|ies)\b|foreclos|attorney|lawyer|\btax/i;
  const found = sourceFiles
    .filter(({ path }) => path.startsWith('src/content/'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line) => (law.test(line) ? [`${path}: ${line}`] : [])),
    );
  expect(found).toEqual([]);
});

test('the inline script imports no package', () => {
  const { files, packages } = listReachableFiles('src/client/start/start.ts');
  expect(files.size).toBeGreaterThan(3);
  expect([...packages].filter((name) => !isFileOf(name))).toEqual([]);
});

test('the check loads no bundler, formatter or dictionary', () => {
  const { packages } = listReachableFiles('scripts/check.ts', { atStart: true });
  const needed = [
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
  expect([...packages].filter((name) => !name.startsWith('node:') && !isFileOf(name)).toSorted()).toEqual(
    needed,
  );
});

test('browser code imports no content engine, Node or server renderer', () => {
  const { packages, files } = listReachableFiles('src/client/islands/islands.ts');
  const allowed = [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    'zod',
    'zod/mini',
    '@supabase/supabase-js',
  ];
  expect([...packages].filter((name) => !allowed.includes(name) && !isFileOf(name))).toEqual([]);
  expect(
    [...files].filter(
      (path) => !/^src\/(?:client|ui)\/|\/_shared\/forms\/|^src\/practice\/court-days\.ts$/.test(path),
    ),
  ).toEqual([]);
});

test('imports have file extensions', () => {
  const bare = sourceFiles.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => isFileOf(target) && !/\.(?:tsx?|css|sql|json)$/.test(target))
      .map(({ target }) => `${path}: ${target}`),
  );
  expect(bare).toEqual([]);
});

/** Section types without a file. */
const withoutFile = ['body', 'county-pages', 'links', 'contact-cards', 'guide-list'];

/** Sections that only templates use. */
const bandsOfTemplates = ['local', 'credentials', 'hero', 'language-switch', 'profile-head'];

test('every rule is in the list', () => {
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
    [...types.filter((type) => !withoutFile.includes(type)), ...bandsOfTemplates].toSorted(),
  );
});

test('exports have names', () => {
  const unnamed = sourceFiles.filter(
    ({ path, text }) =>
      /^export default|export \{[^}]*\bas default\b/m.test(text) && !defaultExports.test(path),
  );
  expect(unnamed.map(({ path }) => path)).toEqual([]);
});

test('code contains no price, phone number or external URL', () => {
  const copied =
    /\$\d[\d,]*\b(?![^\n]*\*\/)|\(\d{3}\) \d{3}-\d{4}|https?:\/\/(?!schema\.org|www\.sitemaps\.org|www\.w3\.org)[a-z]/;
  const found = sourceFiles
    .filter(({ path }) => /^src\/(?:ui|client|site|build)\//.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line) => (copied.test(line) ? [`${path}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

function isFileOf(target: string): boolean {
  return /^(?:src|scripts|bench|supabase)\//.test(target);
}
