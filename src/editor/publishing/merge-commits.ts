/** Merges a proposal with changes that others have published since, line by line and in a temporary worktree. */
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBuildDate } from '#build/clock.ts';
import { isProduction } from '#content/production.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import { isContentFile } from '#content/source/content-files.ts';
import { AuthorError } from '#editor/author-error.ts';
import { loadContent } from '#practice/content.ts';
import { fullCheck } from '#practice/full-check.ts';
import { git, gitSucceeds, redactSecrets, runGit, splitNulSeparated } from './git.ts';
import { changesSavedNote } from './repository.ts';
import { readFileAt, diffTexts } from './text-changes.ts';

/** A file in which two authors changed the same text, that one of them deleted, or that can't be merged as text. */
export type MergeConflict = { file: string; conflicts: { label: string; mine: string; theirs: string }[] };

/** The version to use for files that both authors changed, by path. */
export type ConflictChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

type MergeResult = { commit: string } | { conflicts: MergeConflict[] };

/** Merges `other` into `head`. Throws an AuthorError if Git can't merge them, or if the merged content has errors. */
export async function mergeCommits(
  root: string,
  { head, other, choices }: { head: string; other: string; choices: ConflictChoices },
): Promise<MergeResult> {
  if (await gitSucceeds(root, 'merge-base', '--is-ancestor', other, head)) return { commit: head };
  await using folder = await createTemporaryFolder();
  const worktree = join(folder.path, 'merged');
  await git(root, ['worktree', 'add', '--quiet', '--detach', worktree, head]);
  try {
    return await mergeInWorktree(worktree, other, choices);
  } finally {
    // If this fails, the merge is still valid: `folder` deletes the files, and Git prunes the worktree later.
    await runGit(root, ['worktree', 'remove', '--force', worktree]);
  }
}

/** An author's hooks and signing key are for commits that they make themselves. */
const commitOptions = ['--no-verify', '--no-gpg-sign'];

async function mergeInWorktree(
  worktree: string,
  other: string,
  choices: ConflictChoices,
): Promise<MergeResult> {
  // The author's setting `merge.ff` may allow only fast-forward merges.
  const mergeArgs = [
    'merge',
    '--ff',
    ...commitOptions,
    '--quiet',
    '--message',
    'Merge the latest version',
    other,
  ];
  const { status, stderr } = await runGit(worktree, mergeArgs);
  const unmerged = await git(worktree, ['diff', '--name-only', '--diff-filter=U', '-z']);
  const conflictingFiles = splitNulSeparated(unmerged);
  if (status !== 0 && conflictingFiles.length === 0)
    throw new AuthorError(
      `Git couldn’t merge the changes, so nothing was sent. ${changesSavedNote} Git error: ${redactSecrets(stderr)}`,
    );
  const files = await Promise.all(
    conflictingFiles.map(async (file) => {
      const [base, mine, theirs] = await Promise.all(
        // The stages of a conflict in Git's index.
        [':1', ':2', ':3'].map((stage) => readFileAt(worktree, stage, file)),
      );
      return { file, ...(await mergeFile(file, { base, mine, theirs }, choices[file])) };
    }),
  );
  const conflicts = files.filter((file) => file.conflicts.length > 0);
  if (conflicts.length > 0) return { conflicts };
  for (const { file, text } of files) {
    if (text === undefined) {
      await git(worktree, ['rm', '--quiet', '--', file]);
      continue;
    }
    if (isContentFile(file)) await writeFile(join(worktree, file), text);
    // Writing a picture as text would corrupt it.
    else await git(worktree, ['checkout', choices[file] === 'theirs' ? '--theirs' : '--ours', '--', file]);
    await git(worktree, ['add', '--', file]);
  }
  if (files.length > 0)
    await git(worktree, ['commit', ...commitOptions, '--quiet', '--no-edit', '--cleanup=strip']);
  await assertNoErrors(worktree);
  return { commit: (await git(worktree, ['rev-parse', 'HEAD'])).trim() };
}

type Sides<Text> = { base: Text; mine: Text; theirs: Text };

/**
 * Merges two versions of a file. `conflicts` is empty if Git can merge them or a side is chosen. Undefined text means that the
 * file was deleted.
 */
export async function mergeFile(
  file: string,
  { base = '', mine, theirs }: Sides<string | undefined>,
  choice: ConflictChoices[string] | undefined,
): Promise<{ text: string | undefined; conflicts: MergeConflict['conflicts'] }> {
  const isMerged = mine !== undefined && theirs !== undefined && isContentFile(file);
  const [mergedMine, mergedTheirs] = isMerged
    ? [await mergeText({ base, mine, theirs }, 'ours'), await mergeText({ base, mine, theirs }, 'theirs')]
    : [mine, theirs];
  if (choice !== undefined || mergedMine === mergedTheirs)
    return { text: choice === 'theirs' ? mergedTheirs : mergedMine, conflicts: [] };
  const changes = isMerged ? diffTexts(file, mergedTheirs, mergedMine) : [];
  const conflicts = changes.map(({ label, before, after }) => ({
    label,
    mine: after || 'Removed',
    theirs: before || 'Removed',
  }));
  const describe = (text: string | undefined) => (text === undefined ? 'Removed' : 'Changed');
  const wholeFile = { label: 'The whole file', mine: describe(mine), theirs: describe(theirs) };
  return { text: mergedMine, conflicts: conflicts.length > 0 ? conflicts : [wholeFile] };
}

/** Inserted between all lines, because Git reports a conflict for changes to adjacent lines. */
const lineSeparator = '\u001E';

/** Merges text with Git. Resolves conflicts in favor of `side`. */
async function mergeText({ base, mine, theirs }: Sides<string>, side: 'ours' | 'theirs'): Promise<string> {
  await using folder = await createTemporaryFolder();
  const names = ['mine', 'before', 'theirs'];
  for (const [index, text] of [mine, base, theirs].entries())
    await writeFile(join(folder.path, names[index] ?? ''), text.replaceAll('\n', `\n${lineSeparator}\n`));
  const merged = await git(folder.path, ['merge-file', '--stdout', `--${side}`, ...names]);
  return merged.replaceAll(`${lineSeparator}\n`, '');
}

function createTemporaryFolder() {
  return mkdtempDisposable(join(tmpdir(), 'merge-'));
}

/** Checks the merged content and pictures. Throws an AuthorError if there are errors. */
async function assertNoErrors(root: string): Promise<void> {
  const { problems } = await loadContent({
    ...fullCheck,
    root,
    now: getBuildDate(),
    production: isProduction(process.env),
    preview: true,
  });
  const errors = selectErrors(problems);
  if (errors.length > 0)
    throw new AuthorError(
      'Your changes and the latest version don’t work together. Nothing was sent. Fix this first:',
      errors,
    );
}
