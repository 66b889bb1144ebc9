import { execFileSync } from 'node:child_process';

/** Content files that differ from what others have; none where Git can't tell. */
export function changedContent(): string[] {
  try {
    return [
      ...git('diff', '--name-only', '--no-renames', baseCommit(), '--', 'content'),
      ...git('ls-files', '--others', '--exclude-standard', '--', 'content'),
    ];
  } catch {
    return [];
  }
}

/** The commit that others have: files that differ from it are changed. Without a branch to compare with, the last but one. */
export function baseCommit(): string {
  for (const branch of ['@{upstream}', 'origin/HEAD', 'origin/main']) {
    try {
      const [base] = git('merge-base', branch, 'HEAD');
      if (base !== undefined) return base;
    } catch {
      // There is no such branch here.
    }
  }
  return 'HEAD~1';
}

function git(...words: string[]): string[] {
  const text = execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return text.split('\n').filter(Boolean);
}
