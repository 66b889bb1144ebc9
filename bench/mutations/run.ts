/** Breaks the code on purpose, one place at a time, in a copy of the project, and reports which test notices each break. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from '../../scripts/test/stages.ts';
import type { Settings } from '../measure.ts';
import { checkMutation, needsSite, findProjects, readMutations } from './breaks.ts';
import type { Mutation } from './breaks.ts';

type Step = { name: string; command: string[] };

type Result = { area: string; what: string; caughtBy: string | undefined; seconds: number };

/** Throws an error for a break that no test notices, and for entries of the list that no longer match the code. */
export async function runMutations({ only }: Settings): Promise<void> {
  const breaks = readMutations(only);
  if (breaks.length === 0)
    throw new Error(`No area or file of bench/mutations/breaks.yaml begins with "${only}".`);
  const outdated = breaks.flatMap((each) => {
    const message = checkMutation(each, process.cwd());
    return message === undefined ? [] : [`${each.what}: ${message}`];
  });
  if (outdated.length > 0)
    throw new Error(`bench/mutations/breaks.yaml is out of date.\n${outdated.join('\n')}`);
  const results = await runInCopy(async (copy) => {
    const all = [...new Set(breaks.flatMap(({ tests }) => tests))];
    const failure = await findFirstFailure(listSteps(all), copy);
    if (failure !== undefined) throw new Error(`A test fails without any break: ${failure}`);
    const outcomes: Result[] = [];
    for (const mutation of breaks) {
      const result = await tryMutation(mutation, copy);
      console.log(`${result.what}: ${result.caughtBy ?? 'NOT CAUGHT'} (${result.seconds.toFixed(1)} s)`);
      outcomes.push(result);
    }
    return outcomes;
  });
  console.table(buildTable(results));
  const missed = results.filter(({ caughtBy }) => caughtBy === undefined);
  if (missed.length > 0) throw new Error(`Not caught:\n${missed.map(({ what }) => `- ${what}`).join('\n')}`);
}

/** Copies the last commit and the uncommitted changes to a temporary folder that shares this project's packages. */
async function runInCopy<Found>(use: (copy: string) => Promise<Found>): Promise<Found> {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const copy = await mkdtemp(join(tmpdir(), 'mutations-'));
  git('worktree', 'add', '--quiet', '--detach', copy, git('stash', 'create') || 'HEAD');
  try {
    await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    return await use(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

async function tryMutation(
  { area, what, file, text, replacement, tests }: Mutation,
  copy: string,
): Promise<Result> {
  const path = join(copy, file);
  const original = await readFile(path, 'utf8');
  const started = performance.now();
  await writeFile(
    path,
    original.replace(text, () => replacement),
  );
  try {
    const caughtBy = await findFirstFailure([...listSteps(tests), ...listWiderSteps(tests)], copy);
    return { area, what, caughtBy, seconds: (performance.now() - started) / 1000 };
  } finally {
    await writeFile(path, original);
  }
}

const build: Step = { name: 'the build', command: ['node', 'tests/fixtures/build-firm.ts'] };

function listSteps(tests: readonly string[]): Step[] {
  const step = buildVitestStep('the tests', [...selectProjects(findProjects(tests)), ...tests]);
  return needsSite(findProjects(tests)) ? [build, step] : [step];
}

function selectProjects(names: readonly string[]): string[] {
  return names.flatMap((name) => ['--project', name]);
}

/** The projects of the tests, then the quick part of `npm test`. */
function listWiderSteps(tests: readonly string[]): Step[] {
  return [
    buildVitestStep('the project', selectProjects(findProjects(tests))),
    { name: 'the types', command: ['tsc', '--project', '.'] },
    { name: 'the content', command: ['node', 'scripts/check.ts'] },
    buildVitestStep('the quick part', selectProjects(['project', 'content', 'units'])),
  ];
}

function buildVitestStep(name: string, args: readonly string[]): Step {
  const reporter = ['--reporter=junit', `--outputFile.junit=${reportFile}`];
  return { name, command: ['vitest', 'run', '--configLoader=native', '--bail=1', ...reporter, ...args] };
}

/** The first failed test or step; undefined when all pass. */
async function findFirstFailure(steps: readonly Step[], copy: string): Promise<string | undefined> {
  for (const { name, command } of steps) {
    const report = join(copy, reportFile);
    await rm(report, { force: true });
    if (await passes(command, copy)) continue;
    const [failure] = countTests(await readFile(report, 'utf8').catch(() => '')).failures;
    return failure ?? name;
  }
  return undefined;
}

const timeout = 600_000;
const reportFile = '.cache/tests.xml';

function passes([program = '', ...args]: readonly string[], cwd: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: 'ignore', timeout });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

function buildTable(results: readonly Result[]): Record<string, Record<string, number>> {
  const rows = [...Map.groupBy(results, ({ area }) => area)].map(([area, own]) => {
    const seconds = own.reduce((sum, result) => sum + result.seconds, 0);
    const caught = own.filter(({ caughtBy }) => caughtBy !== undefined).length;
    return [area, { breaks: own.length, caught, seconds: Math.round(seconds) }] as const;
  });
  return Object.fromEntries(rows);
}
