import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parts } from '../../scripts/test/parts.ts';
import { everyPage, vitestProjects } from '../../scripts/test/vitest-projects.ts';

const projects = vitestProjects.map(({ test: { name, include, exclude } }) => ({
  name,
  files: globSync(include, { exclude }),
}));

test('every test file is in one project (every-page tests are in two), and every project belongs to a part', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] });
  const everyPageFiles = files.filter((file) => file.startsWith(`tests/${everyPage}/`));
  expect(projects.flatMap((project) => project.files).toSorted()).toEqual(
    [...files, ...everyPageFiles].toSorted(),
  );
  const projectsOfParts = new Set(Object.values(parts).flatMap(({ vitest = [] }) => vitest));
  expect(new Set(projects.map(({ name }) => name))).toEqual(projectsOfParts);
});
