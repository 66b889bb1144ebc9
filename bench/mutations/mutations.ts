/** Breaks the code on purpose, one place at a time, in a copy of the project, and reports which test detects each break. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { countTests } from '../../scripts/test/stages.ts';
import type { Settings } from '../measure.ts';

const listFile = 'bench/mutations/breaks.yaml';

/** A deliberate change of one string in the code, which a test should detect. */
type Mutation = {
  description: string;
  file: string;
  text: string;
  replacement: string;
  /** Most likely to fail first. */
  tests: string[];
};

/** Reads the entries whose file starts with `only`. Paths in the list are relative to the area and to `tests`. */
export function readMutations(only = ''): Mutation[] {
  const areas: { [area: string]: Mutation[] } = parse(readFileSync(listFile, 'utf8'));
  return Object.entries(areas)
    .flatMap(([area, mutations]) =>
      mutations.map((mutation) => ({
        ...mutation,
        file: `${area}/${mutation.file}`,
        tests: mutation.tests.map((file) => `tests/${file}`),
      })),
    )
    .filter(({ file }) => file.startsWith(only));
}

/** Returns a message for each entry that no longer matches the code. */
export function findOutdated(mutations: readonly Mutation[]): string[] {
  return mutations.flatMap(({ description, file, text, tests }) => {
    const missing = [file, ...tests].find((path) => !existsSync(path));
    if (missing !== undefined) return [`${description}: ${missing} doesn’t exist`];
    const count = readFileSync(file, 'utf8').split(text).length - 1;
    return count === 1 ? [] : [`${description}: ${file} contains the text ${count} times: ${text}`];
  });
}

/** Tries the mutations. Throws if no test detects one, or if entries of the list no longer match the code. */
export async function runMutations({ only }: Settings): Promise<void> {
  const mutations = readMutations(only);
  if (mutations.length === 0) throw new Error(`No file of ${listFile} starts with "${only}".`);
  const outdated = findOutdated(mutations);
  if (outdated.length > 0) throw new Error(`${listFile} is out of date.\n${outdated.join('\n')}`);
  const undetected = await runInCopy((copy) => {
    const failure = findFirstFailure(listSteps(mutations.flatMap(({ tests }) => tests)), copy);
    if (failure !== undefined) throw new Error(`A test fails without any break: ${failure}`);
    return mutations.filter((mutation) => {
      const startTime = performance.now();
      const detectedBy = tryMutation(mutation, copy);
      const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
      console.log(`${mutation.description}: ${detectedBy ?? 'NOT DETECTED'} (${seconds} s)`);
      return detectedBy === undefined;
    });
  });
  console.log(`${mutations.length - undetected.length} of ${mutations.length} breaks were detected.`);
  if (undetected.length > 0)
    throw new Error(`Not detected:\n${undetected.map(({ description }) => `- ${description}`).join('\n')}`);
}

/** Copies the last commit and the uncommitted changes to a temporary folder that shares this project's packages. */
async function runInCopy<Result>(use: (copy: string) => Result): Promise<Result> {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const copy = await mkdtemp(join(tmpdir(), 'mutations-'));
  git('worktree', 'add', '--quiet', '--detach', copy, git('stash', 'create') || 'HEAD');
  try {
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    return use(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

/** Applies a mutation, and returns the test that detects it, or undefined if none does. */
function tryMutation({ file, text, replacement, tests }: Mutation, copy: string): string | undefined {
  const path = join(copy, file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    original.replace(text, () => replacement),
  );
  try {
    return findFirstFailure([...listSteps(tests), ...widerSteps], copy);
  } finally {
    writeFileSync(path, original);
  }
}

/** The name of a step, and its command. */
type Step = [name: string, ...command: string[]];

const reportFile = '.cache/tests.xml';
const reporter = ['--configLoader=native', '--reporter=junit', `--outputFile.junit=${reportFile}`];
const vitest = ['vitest', 'run', '--bail=1', ...reporter];

/** Matches the tests that read the built site, listed in `scripts/test/vitest-projects.ts`. */
const siteTestPattern = /^tests\/(?:site\/(?:pages|every-page)|operations\/publishing)\//;

/** Lists the commands that run the tests, except in the project that reads the live site. */
function listSteps(tests: readonly string[]): Step[] {
  const steps: Step[] = [['the tests', ...vitest, '--project=!live', ...tests]];
  if (tests.some((file) => siteTestPattern.test(file)))
    steps.unshift(['the build', 'node', 'tests/fixtures/build-firm.ts']);
  return steps;
}

/** The quick part of `npm test`. */
const widerSteps: readonly Step[] = [
  ['the types', 'tsc', '--project', '.'],
  ['the content', 'node', 'scripts/check.ts'],
  ['the quick part', ...vitest, '--project=project', '--project=content', '--project=units'],
];

/** Returns the first failed test or step, or undefined if all pass. */
function findFirstFailure(steps: readonly Step[], copy: string): string | undefined {
  const report = join(copy, reportFile);
  for (const [name, program = '', ...args] of steps) {
    rmSync(report, { force: true });
    const { status, error } = spawnSync(program, args, { cwd: copy, stdio: 'ignore', timeout: 600_000 });
    if (error !== undefined && 'code' in error && error.code === 'ENOENT') throw error;
    if (status === 0) continue;
    const results = existsSync(report) ? readFileSync(report, 'utf8') : '';
    return countTests(results).failures[0] ?? name;
  }
  return undefined;
}
