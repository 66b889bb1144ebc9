import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parse } from 'yaml';
import { readFixtureSite, vitestProjects } from '../../scripts/test/vitest-projects.ts';

/** A deliberate change of one text, which tests should notice. */
export type Mutation = {
  area: string;
  what: string;
  file: string;
  text: string;
  replacement: string;
  /** Likeliest first. */
  tests: string[];
};

/** Breaks by area. Paths are relative to the area and to `tests`. */
type List = { [area: string]: Omit<Mutation, 'area'>[] };

/** Reads the list, or the entries whose area or file starts with `only`. */
export function readMutations(only = ''): Mutation[] {
  const areas: List = parse(readFileSync(join(import.meta.dirname, 'breaks.yaml'), 'utf8'));
  return Object.entries(areas)
    .flatMap(([area, breaks]) =>
      breaks.map((each) => ({
        ...each,
        area,
        file: `${area}/${each.file}`,
        tests: each.tests.map((file) => `tests/${file}`),
      })),
    )
    .filter(({ area, file }) => area === only || file.startsWith(only));
}

/** Explains why an entry no longer matches the code in `root`; undefined if it does. */
export function checkMutation({ file, text, tests }: Mutation, root: string): string | undefined {
  const missing = [file, ...tests].find((path) => !existsSync(join(root, path)));
  if (missing !== undefined) return `there is no ${missing}`;
  const count = readFileSync(join(root, file), 'utf8').split(text).length - 1;
  return count === 1 ? undefined : `${file} has the text ${count} times: ${text}`;
}

/** Vitest projects of these test files, except the one that tests the live content. */
export function findProjects(files: readonly string[]): string[] {
  return vitestProjects.flatMap(({ test: { name, include, exclude } }) => {
    const isOwn = (file: string) =>
      include.some((glob) => matchesGlob(file, glob)) && !exclude.some((glob) => matchesGlob(file, glob));
    return name !== 'live' && files.some(isOwn) ? [name] : [];
  });
}

/** Whether one of these projects reads the fixture's site. */
export function needsSite(projects: readonly string[]): boolean {
  return projects.some((name) => readFixtureSite.includes(name));
}
