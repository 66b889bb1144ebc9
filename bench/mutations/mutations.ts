/** Breaks the code on purpose, one place at a time, in a copy of the project, and reports which test detects each mutation. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Settings } from '../measure.ts';

const listFile = 'bench/mutations/breaks.yaml';

/** A deliberate change of one string in the code, which a test should detect. */
type Mutation = {
  description: string;
  file: string;
  text: string;
  replacement: string;
  /** Tests to run first, because they are the most likely to detect it. */
  tests: string[];
};

/** Reads the entries whose file's path starts with `only`. Paths in the list are relative to the area and to `tests`. */
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
export function findOutdatedEntries(mutations: readonly Mutation[]): string[] {
  return mutations.flatMap(({ description, file, text, tests }) => {
    const missingPath = [file, ...tests].find((path) => !existsSync(path));
    if (missingPath !== undefined) return [`${description}: ${missingPath} doesn’t exist`];
    const count = readFileSync(file, 'utf8').split(text).length - 1;
    return count === 1 ? [] : [`${description}: ${file} contains the text ${count} times: ${text}`];
  });
}

/** Tries the mutations. Throws if any isn't detected, if an entry no longer matches the code, or if a test fails without mutations. */
export async function runMutations({ only }: Settings): Promise<void> {
  const mutations = readMutations(only);
  if (mutations.length === 0)
    throw new Error(`No mutation in ${listFile} changes a file whose path starts with "${only}".`);
  const outdatedMessages = findOutdatedEntries(mutations);
  if (outdatedMessages.length > 0)
    throw new Error(`${listFile} is out of date.\n${outdatedMessages.join('\n')}`);
  const undetectedMutations = await runInCopy((copy) => {
    const failure = findFirstFailure(
      mutations.flatMap(({ tests }) => tests),
      copy,
    );
    if (failure !== undefined) throw new Error(`A test fails without any mutation: ${failure}`);
    return mutations.filter((mutation) => {
      const detectedBy = tryMutation(mutation, copy);
      console.log(`${mutation.description}: ${detectedBy ?? 'NOT DETECTED'}`);
      return detectedBy === undefined;
    });
  });
  console.log(
    `${mutations.length - undetectedMutations.length} of ${mutations.length} mutations were detected.`,
  );
  if (undetectedMutations.length > 0)
    throw new Error(
      `Not detected:\n${undetectedMutations.map(({ description }) => `- ${description}`).join('\n')}`,
    );
}

/** Calls `use` with a temporary copy of the last commit and uncommitted changes to tracked files. The copy shares this project's packages. */
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
  const originalText = readFileSync(path, 'utf8');
  const mutatedText = originalText.replace(text, () => replacement);
  writeFileSync(path, mutatedText);
  try {
    return findFirstFailure(tests, copy);
  } finally {
    writeFileSync(path, originalText);
  }
}

const vitest = ['vitest', 'run', '--configLoader=native', '--bail=1'];

/** Matches the tests that read the built site, listed in `scripts/test/vitest-projects.ts`. */
const siteTestPattern = /^tests\/(?:site\/(?:pages|every-page)|operations\/publishing)\//;

/**
 * Runs the tests, except those of the live site, then the compiler, the content check and the in-memory tests. Returns the first failed test
 * or command, or undefined if all pass.
 */
function findFirstFailure(tests: readonly string[], copy: string): string | undefined {
  const env = { ...process.env, NO_COLOR: '1' };
  const options = { cwd: copy, env, encoding: 'utf8', timeout: 600_000, maxBuffer: 2 ** 26 } as const;
  const commands = [
    ...(tests.some((file) => siteTestPattern.test(file)) ? [['node', 'tests/fixtures/build-firm.ts']] : []),
    [...vitest, '--project=!live', ...tests],
    ['tsc', '--project', '.'],
    ['node', 'scripts/check.ts'],
    [...vitest, '--project=in-memory'],
  ];
  for (const [program = '', ...args] of commands) {
    const { status, output } = spawnSync(program, args, options);
    if (status !== 0) return /^ *FAIL +(.*)$/m.exec(output?.join('') ?? '')?.[1] ?? args.join(' ');
  }
  return undefined;
}
