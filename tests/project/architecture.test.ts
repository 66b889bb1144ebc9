import { expect, test } from 'vitest';
import { contentLayers, directions } from './directions.ts';
import {
  getArea,
  listChildImports,
  findCycles,
  folders,
  listReachableFiles,
  sourceFiles,
} from './source-files.ts';

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

test('the functions use only Node modules that Supabase supports', () => {
  const files = sourceFiles.filter(({ path }) => path.startsWith('supabase/functions/'));
  const targets = files.flatMap(({ imports }) => imports.map(({ target }) => target));
  expect(new Set(targets.filter((target) => target.startsWith('node:')))).toEqual(new Set(['node:crypto']));
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
    'diff',
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

test('browser code doesn’t select elements by class, because a build shortens classes', () => {
  const pattern =
    /(?:querySelector(?:All)?|closest|matches|queryAll)(?:<\w+>)?\(\s*['"`](?:[^'"`]*[^\w'"`])?\.[a-z]/;
  const files = sourceFiles.filter(({ path }) => path.startsWith('src/client/'));
  expect(files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
});

test('every rule is in a list of rules', () => {
  const lists = sourceFiles.filter(({ path }) => /^src\/(?:content|practice)\/rules\/index\.ts$/.test(path));
  const listedNames = new Set(lists.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const rules = sourceFiles
    .filter(({ path }) => /^src\/(?:content|practice)\/rules\//.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/^export const (\w+): \w*Rule(?:<| =)/gm)].flatMap(([, name]) => name ?? []),
    );
  expect(rules.length).toBeGreaterThan(30);
  // The editor runs this rule on translations, which the check treats as drafts.
  const unlistedRules = rules.filter((name) => !listedNames.has(name));
  const advice = `Add to src/practice/rules/index.ts or src/content/rules/index.ts: ${unlistedRules.join(', ')} (except untranslatedText).`;
  expect(unlistedRules, advice).toEqual(['untranslatedText']);
});

test('code of pages and the build doesn’t contain prices, phone numbers or external URLs', () => {
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
