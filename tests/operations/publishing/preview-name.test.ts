import { expect, test } from 'vitest';
import { previewBranch } from '#operations/publishing/preview-name.ts';

test.each(['main', 'next', 'release'])('a preview named "%s" is refused', (name) => {
  expect(() => previewBranch(name, 'release')).toThrow(`"${name}" isn't allowed as a preview name`);
});

test('the production branch is refused in any capitalization', () => {
  expect(() => previewBranch('release', 'Release')).toThrow("isn't allowed");
});

test.each([
  'Main',
  'MAIN',
  'refs/heads/main',
  'heads/main',
  'origin/main',
  'main/',
  '/main',
  ' main',
  'main ',
  'main\n',
  'main.',
  'ma\u200Bin',
  'm\u0430in',
  'main-',
  '-main',
  '--branch=main',
  'ma--in',
  '',
  'HEAD',
  '@',
  'a-name-of-sixteen',
])('a preview named %j is refused', (name) => {
  expect(() => previewBranch(name)).toThrow("isn't allowed as a preview name");
});

test('the branch has a random suffix of 48 bits and fits in an address', () => {
  const branches = new Set(Array.from({ length: 100 }, () => previewBranch('pr-12345678')));
  expect(branches.size).toBe(100);
  for (const branch of branches) {
    expect(branch).toMatch(/^pr-12345678-[0-9a-f]{12}$/);
    expect(branch.length).toBeLessThanOrEqual(28);
  }
});
