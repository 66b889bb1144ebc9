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

test('every test file is in one project, tests of every page are in two, and every project is in a part', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] });
  const everyPageFiles = files.filter((file) => file.startsWith(`tests/${everyPage}/`));
  expect(projects.flatMap((project) => project.files).toSorted()).toEqual(
    [...files, ...everyPageFiles].toSorted(),
  );
  const projectsOfParts = new Set(Object.values(parts).flatMap(({ vitest = [] }) => vitest));
  expect(new Set(projects.map(({ name }) => name))).toEqual(projectsOfParts);
});

test.each([
  [fixtureBuild, fixtureSiteProjects],
  [liveBuild, liveSiteProjects],
])('parts that need the setup "%s" run it', (build, names) => {
  const partsToBuild = Object.values(parts).filter(
    ({ vitest = [], playwright }) =>
      (playwright === true && build === fixtureBuild) || vitest.some((name) => names.includes(name)),
  );
  expect(partsToBuild.length).toBeGreaterThan(0);
  expect(partsToBuild.filter(({ setup = {} }) => !Object.hasOwn(setup, build))).toEqual([]);
});
