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

/** Licenses that let a firm run and publish its site without asking anybody. */
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

/**
 * The library that draws smaller photos: used as it is, by the build alone, and nothing of it is published.
 */
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
    ['src/operations/publishing/tools', 'tests/backend/tools', 'tests/publishing/tools'].map(packagesOf),
  )
).flat();

test('every package that the site is built with has a license that allows it', () => {
  const refused = built
    // The entry without a name is the project itself; builds
    // for other platforms share their parent's license.
    .filter(
      ([name, { dev, optional, license }]) => name !== '' && !dev && !(optional && license === undefined),
    )
    .filter(([name, { license }]) => !allowed.has(license ?? 'none') && !ofPhotos.test(name))
    .map(([name, { license }]) => `${name}: ${license ?? 'none'}`);
  expect(refused).toEqual([]);
});

test('no package is fetched from anywhere but the registry', () => {
  // A registry serves archives below `/-/`; a version from a
  // repository or a folder has another address, or a link.
  const elsewhere = [...built, ...tools].filter(
    ([, { link, resolved }]) =>
      link === true || (resolved !== undefined && !/^https:.*\/-\/.*\.tgz$/.test(resolved)),
  );
  expect(elsewhere).toEqual([]);
});

test('what tests and publishing install has a license, and none that asks for the source of who uses it over a network', () => {
  const refused = tools
    .filter(([name, { optional, license }]) => name !== '' && !(optional && license === undefined))
    .filter(([, { license }]) => license === undefined || /AGPL|SSPL|BUSL|UNLICENSED/i.test(license));
  expect(refused.map(([name]) => name)).toEqual([]);
});
