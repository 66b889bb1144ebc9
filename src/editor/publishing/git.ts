/** Runs the installed Git with the author's own configuration and credentials. */
import { execFile } from 'node:child_process';
import { AuthorError } from '#editor/author-error.ts';

type GitResult = { status: number; stdout: string; stderr: string };

type GitOptions = {
  input?: string;
  /** Whether the author's credential helper may open a window to sign in. */
  canPromptForSignIn?: boolean;
};

const timeoutMs = 120_000;

/** Runs Git to completion. Throws an AuthorError if Git isn't installed, but not for a nonzero exit status. */
export function runGit(
  root: string,
  args: readonly string[],
  { input = '', canPromptForSignIn = false }: GitOptions = {},
): Promise<GitResult> {
  const environment = {
    ...process.env,
    // Disables terminal prompts, and uses English because error messages are matched.
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: process.env['GIT_SSH_COMMAND'] ?? 'ssh -oBatchMode=yes',
    ...(!canPromptForSignIn && { GCM_INTERACTIVE: 'never', GIT_ASKPASS: '', SSH_ASKPASS: '' }),
  };
  const settings = { cwd: root, env: environment, timeout: timeoutMs, maxBuffer: Infinity };
  const { promise, resolve, reject } = Promise.withResolvers<GitResult>();
  const { stdin } = execFile('git', args, settings, (error, stdout, stderr) => {
    if (error?.code === 'ENOENT') reject(notInstalledError);
    else resolve({ status: error === null ? 0 : Number(error.code ?? -1), stdout, stderr });
  });
  // Git may exit before it has read everything.
  stdin?.on('error', () => undefined);
  stdin?.end(input);
  return promise;
}

const notInstalledError = new AuthorError(
  'Git isn’t installed on this computer, so you can’t send changes from it. Your changes are saved. Ask the person who set up the site to install Git.',
);

/** Runs a Git command and returns its output. Throws if it fails. */
export async function git(root: string, args: readonly string[], options?: GitOptions): Promise<string> {
  const { status, stdout, stderr } = await runGit(root, args, options);
  if (status === 0) return stdout;
  throw new Error(`git ${args[0] ?? ''} failed: ${redactSecrets(stderr)}`);
}

/** Whether a Git command succeeds. */
export async function gitSucceeds(root: string, ...args: string[]): Promise<boolean> {
  return (await runGit(root, args)).status === 0;
}

/** Whether Git failed because the author isn't signed in. */
export function isSignInFailure(stderr: string): boolean {
  return /authentication failed|could not read (?:username|password)|\b401\b|terminal prompts/i.test(stderr);
}

/** Splits Git's NUL-separated output. */
export function splitNulSeparated(output: string): string[] {
  return output.split('\0').filter((name) => name !== '');
}

/** Removes credentials from URLs. */
export function redactSecrets(text: string): string {
  return text.replaceAll(/(:\/\/)[^/@\s]+@/g, '$1').trim();
}
