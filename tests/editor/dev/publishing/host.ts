/** A fake Git host: a bare repository over HTTP, and part of GitHub's API. */
import { execFileSync, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { createTemporaryFolder, startTestServer } from '../../../fixtures/resources.ts';

export type Person = { login: string; token: string; canWrite: boolean };

type Pull = {
  number: number;
  title: string;
  body: string;
  author: string;
  head: string;
  createdAt: string;
  mergedAt?: string;
  mergeCommit?: string;
  approvedBy: string[];
};

/** The host's state, which tests read and change. */
export type Host = {
  url: string;
  /** The path of the bare repository. */
  repositoryPath: string;
  people: Person[];
  pulls: Pull[];
  /** The combined state of the checks, by commit. */
  checkStates: Map<string, string>;
  /** By commit. */
  previewUrls: Map<string, string>;
  deployments: { sha: string; state: string; createdAt: string }[];
  git: (...args: string[]) => string;
};

export async function startHost(): Promise<Host> {
  const folder = await createTemporaryFolder();
  const repositoryPath = join(folder, 'firm/site.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', repositoryPath]);
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: repositoryPath,
      encoding: 'utf8',
      env: { ...process.env, ...committer },
    }).trim();
  git('config', 'http.receivepack', 'true');
  const host: Host = {
    url: '',
    repositoryPath,
    people: [],
    pulls: [],
    checkStates: new Map(),
    previewUrls: new Map(),
    deployments: [],
    git,
  };
  const app = new Hono()
    .route('/api', createApi(host))
    .all('/firm/site.git/*', (c) => handleGitRequest(host, folder, c))
    .get('*', (c) => c.text(`The host’s page ${c.req.path}`));
  host.url = await startTestServer(getRequestListener(app.fetch));
  return host;
}

const committer = {
  GIT_AUTHOR_NAME: 'Host',
  GIT_AUTHOR_EMAIL: 'host@example.com',
  GIT_COMMITTER_NAME: 'Host',
  GIT_COMMITTER_EMAIL: 'host@example.com',
};

/** Runs Git's HTTP server, which uses CGI. */
async function handleGitRequest({ people }: Host, folder: string, { req }: Context): Promise<Response> {
  const [, credentials = ''] = /^Basic (.+)$/.exec(req.header('authorization') ?? '') ?? [];
  const [, token] = atob(credentials).split(':');
  const person = people.find((candidate) => candidate.token === token);
  if (person === undefined)
    return new Response(null, { status: 401, headers: { 'www-authenticate': 'Basic realm="host"' } });
  if (req.url.includes('git-receive-pack') && !person.canWrite) return new Response(null, { status: 403 });
  const child = spawn('git', ['http-backend'], {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: req.path,
      QUERY_STRING: new URL(req.url).search.slice(1),
      REQUEST_METHOD: req.method,
      CONTENT_TYPE: req.header('content-type') ?? '',
      HTTP_CONTENT_ENCODING: req.header('content-encoding') ?? '',
      GIT_PROTOCOL: req.header('git-protocol') ?? '',
      REMOTE_USER: person.login,
    },
  });
  // Git may exit without reading all input.
  child.stdin.on('error', () => {});
  child.stdin.end(Buffer.from(await req.arrayBuffer()));
  const output = await buffer(child.stdout);
  const end = output.indexOf('\r\n\r\n');
  const lines = output.subarray(0, end).toString().split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(': ')));
  return new Response(output.subarray(end + 4), { status: parseInt(headers['Status'] ?? '200'), headers });
}

/** Creates the part of GitHub's API that the editor uses. */
function createApi(host: Host) {
  const findPull = (number: string) => host.pulls.find((pull) => pull.number === Number(number));
  return new Hono<{ Variables: { person: Person } }>()
    .use(async (c, next) => {
      const person = host.people.find(({ token }) => c.req.header('authorization') === `Bearer ${token}`);
      if (person === undefined) return c.json({ message: 'Bad credentials' }, 401);
      c.set('person', person);
      return await next();
    })
    .post('/graphql', async (c) => {
      const { query } = await c.req.json();
      // A token may lack permission to read deployments.
      const isDenied = !c.var.person.canWrite && query.includes('deployments');
      const errors = [{ message: 'Resource not accessible by personal access token' }];
      return c.json(
        isDenied
          ? { data: { repository: null }, errors }
          : { data: { repository: describeRepository(host, c.var.person, query) } },
      );
    })
    .basePath('/repos/firm/site')
    .get('/pulls', (c) => {
      const head = c.req.query('head')?.replace(/^firm:/, '');
      const matchingPulls = host.pulls.filter((pull) => head === undefined || pull.head === head);
      return c.json(matchingPulls.toReversed().map((pull) => describePull(host, pull)));
    })
    .post('/pulls', async (c) =>
      c.json(describePull(host, openPull(host, c.var.person, await c.req.json())), 201),
    )
    .post('/pulls/:number/reviews', (c) => {
      findPull(c.req.param('number'))?.approvedBy.push(c.var.person.login);
      return c.json({});
    })
    .put('/pulls/:number/merge', async (c) => {
      const pull = findPull(c.req.param('number'));
      if (pull === undefined) return c.json({ message: 'Not Found' }, 404);
      return mergePull(host, c.var.person, pull, (await c.req.json()).sha);
    });
}

