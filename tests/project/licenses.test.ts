import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type LockedPackage = {
  license?: string;
  optional?: boolean;
  dev?: boolean;
  link?: boolean;
  resolved?: string;
};

/** Licenses without conditions for running and publishing the site. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MPL-2.0',
]);

/** Used unmodified by the build, and not published. */
const ofPhotos = /^node_modules\/@img\/sharp-/;

const packagesOf = async (folder: string): Promise<[string, LockedPackage][]> => {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    await readFile(join(folder, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages);
};
const built = await packagesOf('.');
const tools = (
  await Promise.all(
    ['src/operations/publishing/tools', 'tests/backend/tools', 'tests/operations/publishing/tools'].map(
      packagesOf,
    ),
  )
).flat();

test('packages of the build have allowed licenses', () => {
  const refused = built
    // The unnamed entry is the project itself. Builds for other platforms have the license of their parent.
    .filter(
      ([name, { dev, optional, license }]) => name !== '' && !dev && !(optional && license === undefined),
    )
    .filter(([name, { license }]) => !allowed.has(license ?? 'none') && !ofPhotos.test(name))
    .map(([name, { license }]) => `${name}: ${license ?? 'none'}`);
  expect(refused).toEqual([]);
});

test('packages come from the registry', () => {
  // Registries serve archives below `/-/`.
  const elsewhere = [...built, ...tools].filter(
    ([, { link, resolved }]) =>
      link === true || (resolved !== undefined && !/^https:.*\/-\/.*\.tgz$/.test(resolved)),
  );
  expect(elsewhere).toEqual([]);
});

test('packages of tests and publishing have a license without network copyleft', () => {
  const refused = tools
    .filter(([name, { optional, license }]) => name !== '' && !(optional && license === undefined))
    .filter(([, { license }]) => license === undefined || /AGPL|SSPL|BUSL|UNLICENSED/i.test(license));
  expect(refused.map(([name]) => name)).toEqual([]);
});
