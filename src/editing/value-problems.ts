import { isMap } from 'yaml';
import type { Node } from 'yaml';
import type { Problem } from '#content/report/problem.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { linesAboveFields } from '#content/source/frontmatter.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import { fieldAt } from '#content/source/positions.ts';
import type { FieldAt } from './contract.ts';
import { findSpot, lastLineEnd, pairOf, readFileText, stretchOf } from './writer/file-text.ts';

/** The first and the last line of a value; undefined where it is left out or the file can't be read. */
export function linesOf(source: SourceFile, { path, body }: FieldAt): [number, number] | undefined {
  const file = readFileText(source);
  const lineAt = (offset: number) => file.text.slice(0, offset).split('\n').length;
  if (body) return [lineAt(file.body), lineAt(file.text.length)];
  const { way, missing } = findSpot(file, path);
  const [parent, value] = way.slice(-2);
  const pair = isMap<Node, Node | null>(parent) ? pairOf(parent, path.at(-1)) : undefined;
  const first = pair?.key ?? value;
  if (missing.length > 0 || !first) return undefined;
  return [lineAt(stretchOf(file, first).from), lineAt(lastLineEnd(file, pair ?? first))];
}

/** The value that stands on a line of a file; the whole file where there is none. */
export function fieldOnLine({ file, text, document, bodyLineOffset }: Frontmatter, line: number): FieldAt {
  if (line > bodyLineOffset) return { file, path: [], body: true };
  const lines = text.split('\n');
  const end = lines.slice(linesAboveFields, line).join('\n').trimEnd().length;
  return { file, path: fieldAt(document.contents, end - 1) ?? [] };
}

/** The problems of a file that stand in these lines. */
export function problemsIn(
  problems: readonly Problem[],
  file: string,
  lines: [number, number] | undefined,
): Problem[] {
  if (lines === undefined) return [];
  const [first, last] = lines;
  return problems.filter((problem) => problem.file === file && problem.line >= first && problem.line <= last);
}

/** Problems that were not there before, wherever they stand now. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Set(before.map(sameness));
  return after.filter((problem) => !known.has(sameness(problem)));
}

function sameness({ file, field, message }: Problem): string {
  return [file, field, message].join('\n');
}
