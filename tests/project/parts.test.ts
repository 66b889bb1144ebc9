import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parts } from '../../scripts/test/parts.ts';
import { readBuiltSite, vitestProjects } from '../../scripts/test/vitest-projects.ts';

const projects = vitestProjects.map(({ test: { name, include, exclude } }) => ({
  name,
  files: globSync(include, { exclude }),
}));

test('every test file is in one project, and every project in a part', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] });
  expect(projects.flatMap((project) => project.files).toSorted()).toEqual(files.toSorted());
  const run = new Set(Object.values(parts).flatMap(({ vitest = [] }) => vitest));
  expect(new Set(projects.map(({ name }) => name))).toEqual(run);
});

test('parts that test the built site build it', () => {
  const readers = Object.values(parts).filter(
    ({ vitest = [], playwright }) =>
      playwright === true || vitest.some((name) => readBuiltSite.includes(name)),
  );
  expect(readers.filter(({ needs = [] }) => !needs.includes('site'))).toEqual([]);
});
