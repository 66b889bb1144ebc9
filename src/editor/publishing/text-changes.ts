/** Describes changes of content files: each old sentence with the new one. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { labelOfPath } from '#content/fields/labels.ts';
import { sentenceEnds } from '#content/languages/sentences.ts';
import { isContentFile } from '#content/source/content-files.ts';
import { isRecord, splitFrontmatter } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { FileChange, TextChange } from './contract.ts';
import { git, namesIn, runGit } from './git.ts';
import { editedPaths } from './repository.ts';
import type { Repository } from './repository.ts';

/** Changes from a commit to the files on disk. */
export async function changedFiles(repository: Repository, from: string): Promise<FileChange[]> {
  const { root } = repository;
  const paths = ['--', ...editedPaths(repository)];
  const [differing, added] = await Promise.all([
    git(root, ['diff', '--name-only', '--no-renames', '-z', from, ...paths]),
    git(root, ['ls-files', '--others', '--exclude-standard', '-z', ...paths]),
  ]);
  const files = [...new Set([...namesIn(differing), ...namesIn(added)])].toSorted();
  return await Promise.all(
    files.map(async (file) => {
      const [was, now] = await Promise.all([
        textAt(root, from, file),
        readFile(join(root, file), 'utf8').catch(() => undefined),
      ]);
      return describeChange(file, was, now);
    }),
  );
}

/** The text of a file in a commit; undefined when it doesn't exist. */
export async function textAt(root: string, commit: string, file: string): Promise<string | undefined> {
  const { status, output } = await runGit(root, ['show', `${commit}:${file}`]);
  return status === 0 ? output : undefined;
}

function describeChange(file: string, was: string | undefined, now: string | undefined): FileChange {
  const kind = was === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  return { file, kind, texts: isContentFile(file) ? textChanges(file, was, now) : [] };
}

/** The sentences that differ between two states of a content file. */
export function textChanges(file: string, was: string | undefined, now: string | undefined): TextChange[] {
  const [before, after] = [fieldTexts(file, was), fieldTexts(file, now)];
  const [known, current] = [sentencesIn(before), sentencesIn(after)];
  const labels = [...new Set([...before.keys(), ...after.keys()])];
  return labels.flatMap((label) => {
    const gone = sentencesOfText(before.get(label) ?? '').filter((sentence) => !current.has(sentence));
    const fresh = sentencesOfText(after.get(label) ?? '').filter((sentence) => !known.has(sentence));
    const count = Math.max(gone.length, fresh.length);
    return Array.from({ length: count }, (_, index) => ({
      label,
      was: gone[index] ?? '',
      now: fresh[index] ?? '',
    }));
  });
}

/** Every value of a file as text, by its label. */
function fieldTexts(file: string, text: string | undefined): Map<string, string> {
  if (text === undefined) return new Map();
  const { values, body } = splitFrontmatter({ path: file, text });
  const fields = leavesOf(values, []).map(({ path, words }) => [labelOfPath(path), words] as const);
  return new Map([...fields, ['Text', body.trim()]]);
}

function leavesOf(value: unknown, path: FieldPath): { path: FieldPath; words: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
  return value === undefined || value === null ? [] : [{ path, words: String(value) }];
}

function sentencesIn(texts: ReadonlyMap<string, string>): Set<string> {
  return new Set([...texts.values()].flatMap(sentencesOfText));
}

function sentencesOfText(text: string): string[] {
  return text.split(/\n{2,}|\n(?=\s*(?:[-*#]|\d+\.) )/).flatMap((paragraph) => {
    const ends = [...sentenceEnds(paragraph), paragraph.length];
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
