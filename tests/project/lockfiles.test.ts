/** npm refuses packages with another digest. `.github/workflows/scheduled.yml` audits them. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

type Lock = { packages: Record<string, { version?: string; integrity?: string; inBundle?: boolean }> };

/**
 * Builds of the Supabase CLI for platforms other than the one that publishes (Linux on x64). The registry that wrote
 * the lock doesn't carry them, so their digests are unknown. The next version of the CLI must lock them all.
 */
const withoutDigest = [
  'cli-darwin-arm64',
  'cli-darwin-x64',
  'cli-linux-arm64',
  'cli-linux-arm64-musl',
  'cli-linux-x64-musl',
  'cli-windows-arm64',
  'cli-windows-x64',
].map((name) => `src/operations/publishing/tools node_modules/@supabase/${name} 3.1.0`);

const locks = globSync('{.,src/**,tests/**}/package-lock.json', { exclude: ['**/node_modules/**'] });

test('every locked package has a digest', () => {
  expect(locks.length).toBe(4);
  const found = locks.flatMap((file) => {
    const { packages }: Lock = JSON.parse(readFileSync(file, 'utf8'));
    return (
      Object.entries(packages)
        // The digest of a package covers those that are bundled with it.
        .filter(
          ([path, { integrity, inBundle }]) => path !== '' && !inBundle && !integrity?.startsWith('sha512-'),
        )
        .map(
          ([path, { version }]) => `${file.replace(/\/?package-lock\.json$/, '') || '.'} ${path} ${version}`,
        )
    );
  });
  expect(found).toEqual(withoutDigest);
});

test('the workflow audits each lockfile', () => {
  const workflow = readFileSync('.github/workflows/scheduled.yml', 'utf8');
  for (const file of locks) expect(workflow).toContain(dirname(file));
});
