/** Merges a proposal with changes that others have published since, line by line and without touching the working tree. */
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
import { git, gitSucceeds, redactSecrets, runGit } from './git.ts';
import { changesSavedNote, editedFolders } from './repository.ts';
import { readFileAt, diffTexts } from './text-changes.ts';

/** A file in which two authors changed the same text. */
export type MergeConflict = { file: string; conflicts: { label: string; mine: string; theirs: string }[] };

/** The version to use for files that both authors changed, by path. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

type MergeResult = { commit: string } | { conflicts: MergeConflict[] };

/** Merges `other` into `head`. Throws an AuthorError if Git can't merge them, or if the merged content has errors. */
export async function mergeCommits(
  root: string,
  { head, other, choices }: { head: string; other: string; choices: Choices },
): Promise<MergeResult> {
  if (await gitSucceeds(root, 'merge-base', '--is-ancestor', other, head)) return { commit: head };
  if (await gitSucceeds(root, 'merge-base', '--is-ancestor', head, other)) return { commit: other };
  const { status, stdout, stderr } = await runGit(root, [
    'merge-tree',
    '--write-tree',
    '--name-only',
    '-z',
    head,
    other,
  ]);
  if (status === usageErrorStatus) throw new AuthorError(oldGitMessage);
  if (status !== 0 && status !== 1)
    throw new AuthorError(
      `Git couldn’t merge the changes, so nothing was sent. ${changesSavedNote} Git error: ${redactSecrets(stderr)}`,
    );
  const [tree = '', ...rest] = stdout.split('\0');
  const conflictingFiles = status === 1 ? rest.slice(0, rest.indexOf('')) : [];
  const ancestor = (await git(root, ['merge-base', head, other])).trim();
  const files = await Promise.all(
    conflictingFiles.map(async (file) => {
      const [base, mine, theirs] = await Promise.all(
        [ancestor, head, other].map((commit) => readFileAt(root, commit, file)),
      );
      const chosenCommit = choices[file] === 'theirs' ? other : head;
      return { file, chosenCommit, ...(await mergeFile(file, { base, mine, theirs }, choices[file])) };
    }),
  );
  const conflicts = files.filter((file) => file.conflicts.length > 0);
  if (conflicts.length > 0) return { conflicts };
  const mergedTree = await replaceFiles(root, tree, files);
  await assertNoErrors(root, mergedTree);
  const commitArgs = ['commit-tree', mergedTree, '-p', head, '-p', other, '-m', 'Merge the latest version'];
  return { commit: (await git(root, commitArgs)).trim() };
}

/** Git's exit status when it doesn't know an option. */
const usageErrorStatus = 129;
const oldGitMessage = `Git on this computer is too old to merge the changes, so nothing was sent. ${changesSavedNote} Ask the person who set up the site to install Git 2.38 or later.`;

type Sides<Text> = { base: Text; mine: Text; theirs: Text };

/**
 * Merges two versions of a file. `conflicts` is empty once a side is chosen. Undefined text means that the file was
 * deleted.
 */
export async function mergeFile(
  file: string,
  { base = '', mine, theirs }: Sides<string | undefined>,
  choice: Choices[string] | undefined,
): Promise<{ text: string | undefined; conflicts: MergeConflict['conflicts'] }> {
  const isWholeFileConflict = mine === undefined || theirs === undefined || !isContentFile(file);
  const [mergedMine, mergedTheirs] = isWholeFileConflict
    ? [mine, theirs]
    : [await mergeText({ base, mine, theirs }, 'ours'), await mergeText({ base, mine, theirs }, 'theirs')];
  if (choice !== undefined || mergedMine === mergedTheirs)
    return { text: choice === 'theirs' ? mergedTheirs : mergedMine, conflicts: [] };
  const describeState = (text: string | undefined) => (text === undefined ? 'Removed' : 'Changed');
  const wholeFileConflict = {
    label: 'The whole file',
    mine: describeState(mergedMine),
    theirs: describeState(mergedTheirs),
  };
  const changes = isWholeFileConflict ? [] : diffTexts(file, mergedTheirs, mergedMine);
  return {
    text: mergedMine,
    conflicts:
      changes.length === 0
        ? [wholeFileConflict]
        : changes.map(({ label, before, after }) => ({
            label,
            mine: after || 'Removed',
            theirs: before || 'Removed',
          })),
  };
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

/** Replaces the conflicting files in the merged tree. Returns the new tree. */
async function replaceFiles(
  root: string,
  tree: string,
  files: readonly { file: string; text: string | undefined; chosenCommit: string }[],
): Promise<string> {
  if (files.length === 0) return tree;
  await using folder = await createTemporaryFolder();
  const indexFile = join(folder.path, 'index');
  await git(root, ['read-tree', tree], { indexFile });
  for (const { file, text, chosenCommit } of files) {
    if (text === undefined) {
      await git(root, ['update-index', '--force-remove', '--', file], { indexFile });
      continue;
    }
    // Reading a picture as text would corrupt it.
    const blob = isContentFile(file)
      ? await git(root, ['hash-object', '-w', '--stdin', '--path', file], { input: text })
      : await git(root, ['rev-parse', `${chosenCommit}:${file}`]);
    await git(root, ['update-index', '--add', '--cacheinfo', `100644,${blob.trim()},${file}`], { indexFile });
  }
  return (await git(root, ['write-tree'], { indexFile })).trim();
}

/** Checks the merged content in a temporary folder, with the merged pictures. */
async function assertNoErrors(root: string, tree: string): Promise<void> {
  await using folder = await createTemporaryFolder();
  const checkout = ['--work-tree', folder.path, 'checkout', '--quiet', tree, '--', ...editedFolders];
  await git(root, checkout, { indexFile: join(folder.path, 'index') });
  const { problems } = await loadContent({
    ...fullCheck,
    root: folder.path,
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
