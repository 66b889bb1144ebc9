import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixtureBuild, liveBuild, parts } from '../../scripts/test/parts.ts';
import {
  everyPage,
  fixtureSiteProjects,
  liveSiteProjects,
  vitestProjects,
} from '../../scripts/test/vitest-projects.ts';

const projects = vitestProjects.map(({ test: { name, include, exclude } }) => ({
  name,
  files: globSync(include, { exclude }),
}));

test('every test file is in one project, those of every page in two, and every project in a part', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] });
  const twice = files.filter((file) => file.startsWith(`tests/${everyPage}/`));
  expect(projects.flatMap((project) => project.files).toSorted()).toEqual([...files, ...twice].toSorted());
  const run = new Set(Object.values(parts).flatMap(({ vitest = [] }) => vitest));
  expect(new Set(projects.map(({ name }) => name))).toEqual(run);
});

test.each([
  [fixtureBuild, fixtureSiteProjects],
  [liveBuild, liveSiteProjects],
])('parts that need "%s" run it', (build, names) => {
  const readers = Object.values(parts).filter(
    ({ vitest = [], playwright }) =>
      (playwright === true && build === fixtureBuild) || vitest.some((name) => names.includes(name)),
  );
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.filter(({ setup = {} }) => !Object.hasOwn(setup, build))).toEqual([]);
});