/** Returns all fields that the preview's GraphQL queries read. */
function describeRepository(host: Host, person: Person, query: string): object {
  const number = Number(/pullRequest\(number: (\d+)\)/.exec(query)?.[1]);
  const requestedPull = host.pulls.find((pull) => pull.number === number);
  return {
    mergeCommitAllowed: true,
    pullRequest: requestedPull && queryPull(host, person, requestedPull),
    viewerPermission: person.canWrite ? 'WRITE' : 'READ',
    ref: { target: { history: { nodes: listCheckedCommits(host) } } },
    pullRequests: { nodes: host.pulls.toReversed().map((pull) => queryPull(host, person, pull)) },
    deployments: {
      nodes: host.deployments
        .toReversed()
        .map(({ sha, state, createdAt }) => ({ commitOid: sha, latestStatus: { state, createdAt } })),
    },
  };
}

/** Lists recent commits of main with the results of their checks. */
function listCheckedCommits({ git, checkStates }: Host): object[] {
  const commits = git('log', '-10', '--format=%H', 'main').split('\n');
  return commits.map((commit) => {
    const state = checkStates.get(commit);
    return { statusCheckRollup: state === undefined ? null : { state } };
  });
}

function queryPull(host: Host, person: Person, pull: Pull): object {
  const { number, title, createdAt, mergedAt, mergeCommit, author, head } = pull;
  const headRefOid = host.git('rev-parse', head);
  const state = host.checkStates.get(headRefOid);
  const targetUrl = host.previewUrls.get(headRefOid);
  return {
    number,
    title,
    url: `${host.url}/firm/site/pull/${number}`,
    state: mergedAt === undefined ? 'OPEN' : 'MERGED',
    createdAt,
    mergedAt,
    mergeable: mergedAt === undefined && mergeTree(host, head) === undefined ? 'CONFLICTING' : 'MERGEABLE',
    viewerDidAuthor: author === person.login,
    headRefOid,
    author: { login: author },
    mergeCommit: mergeCommit === undefined ? null : { oid: mergeCommit },
    statusCheckRollup: state === undefined ? null : { state },
    commits: { nodes: [{ commit: { status: { context: targetUrl === undefined ? null : { targetUrl } } } }] },
  };
}

type NewPull = { title?: string; head?: string; body?: string };

function openPull(host: Host, person: Person, { title = '', head = '', body = '' }: NewPull): Pull {
  const number = host.pulls.length + 1;
  const createdAt = '2026-11-27T15:00:00Z';
  const pull: Pull = { number, title, body, head, author: person.login, createdAt, approvedBy: [] };
  host.pulls.push(pull);
  return pull;
}

/** Creates a proposal by a person whose computer isn't simulated. */
export async function createProposal(
  host: Host,
  person: Person,
  file: string,
  change: (text: string) => string,
): Promise<void> {
  const folder = await createTemporaryFolder();
  const head = `proposal/${person.login}`;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env: { ...process.env, ...committer } });
  git('clone', '--quiet', host.repositoryPath, '.');
  git('switch', '--quiet', '--create', head);
  await writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')));
  git('commit', '--quiet', '--all', '--message', 'Change it');
  git('push', '--quiet', 'origin', head);
  openPull(host, person, { title: 'Change it', head });
}

function describePull(host: Host, { number, mergedAt }: Pull): object {
  const state = mergedAt === undefined ? 'open' : 'closed';
  return { html_url: `${host.url}/firm/site/pull/${number}`, state };
}

/** Returns the merged tree of main and a branch; undefined if they conflict. */
function mergeTree(host: Host, head: string): string | undefined {
  try {
    return host.git('merge-tree', '--write-tree', 'main', head).split('\n')[0];
  } catch {
    return undefined;
  }
}

function mergePull(host: Host, person: Person, pull: Pull, sha: unknown): Response {
  if (!person.canWrite) return Response.json({ message: 'Forbidden' }, { status: 403 });
  if (sha !== host.git('rev-parse', pull.head))
    return Response.json({ message: 'Head branch was modified' }, { status: 409 });
  const tree = mergeTree(host, pull.head);
  if (tree === undefined) return Response.json({ message: 'Pull Request is not mergeable' }, { status: 405 });
  pull.mergeCommit = host.git('commit-tree', tree, '-p', 'main', '-p', pull.head, '-m', pull.title);
  pull.mergedAt = '2026-11-27T16:00:00Z';
  host.git('update-ref', 'refs/heads/main', pull.mergeCommit);
  return Response.json({ mergeCommit: true });
}
