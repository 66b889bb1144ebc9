import { execFileSync } from 'node:child_process';

/** Lists the content files that differ from the base commit. Returns an empty list if Git fails. */
export function listChangedContent(): string[] {
  try {
    return [
      ...git('diff', '--name-only', '--no-renames', findBaseCommit(), '--', 'content'),
      ...git('ls-files', '--others', '--exclude-standard', '--', 'content'),
    ];
  } catch {
    return [];
  }
}

/** Finds the base commit to compare with: where HEAD diverged from a shared branch, or the previous commit if there is none. */
export function findBaseCommit(): string {
  for (const branch of ['@{upstream}', 'origin/HEAD', 'origin/main']) {
    try {
      const [base] = git('merge-base', branch, 'HEAD');
      if (base !== undefined) return base;
    } catch {
      // The branch doesn't exist here.
    }
  }
  return 'HEAD~1';
}

function git(...args: string[]): string[] {
  const text = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return text.split('\n').filter(Boolean);
}
