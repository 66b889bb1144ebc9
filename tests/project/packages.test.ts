/** Digests, origins and licenses of the locked packages. `.github/workflows/scheduled.yml` audits them. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

type LockedPackage = {
  version?: string;
  integrity?: string;
  inBundle?: boolean;
  license?: string;
  optional?: boolean;
  dev?: boolean;
  link?: boolean;
  resolved?: string;
};

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const locks = globSync('{.,src/**,tests/**}/package-lock.json', { exclude: ['**/node_modules/**'] });
const packages = locks.flatMap((file) =>
  Object.entries<LockedPackage>(readJson(file).packages).flatMap(([name, locked]) =>
    // The unnamed entry is the project itself.
    name === '' ? [] : [{ folder: dirname(file), name, ...locked }],
  ),
);
const buildPackages = packages.filter(({ folder }) => folder === '.');
/** Builds for other platforms have no license field; their parent has it. */
const isOtherPlatform = ({ optional, license }: LockedPackage) => optional === true && license === undefined;

/**
 * Builds of the Supabase CLI for platforms other than the one that publishes (Linux on x64). The registry used to
 * create the lockfile doesn't have them, so their digests are unknown. The next version of the CLI must lock them all.
 */
const packagesWithoutDigest = [
  'cli-darwin-arm64',
  'cli-darwin-x64',
  'cli-linux-arm64',
  'cli-linux-arm64-musl',
  'cli-linux-x64-musl',
  'cli-windows-arm64',
  'cli-windows-x64',
].map((name) => `src/operations/publishing/tools node_modules/@supabase/${name} 3.1.0`);

/** Licenses without conditions for running and publishing the site. */
const allowedLicenses =
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 ISC MIT MPL-2.0'.split(' ');

test('every locked package has a digest and comes from a registry', () => {
  expect(locks.length).toBe(4);
  const missingDigests = packages
    // A package's digest also covers the packages bundled with it.
    .filter(({ integrity, inBundle }) => !inBundle && !integrity?.startsWith('sha512-'))
    .map(({ folder, name, version }) => `${folder} ${name} ${version}`);
  expect(missingDigests).toEqual(packagesWithoutDigest);
  // Registries serve archives below `/-/`.
  const otherSources = packages.filter(
    ({ link, resolved }) =>
      link === true || (resolved !== undefined && !/^https:.*\/-\/.*\.tgz$/.test(resolved)),
  );
  expect(otherSources).toEqual([]);
});

test('the workflow audits each lockfile', () => {
  const workflow = readFileSync('.github/workflows/scheduled.yml', 'utf8');
  for (const file of locks) expect(workflow).toContain(dirname(file));
});

test('packages used by the build have allowed licenses', () => {
  const disallowedPackages = buildPackages
    .filter((locked) => !locked.dev && !isOtherPlatform(locked))
    // The build uses sharp unmodified, and does not publish it.
    .filter(
      ({ name, license = 'none' }) => !allowedLicenses.includes(license) && !name.includes('@img/sharp-'),
    )
    .map(({ name, license }) => `${name}: ${license}`);
  expect(disallowedPackages).toEqual([]);
});

test('packages used by tests and publishing have licenses without network copyleft', () => {
  const disallowedPackages = packages
    .filter((locked) => locked.folder !== '.' && !isOtherPlatform(locked))
    .filter(({ license }) => license === undefined || /AGPL|SSPL|BUSL|UNLICENSED/i.test(license));
  expect(disallowedPackages.map(({ name }) => name)).toEqual([]);
});

/** Supabase deploys the functions without package.json, so they repeat its version of zod. */
test('deno.json is the only other file with zod’s version, and it matches package.json', () => {
  const denoConfig = 'supabase/functions/deno.json';
  const version: string = readJson('package.json').dependencies.zod;
  expect(readJson(denoConfig)).toEqual({ imports: { 'zod/mini': `npm:zod@${version}/mini` } });
  const files = globSync('{src,scripts,supabase,tests}/**/*.{ts,tsx,json,toml,md}', {
    exclude: ['**/node_modules/**'],
  });
  expect(files.filter((file) => /\bzod@\d/.test(readFileSync(file, 'utf8')))).toEqual([denoConfig]);
});
