/** Known vulnerabilities with their first fixed versions, for registries without audits. `.github/workflows/scheduled.yml` audits the others. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const listedOn = '2026-11-24';

const weaknesses: readonly (readonly [name: string, advisory: string, fixed: string[]])[] = [
  ['@hono/node-server', 'GHSA-92pp-h63x-v22m', ['1.19.13']],
  ['@hono/node-server', 'GHSA-frvp-7c67-39w9', ['1.19.15']],
  ['braces', 'GHSA-grv7-fg5c-xmjg', ['3.0.3']],
  ['cookie', 'GHSA-pxg6-pf52-xh8x', ['0.7.0']],
  ['esbuild', 'GHSA-67mh-4wv8-f99m', ['0.25.0']],
  ['hono', 'GHSA-wwfh-h76j-fc44', ['4.12.25']],
  ['js-yaml', 'GHSA-mh29-5h37-fv8m', ['3.14.2', '4.1.1']],
  ['json5', 'GHSA-9c47-m6qq-7p4h', ['1.0.2', '2.2.2']],
  ['micromatch', 'GHSA-952p-6rrq-rcjv', ['4.0.8']],
  ['nanoid', 'GHSA-mwcw-c2x4-8c55', ['3.3.8', '5.0.9']],
  ['path-to-regexp', 'GHSA-9wv6-86v2-598j', ['0.1.10', '1.9.0', '3.3.0', '6.3.0', '8.0.0']],
  ['postcss', 'GHSA-7fh5-64p2-3v2j', ['8.4.31']],
  ['rollup', 'GHSA-gcx4-mw62-g8mw', ['2.79.2', '3.29.5', '4.22.4']],
  ['semver', 'GHSA-c2qf-rxjj-qqgw', ['5.7.2', '6.3.1', '7.5.2']],
  ['sharp', 'GHSA-54xq-cgqr-rpm3', ['0.32.6']],
  ['tough-cookie', 'GHSA-72xf-g2v4-qvf3', ['4.1.3']],
  ['ws', 'GHSA-3h5v-q93c-6h6q', ['5.2.4', '6.2.3', '7.5.10', '8.17.1']],
  ['zod', 'GHSA-m95q-7qp3-xv42', ['3.22.3']],
];

type Lock = { packages: Record<string, { version?: string }> };

const folders = [
  '.',
  'src/operations/publishing/tools',
  'tests/backend/tools',
  'tests/operations/publishing/tools',
];

/** An older major version without a fix is vulnerable. */
function isVulnerable(version: string, fixed: readonly string[]): boolean {
  const parts = numbersOf(version);
  const own = fixed.map(numbersOf).find(([major]) => major === parts[0]);
  if (own !== undefined) return isBefore(parts, own);
  return fixed.every((each) => isBefore(parts, numbersOf(each)));
}

function numbersOf(version: string): number[] {
  return (version.split('-')[0] ?? '').split('.').map(Number);
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

test.each(folders)('%s locks no vulnerable package', async (folder) => {
  const lock: Lock = JSON.parse(await readFile(`${folder}/package-lock.json`, 'utf8'));
  const found = Object.entries(lock.packages).flatMap(([path, { version = '' }]) =>
    weaknesses
      .filter(([name, , fixed]) => path.endsWith(`node_modules/${name}`) && isVulnerable(version, fixed))
      .map(([name, advisory]) => `${name} ${version}: ${advisory} (list of ${listedOn})`),
  );
  expect(found).toEqual([]);
});

test('the workflow audits each lockfile', async () => {
  const text = await readFile('.github/workflows/scheduled.yml', 'utf8');
  for (const folder of folders) expect(text).toContain(folder);
});
