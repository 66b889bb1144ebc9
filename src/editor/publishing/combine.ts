/** Merges a proposal with what others have published since, line by line and without changing files on disk. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { isContentFile } from '#content/source/content-files.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { Refusal } from '#editor/refusal.ts';
import type { Choices, SameWords, Side } from './contract.ts';
import { git, gitAgrees, namesIn, runGit } from './git.ts';
import { textAt, textChanges } from './text-changes.ts';

/** Checks the content with these files and without removed ones. */
export type CheckContent = (files: SourceFile[], removed: string[]) => Diagnostic[];

export type Combined = { commit: string } | { sameWords: SameWords[] };

/** Merges `other` into `head`. Throws a refusal when the result has problems that neither side had. */
export async function combine(
  root: string,
  { head, other, choices, check }: { head: string; other: string; choices: Choices; check: CheckContent },
): Promise<Combined> {
  if (await gitAgrees(root, 'merge-base', '--is-ancestor', other, head)) return { commit: head };
  if (await gitAgrees(root, 'merge-base', '--is-ancestor', head, other)) return { commit: other };
  const { status, output } = await runGit(root, [
    'merge-tree',
    '--write-tree',
    '--name-only',
    '-z',
    head,
    other,
  ]);
  if (status !== 0 && status !== 1)
    throw new Refusal('This version of Git is too old. Ask the person who set up the site to update Git.');
  const [tree = '', ...rest] = output.split('\0');
  const conflicted = status === 1 ? rest.slice(0, rest.indexOf('')) : [];
  const ancestor = (await git(root, ['merge-base', head, other])).trim();
  const files = await Promise.all(
    conflicted.map(async (file) => {
      const [before, mine, theirs] = await Promise.all(
        [ancestor, head, other].map((commit) => textAt(root, commit, file)),
      );
      return { file, ...(await mergeFile(file, { before, mine, theirs }, choices[file])) };
    }),
  );
  const sameWords = files.flatMap(({ file, texts }) => (texts.length > 0 ? [{ file, texts }] : []));
  if (sameWords.length > 0) return { sameWords };
  const whole = await treeWith(root, tree, files);
  await refuseProblems(root, head, whole, check);
  const words = ['commit-tree', whole, '-p', head, '-p', other, '-m', 'Combine with the newest version'];
  return { commit: (await git(root, words)).trim() };
}

type Sides<Text> = { before: Text; mine: Text; theirs: Text };

/** `texts` are conflicts, empty once a side is chosen. An undefined text is a deleted file. */
export async function mergeFile(
  file: string,
  { before = '', mine, theirs }: Sides<string | undefined>,
  choice: Side | undefined,
): Promise<{ text: string | undefined; texts: SameWords['texts'] }> {
  const isWhole = mine === undefined || theirs === undefined || !isContentFile(file);
  const [own, others] = isWhole
    ? [mine, theirs]
    : [
        await mergeText({ before, mine, theirs }, 'ours'),
        await mergeText({ before, mine, theirs }, 'theirs'),
      ];
  if (choice !== undefined || own === others) return { text: choice === 'theirs' ? others : own, texts: [] };
  const stateOf = (text: string | undefined) => (text === undefined ? 'Removed' : 'Changed');
  const whole = { label: 'The whole file', mine: stateOf(own), theirs: stateOf(others) };
  const texts = isWhole ? [] : textChanges(file, others, own);
  return {
    text: own,
    texts:
      texts.length === 0
        ? [whole]
        : texts.map(({ label, was, now }) => ({ label, mine: now || 'Removed', theirs: was || 'Removed' })),
  };
}

/** Separates all lines, because Git reports a conflict for changes of neighboring lines. */
const separator = '\u001E';

/** Git's merge of a text. `side` resolves conflicts. */
async function mergeText({ before, mine, theirs }: Sides<string>, side: 'ours' | 'theirs'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'merge-'));
  try {
    const names = ['mine', 'before', 'theirs'];
    for (const [index, text] of [mine, before, theirs].entries())
      await writeFile(join(folder, names[index] ?? ''), text.replaceAll('\n', `\n${separator}\n`));
    const merged = await git(folder, ['merge-file', '--stdout', `--${side}`, ...names]);
    return merged.replaceAll(`${separator}\n`, '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The merged tree with the conflicted files replaced. */
async function treeWith(
  root: string,
  tree: string,
  files: readonly { file: string; text: string | undefined }[],
): Promise<string> {
  if (files.length === 0) return tree;
  const folder = await mkdtemp(join(tmpdir(), 'combine-'));
  const indexFile = join(folder, 'index');
  try {
    await git(root, ['read-tree', tree], { indexFile });
    for (const { file, text } of files) {
      if (text === undefined) {
        await git(root, ['update-index', '--force-remove', '--', file], { indexFile });
        continue;
      }
      const blob = await git(root, ['hash-object', '-w', '--stdin', '--path', file], { input: text });
      await git(root, ['update-index', '--add', '--cacheinfo', `100644,${blob.trim()},${file}`], {
        indexFile,
      });
    }
    return (await git(root, ['write-tree'], { indexFile })).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function refuseProblems(root: string, head: string, tree: string, check: CheckContent): Promise<void> {
  const names = await git(root, ['diff', '--name-only', '--no-renames', '-z', head, tree, '--', 'content']);
  const [files, removed]: [SourceFile[], string[]] = [[], []];
  for (const path of namesIn(names).filter(isContentFile)) {
    const text = await textAt(root, tree, path);
    if (text === undefined) removed.push(path);
    else files.push({ path, text });
  }
  const problems = check(files, removed);
  if (problems.length > 0)
    throw new Refusal(
      'Your changes conflict with the newest version. Nothing was sent. Fix this first:',
      problems,
    );
}
