/** GitHub's API, with the author's own sign-in. */
import * as z from 'zod';
import { AuthorError } from '#editor/author-error.ts';
import { runGit } from './git.ts';

/** The firm's repository on GitHub. */
export type GitHubRepository = { owner: string; name: string };

export type GitHubResponse = { status: number; body: unknown };
/** Sends a request about the repository. The path `/graphql` selects the GraphQL API. */
export type GitHubApi = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => Promise<GitHubResponse>;

const timeoutMs = 20_000;
const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads the API's URL. Throws an AuthorError for an unencrypted connection to another machine, which would reveal the token. */
function readApiUrl(): string {
  // GitHub sets this variable in codespaces; tests set it to a fake API.
  const apiUrl = process.env['GITHUB_API_URL'] ?? 'https://api.github.com';
  const { protocol = '', hostname = '' } = URL.parse(apiUrl) ?? {};
  if (protocol === 'https:' || (protocol === 'http:' && loopbackNames.has(hostname))) return apiUrl;
  throw new AuthorError('The variable GITHUB_API_URL must be a URL with https, so nothing was sent.');
}

const remotePattern =
  /^(?:https:\/\/(?:[^/@]+@)?|(?:ssh:\/\/)?[\w.-]+@)(?:ssh\.)?github\.com(?::\d+)?[:/]\/?([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/i;

/** Parses a remote such as `git@github.com:owner/name.git`. Returns undefined for a remote that isn't on GitHub. */
export function parseGitHubUrl(remoteUrl: string): GitHubRepository | undefined {
  const [, owner, name] = remotePattern.exec(remoteUrl) ?? [];
  return owner === undefined || name === undefined ? undefined : { owner, name };
}

/** Reads the author's token from Git's credential helper; undefined if there is none. It is neither stored nor logged. */
async function readToken(root: string, canPromptForSignIn: boolean): Promise<string | undefined> {
  const input = 'protocol=https\nhost=github.com\n\n';
  const { status, stdout } = await runGit(root, ['credential', 'fill'], { input, canPromptForSignIn });
  return status === 0 ? /^password=(.+)$/m.exec(stdout)?.[1] : undefined;
}

/** Connects to the API. Returns undefined if the author isn't signed in. */
export async function connectApi(
  { root, github }: { root: string; github: GitHubRepository },
  canPromptForSignIn: boolean,
): Promise<GitHubApi | undefined> {
  const apiUrl = readApiUrl();
  const token = await readToken(root, canPromptForSignIn);
  if (token === undefined) return undefined;
  return async (method, path, body) => {
    const repositoryPath = path === '/graphql' ? '' : `/repos/${github.owner}/${github.name}`;
    const response = await fetch(apiUrl + repositoryPath + path, {
      method,
      headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // Sends the token to this host only.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    if (response === undefined)
      throw new AuthorError('GitHub isn’t responding. Check your connection and try again.');
    if (response.status === 401)
      throw new AuthorError('Your sign-in for GitHub no longer works. Sign in again.');
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
}

/** Connects to the API after a sign-in, which Git may prompt for. Throws an AuthorError if the author doesn't sign in. */
export async function signIn(repository: { root: string; github: GitHubRepository }): Promise<GitHubApi> {
  const api = await connectApi(repository, true);
  if (api === undefined)
    throw new AuthorError(
      'You are not signed in to GitHub, so nothing was sent. Sign in below, and try again.',
    );
  return api;
}

/** Returns the body of a successful response. Throws an AuthorError for any other. */
export function parseResponse<Body>(
  schema: z.ZodType<Body>,
  { status, body }: GitHubResponse,
  operation: string,
): Body {
  const parsed = schema.safeParse(body);
  if (status < 300 && parsed.success) return parsed.data;
  throw new AuthorError(`${operation} failed (${status}${readMessage(body)}).`);
}

const message = z.object({ message: z.string() });
/** The GraphQL API lists its errors. */
const errorSchema = z.union([message, z.object({ errors: z.tuple([message], message) })]);

/** Returns GitHub's error message after a colon and without its period, or an empty string. */
export function readMessage(body: unknown): string {
  const { data } = errorSchema.safeParse(body);
  if (data === undefined) return '';
  const error = 'errors' in data ? data.errors[0] : data;
  return `: ${error.message.replace(/\.$/, '')}`;
}
