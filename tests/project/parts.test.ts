import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPart, partOf, parts, partsReachedBy } from '../../scripts/test/parts.ts';
import { filesOf, vitestProjects } from '../../scripts/test/vitest-projects.ts';
import { reachedFrom } from './source-files.ts';

const names = Object.keys(parts).filter(isPart);
const projects = vitestProjects.map((project) => {
  const { include, exclude } = filesOf(project);
  return { name: project.name, files: globSync(include, { exclude }) };
});

test('every test file belongs to one project, and every project to a part', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] });
  expect(projects.flatMap((project) => project.files).toSorted()).toEqual(files.toSorted());
  const run = new Set(names.flatMap((name) => partOf(name).vitest ?? []));
  expect(new Set(projects.map(({ name }) => name))).toEqual(run);
});

test.each(names)('a change to any file that the tests of "%s" import runs them', (name) => {
  const own = projects.filter((project) => partOf(name).vitest?.includes(project.name));
  const specs = partOf(name).playwright ? globSync('tests/browser/**/*.spec.ts') : [];
  const missed = new Set<string>();
  for (const file of [...own.flatMap(({ files }) => files), ...specs]) {
    for (const reached of reachedFrom(file).files) {
      if (!partsReachedBy([reached]).includes(name)) missed.add(`${reached}, imported by ${file}`);
    }
  }
  expect([...missed]).toEqual([]);
});

test('a change runs the parts that it can reach, and a change to what all hang on runs all', () => {
  expect(partsReachedBy(['tests/content/cache.test.ts'])).toEqual(['quick', 'content']);
  expect(partsReachedBy(['supabase/migrations/20261121090000_private_tables.sql'])).toContain('backend');
  expect(partsReachedBy(['package-lock.json'])).toEqual(names);
});
