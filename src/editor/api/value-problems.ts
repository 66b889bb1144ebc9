import { isMap } from 'yaml';
import type { Node } from 'yaml';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import { findFieldAt, toSpan } from '#content/source/positions.ts';
import type { FieldLocation, FieldDiagnostic } from '../contract.ts';
import { bodyField, isBody } from '../fields/values.ts';
import { findNode, findPair } from '../writer/nodes.ts';
import { readFields } from '../writer/read-fields.ts';

/** Finds the first and last line of a value; undefined if the value is missing. */
export function findLineRange(source: SourceFile, { path }: FieldLocation): [number, number] | undefined {
  const { text, document, bodyLineOffset } = readFields(source);
  if (isBody(path)) return [bodyLineOffset + 1, text.split('\n').length];
  const parent = findNode(document, path.slice(0, -1));
  const key = isMap<Node, Node | null>(parent) ? findPair(parent, path.at(-1))?.key : undefined;
  const value = findNode(document, path);
  const [start] = key?.range ?? value?.range ?? [];
  if (start === undefined) return undefined;
  const end = value?.range?.[1] ?? key?.range?.[1] ?? start;
  const valueText = text.slice(start, end).trimEnd();
  const getLineNumber = (offset: number) => toSpan(text, offset, 0).line;
  return [getLineNumber(start), getLineNumber(start + Math.max(0, valueText.length - 1))];
}

/** Finds the value on a line of a file; the whole file if there is none. */
export function findFieldOnLine(
  { file, text, document, bodyLineOffset }: Frontmatter,
  line: number,
): FieldLocation {
  if (line > bodyLineOffset) return { file, path: [bodyField] };
  const lines = text.split('\n');
  const end = lines.slice(0, line).join('\n').trimEnd().length;
  return { file, path: findFieldAt(document.contents, end - 1) ?? [] };
}

/** Adds each problem's field, without duplicates. A problem in another file is attached to this file as a whole. */
export function locateProblems(source: SourceFile, problems: readonly Diagnostic[]): FieldDiagnostic[] {
  const fields = readFields(source);
  return [...new Set(problems)].map((problem) => ({
    ...problem,
    location:
      problem.file === source.path ? findFieldOnLine(fields, problem.line) : { file: source.path, path: [] },
  }));
}

/** Selects the problems on these lines of a file. */
export function selectProblemsOnLines(
  problems: readonly Diagnostic[],
  file: string,
  lines: [number, number] | undefined,
): Diagnostic[] {
  if (lines === undefined) return [];
  const [first, last] = lines;
  return problems.filter((problem) => problem.file === file && problem.line >= first && problem.line <= last);
}

/** Returns problems that are new; a changed line number doesn't make a problem new. */
export function findNewProblems(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const earlierKeys = new Set(before.map(createProblemKey));
  return after.filter((problem) => !earlierKeys.has(createProblemKey(problem)));
}

function createProblemKey({ file, field, message }: Diagnostic): string {
  return [file, field, message].join('\n');
}
