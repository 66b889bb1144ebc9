/** Describes changes to content files: each old sentence with the new one. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatPathLabel } from '#content/fields/labels.ts';
import { findSentenceEnds } from '#content/languages/sentences.ts';
import { isContentFile } from '#content/source/content-files.ts';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { bodyField } from '#editor/fields/values.ts';
import { git, splitNulSeparated, runGit } from './git.ts';
import { editedFolders } from './repository.ts';

/** A changed sentence. `before` is empty if it was added, `after` if it was removed. */
type TextChange = { label: string; before: string; after: string };

export type FileChange = { file: string; kind: 'added' | 'removed' | 'changed'; texts: TextChange[] };

/** Finds the differences between a commit and the files on disk. */
export async function findChangedFiles(root: string, commit: string): Promise<FileChange[]> {
  const paths = ['--', ...editedFolders];
  const [changed, added] = await Promise.all([
    git(root, ['diff', '--name-only', '--no-renames', '-z', commit, ...paths]),
    git(root, ['ls-files', '--others', '--exclude-standard', '-z', ...paths]),
  ]);
  const files = [...new Set([...splitNulSeparated(changed), ...splitNulSeparated(added)])].toSorted();
  return await Promise.all(
    files.map(async (file) => {
      const [before, after] = await Promise.all([
        readFileAt(root, commit, file),
        readFile(join(root, file), 'utf8').catch(() => undefined),
      ]);
      return describeChange(file, before, after);
    }),
  );
}

/** Reads a file from a commit or a stage of the index, such as `:1`; undefined if it doesn't exist there. */
export async function readFileAt(root: string, commit: string, file: string): Promise<string | undefined> {
  const { status, stdout } = await runGit(root, ['show', `${commit}:${file}`]);
  return status === 0 ? stdout : undefined;
}

function describeChange(file: string, before: string | undefined, after: string | undefined): FileChange {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return { file, kind, texts: isContentFile(file) ? diffTexts(file, before, after) : [] };
}

/** Lists the sentences that differ between two versions of a content file. Moved sentences aren't listed. */
export function diffTexts(file: string, before: string | undefined, after: string | undefined): TextChange[] {
  const [oldSentences, newSentences] = [listSentences(file, before), listSentences(file, after)];
  const removed = Map.groupBy(findUnmatched(oldSentences, newSentences), ({ label }) => label);
  const added = Map.groupBy(findUnmatched(newSentences, oldSentences), ({ label }) => label);
  const labels = new Set([...oldSentences, ...newSentences].map(({ label }) => label));
  return [...labels].flatMap((label) => {
    const [old, current] = [removed.get(label) ?? [], added.get(label) ?? []];
    return Array.from({ length: Math.max(old.length, current.length) }, (_, index) => ({
      label,
      before: old[index]?.sentence ?? '',
      after: current[index]?.sentence ?? '',
    }));
  });
}

type Sentence = { label: string; sentence: string };

/** Lists the sentences of all fields and the body, with the labels of their fields. */
function listSentences(file: string, text: string | undefined): Sentence[] {
  if (text === undefined) return [];
  const { values, body } = splitFrontmatter({ path: file, text });
  return [...listValues(values, []), { path: [bodyField], text: body }].flatMap(({ path, text: value }) =>
    splitSentences(value).map((sentence) => ({ label: formatPathLabel(path), sentence })),
  );
}

/** Returns the sentences that the other version lacks, both in the same field and in all others. */
function findUnmatched(sentences: readonly Sentence[], others: readonly Sentence[]): Sentence[] {
  const rest = [...others];
  const takeMatch = (isMatch: (other: Sentence) => boolean) => {
    const index = rest.findIndex(isMatch);
    return index >= 0 && rest.splice(index, 1).length > 0;
  };
  return sentences
    .filter(
      ({ label, sentence }) => !takeMatch((other) => other.label === label && other.sentence === sentence),
    )
    .filter(({ sentence }) => !takeMatch((other) => other.sentence === sentence));
}

function listValues(value: unknown, path: FieldPath): { path: FieldPath; text: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listValues(item, [...path, index]));
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, item]) => listValues(item, [...path, key]));
  return value === undefined || value === null ? [] : [{ path, text: String(value) }];
}

function splitSentences(text: string): string[] {
  return text.split(/\n{2,}|\n(?=\s*(?:[-*#]|\d+\.) )/).flatMap((paragraph) => {
    const ends = [...findSentenceEnds(paragraph), paragraph.length];
    return ends
      .map((end, index) =>
        paragraph
          .slice(ends[index - 1] ?? 0, end)
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
      .filter((sentence) => sentence !== '');
  });
}
