import { execFileSync } from 'node:child_process';

/** Content files that differ from what others have; none where Git can't tell. */
export function changedContent(): string[] {
  try {
    return changedFiles().filter((file) => file.startsWith('content/'));
  } catch {
    return [];
  }
}

/**
 * The files that differ from what others have: not committed, or committed and not yet
 * pushed. Without a branch to compare with, the last commit counts as changed too.
 * Raises an error outside of a Git checkout.
 */
export function changedFiles(): string[] {
  const base = upstream() ?? 'HEAD~1';
  return [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

function upstream(): string | undefined {
  for (const branch of ['@{upstream}', 'origin/HEAD', 'origin/main']) {
    try {
      return git('merge-base', branch, 'HEAD')[0];
    } catch {
      // There is no such branch here.
    }
  }
  return undefined;
}

function git(...words: string[]): string[] {
  const text = execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return text.split('\n').filter(Boolean);
}
