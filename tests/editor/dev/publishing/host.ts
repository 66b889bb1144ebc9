/** A fake Git host: a bare repository over HTTP, and part of GitHub's API. */
import { execFileSync, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
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

export async function startHost(people: Person[]): Promise<Host> {
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
    people,
    pulls: [],
    checkStates: new Map(),
    previewUrls: new Map(),
    deployments: [],
    git,
  };
  host.url = await startTestServer((request, response) => {
    handleRequest(host, folder, request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  return host;
}

const committer = {
  GIT_AUTHOR_NAME: 'Host',
  GIT_AUTHOR_EMAIL: 'host@example.com',
  GIT_COMMITTER_NAME: 'Host',
  GIT_COMMITTER_EMAIL: 'host@example.com',
};

async function handleRequest(host: Host, folder: string, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', host.url);
  if (url.pathname.startsWith('/api/')) return await handleApiRequest(host, url, request, response);
  if (!url.pathname.startsWith('/firm/site.git/')) return response.end(`The host’s page ${url.pathname}`);
  const [, credentials = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const [, token] = Buffer.from(credentials, 'base64').toString().split(':');
  const person = host.people.find((candidate) => candidate.token === token);
  if (person === undefined) {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="host"' });
    return response.end();
  }
  if (/git-receive-pack/.test(request.url ?? '') && !person.canWrite) {
    response.statusCode = 403;
    return response.end();
  }
  runGitHttpBackend(folder, url, person, request, response);
}

/** Runs Git's HTTP server, which uses CGI. */
function runGitHttpBackend(
  folder: string,
  url: URL,
  person: Person,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const child = spawn('git', ['http-backend'], {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: url.pathname,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: String(request.headers['content-encoding'] ?? ''),
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      REMOTE_USER: person.login,
    },
  });
  request.pipe(child.stdin);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (data: Buffer) => chunks.push(data));
  child.on('close', () => {
    const output = Buffer.concat(chunks);
    const end = output.indexOf('\r\n\r\n');
    for (const line of output.subarray(0, end).toString().split('\r\n')) {
      const [name = '', value = ''] = line.split(': ');
      if (name === 'Status') response.statusCode = Number(value.slice(0, 3));
      else response.setHeader(name, value);
    }
    response.end(output.subarray(end + 4));
  });
}

async function handleApiRequest(host: Host, url: URL, request: IncomingMessage, response: ServerResponse) {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const person = host.people.find((candidate) => candidate.token === token);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  const path = url.pathname.replace(/^\/api(?:\/v3\/repos\/firm\/site)?/, '');
  const body = text === '' ? {} : JSON.parse(text);
  const [status, responseBody] = person
    ? createResponse(host, person, `${request.method} ${path}`, url, body)
    : [401, { message: 'Bad credentials' }];
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(responseBody));
}

type Body = { title?: string; head?: string; body?: string; sha?: string; event?: string; query?: string };

function createResponse(host: Host, person: Person, route: string, url: URL, body: Body): [number, unknown] {
  const [, number, part] = /^\w+ \/pulls\/(\d+)(\/\w+)?$/.exec(route) ?? [];
  const pull = host.pulls.find((candidate) => candidate.number === Number(number));
  if (route === 'POST /graphql')
    return [200, { data: { repository: describeRepository(host, person, body) } }];
  if (route === 'GET /pulls') return [200, listPulls(host, url)];
  if (route === 'POST /pulls') return [201, describePull(host, openPull(host, person, body))];
  if (pull === undefined) return [404, { message: 'Not Found' }];
  if (part === '/reviews') {
    pull.approvedBy.push(person.login);
    return [200, {}];
  }
  return mergePull(host, person, pull, body);
}

/** Returns all fields that the preview's GraphQL queries read. */
function describeRepository(host: Host, person: Person, { query = '' }: Body): object {
  const [, number] = /pullRequest\(number: (\d+)\)/.exec(query) ?? [];
  const pulls = host.pulls.toReversed().map((pull) => queryPull(host, person, pull));
  return {
    viewerPermission: person.canWrite ? 'WRITE' : 'READ',
    mergeCommitAllowed: true,
    pullRequest: pulls.at(-Number(number)),
    pullRequests: { nodes: pulls },
    deployments: {
      nodes: host.deployments
        .toReversed()
        .map(({ sha, state, createdAt }) => ({ commitOid: sha, latestStatus: { state, createdAt } })),
    },
  };
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

function listPulls(host: Host, url: URL): object[] {
  const head = url.searchParams.get('head')?.replace(/^firm:/, '');
  const matchingPulls = host.pulls.filter((pull) => head === undefined || pull.head === head);
  return matchingPulls.toReversed().map((pull) => describePull(host, pull));
}

function openPull(host: Host, person: Person, { title = '', head = '', body = '' }: Body): Pull {
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

function mergePull(host: Host, person: Person, pull: Pull, { sha }: Body): [number, unknown] {
  if (!person.canWrite) return [403, { message: 'Forbidden' }];
  if (sha !== host.git('rev-parse', pull.head)) return [409, { message: 'Head branch was modified' }];
  const tree = mergeTree(host, pull.head);
  if (tree === undefined) return [405, { message: 'Pull Request is not mergeable' }];
  const args = ['commit-tree', tree, '-p', 'main', '-p', pull.head, '-m', pull.title];
  pull.mergeCommit = host.git(...args);
  pull.mergedAt = '2026-11-27T16:00:00Z';
  host.git('update-ref', 'refs/heads/main', pull.mergeCommit);
  return [200, { mergeCommit: true }];
}
