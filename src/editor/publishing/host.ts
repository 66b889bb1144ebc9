/** The API of the repository's host: GitHub, or the firm's GitHub Enterprise server. */
import * as z from 'zod';
import { AuthorError } from '#editor/author-error.ts';
import { runGit } from './git.ts';

export type Host = {
  /** Such as github.com. */
  name: string;
  /** The repository's page. */
  web: string;
  /** The URLs of its APIs. */
  api: string;
  graphql: string;
  repository: string;
  owner: string;
};

export type HostResponse = { status: number; body: unknown };
/** Sends a request about the repository. The path `/graphql` selects the GraphQL API. */
export type HostApi = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<HostResponse>;

const timeoutMs = 20_000;
const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Detects the host of a remote. Returns undefined for a remote without secure web pages, such as a folder. */
export function detectHost(remoteUrl: string): Host | undefined {
  // `git@github.com:owner/name.git` isn't a URL.
  const url = URL.parse(remoteUrl.replace(/^(?:ssh:\/\/)?[^/@]+@([^/:]+)(?::\d+)?[:/]/, 'https://$1/'));
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  // Credentials are never sent to another machine over an unencrypted connection.
  if (url.protocol === 'http:' && !loopbackNames.has(url.hostname)) return undefined;
  const { host: name, origin } = url;
  const [repository = '', owner = ''] = url.pathname
    .replace(/(?:\.git)?\/?$/, '')
    .split('/')
    .toReversed();
  const apis =
    name === 'github.com'
      ? { api: 'https://api.github.com', graphql: 'https://api.github.com/graphql' }
      : { api: `${origin}/api/v3`, graphql: `${origin}/api/graphql` };
  return { name, web: `${origin}/${owner}/${repository}`, ...apis, owner, repository };
}

/** Reads the author's token from Git's credential helper; undefined if there is none. It is neither stored nor logged. */
async function readToken(
  root: string,
  { web }: Host,
  canPromptForSignIn: boolean,
): Promise<string | undefined> {
  const { protocol, host } = new URL(web);
  const input = `protocol=${protocol.replace(':', '')}\nhost=${host}\n\n`;
  const { status, stdout } = await runGit(root, ['credential', 'fill'], { input, canPromptForSignIn });
  return status === 0 ? /^password=(.+)$/m.exec(stdout)?.[1] : undefined;
}

/** Connects to the host's API. Returns undefined if the author isn't signed in. */
export async function connectApi(
  { root, host }: { root: string; host: Host },
  canPromptForSignIn: boolean,
): Promise<HostApi | undefined> {
  const token = await readToken(root, host, canPromptForSignIn);
  if (token === undefined) return undefined;
  return async (method, path, body) => {
    const url =
      path === '/graphql' ? host.graphql : `${host.api}/repos/${host.owner}/${host.repository}${path}`;
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // Sends the token to this host only.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    if (response === undefined)
      throw new AuthorError(`${host.name} isn’t responding. Check your connection and try again.`);
    if (response.status === 401)
      throw new AuthorError(`Your sign-in for ${host.name} no longer works. Sign in again.`);
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
}

/** Returns the body of a successful response. Throws an AuthorError for any other. */
export function parseResponse<Body>(
  schema: z.ZodType<Body>,
  { status, body }: HostResponse,
  operation: string,
): Body {
  const parsed = schema.safeParse(body);
  if (status < 300 && parsed.success) return parsed.data;
  throw new AuthorError(`${operation} failed (${status}${readMessage(body)}).`);
}

const message = z.object({ message: z.string() });
/** The GraphQL API lists its errors. */
const errorSchema = z.union([message, z.object({ errors: z.tuple([message], message) })]);

/** Returns the host's error message after a colon and without its period, or an empty string. */
export function readMessage(body: unknown): string {
  const { data } = errorSchema.safeParse(body);
  if (data === undefined) return '';
  const error = 'errors' in data ? data.errors[0] : data;
  return `: ${error.message.replace(/\.$/, '')}`;
}

/** Builds the URL for opening the pull request manually. */
export function buildNewProposalUrl(host: Host, base: string, branch: string, title: string): string {
  const path = `${base}...${encodeURIComponent(branch).replaceAll('%2F', '/')}`;
  return `${host.web}/compare/${path}?expand=1&title=${encodeURIComponent(title)}`;
}
