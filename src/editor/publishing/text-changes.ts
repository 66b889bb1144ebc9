/** Describes changes to content files: each old sentence with the new one. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatPathLabel } from '#content/fields/labels.ts';
import { findSentenceEnds } from '#content/languages/sentences.ts';
import { isContentFile } from '#content/source/content-files.ts';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
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

/** Reads a file from a commit; undefined if it doesn't exist. */
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
  const [beforeTexts, afterTexts] = [mapFieldTexts(file, before), mapFieldTexts(file, after)];
  const [allOld, allNew] = [collectSentences(beforeTexts), collectSentences(afterTexts)];
  const labels = [...new Set([...beforeTexts.keys(), ...afterTexts.keys()])];
  return labels.flatMap((label) => {
    const oldSentences = splitSentences(beforeTexts.get(label) ?? '');
    const newSentences = splitSentences(afterTexts.get(label) ?? '');
    const removed = oldSentences.filter(
      (sentence) => !newSentences.includes(sentence) && isMoreFrequent(sentence, allOld, allNew),
    );
    const added = newSentences.filter(
      (sentence) => !oldSentences.includes(sentence) && isMoreFrequent(sentence, allNew, allOld),
    );
    const count = Math.max(removed.length, added.length);
    return Array.from({ length: count }, (_, index) => ({
      label,
      before: removed[index] ?? '',
      after: added[index] ?? '',
    }));
  });
}

/** Maps the label of each field to its value as text. */
function mapFieldTexts(file: string, text: string | undefined): Map<string, string> {
  if (text === undefined) return new Map();
  const { values, body } = splitFrontmatter({ path: file, text });
  const fields = listValues(values, []).map(
    ({ path, text: value }) => [formatPathLabel(path), value] as const,
  );
  return new Map([...fields, ['Text', body.trim()]]);
}

function listValues(value: unknown, path: FieldPath): { path: FieldPath; text: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listValues(item, [...path, index]));
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, item]) => listValues(item, [...path, key]));
  return value === undefined || value === null ? [] : [{ path, text: String(value) }];
}

function collectSentences(texts: ReadonlyMap<string, string>): string[] {
  return [...texts.values()].flatMap(splitSentences);
}

function isMoreFrequent(sentence: string, sentences: readonly string[], others: readonly string[]): boolean {
  const count = (list: readonly string[]) => list.filter((other) => other === sentence).length;
  return count(sentences) > count(others);
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
