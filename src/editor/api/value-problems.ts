import { isMap, isScalar, isSeq } from 'yaml';
import type { Node } from 'yaml';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { FieldLocation, FieldDiagnostic } from '../contract.ts';
import { isWithin } from '../entry/changes.ts';
import { bodyField } from '../fields/values.ts';
import { readFields } from '../writer/read-fields.ts';

/** Finds the location of the value at the end of a line; the whole file if there is none. */
export function findFieldOnLine(
  { file, text, document, bodyLineOffset }: Frontmatter,
  line: number,
): FieldLocation {
  if (line > bodyLineOffset) return { file, path: [bodyField] };
  const lines = text.split('\n');
  const end = lines.slice(0, line).join('\n').trimEnd().length;
  return { file, path: findPathAt(document.contents, end - 1) };
}

/** Finds the field of a problem; for a missing field, the path that it would have. */
function findFieldOf(
  fields: Frontmatter,
  { line, column, field, isFieldMissing }: Diagnostic,
): FieldLocation {
  const { file, text, document, bodyLineOffset } = fields;
  if (line > bodyLineOffset) return findFieldOnLine(fields, line);
  const start = text.split('\n', line - 1).join('\n').length;
  const offset = line === 1 ? 0 : start + column;
  const path = findPathAt(document.contents, offset, isFieldMissing);
  return { file, path: isFieldMissing && field !== undefined ? [...path, field] : path };
}

type Child = { step: string | number; start: number | undefined; node: Node | null };

/**
 * Returns the path of the innermost field or item that contains an offset, from its name to the end of its value. With
 * `isParent`, doesn't descend into a group that starts there.
 */
function findPathAt(node: Node | null, offset: number, isParent = false): FieldPath {
  if (isParent && node?.range?.[0] === offset) return [];
  const child = listChildren(node).find(({ start, node: value }) => {
    const end = value?.range?.[1] ?? start;
    return start !== undefined && end !== undefined && start <= offset && offset < Math.max(end, start + 1);
  });
  return child === undefined ? [] : [child.step, ...findPathAt(child.node, offset, isParent)];
}

function listChildren(node: Node | null): Child[] {
  if (isSeq<Node>(node))
    return node.items.map((item, index) => ({ step: index, start: item.range?.[0], node: item }));
  if (!isMap<Node, Node | null>(node)) return [];
  return node.items.map(({ key, value }) => ({
    step: isScalar(key) ? String(key.value) : '',
    start: key.range?.[0],
    node: value ?? key,
  }));
}

/** Adds each problem's field, without duplicates. A problem in another file is attached to this file as a whole. */
export function locateProblems(source: SourceFile, problems: readonly Diagnostic[]): FieldDiagnostic[] {
  const fields = readFields(source);
  return [...new Set(problems)].map((problem) => ({
    ...problem,
    location: problem.file === source.path ? findFieldOf(fields, problem) : { file: source.path, path: [] },
  }));
}

/** Selects the problems of these values of a file. */
export function selectProblemsAt(
  problems: readonly Diagnostic[],
  source: SourceFile,
  locations: readonly FieldLocation[],
): Diagnostic[] {
  const fields = readFields(source);
  return problems.filter(
    (problem) =>
      problem.file === source.path &&
      locations.some((location) => isWithin(findFieldOf(fields, problem), location)),
  );
}

/** Returns problems that are new; a changed line number doesn't make a problem new. */
export function findNewProblems(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const earlierKeys = new Set(before.map(createProblemKey));
  return after.filter((problem) => !earlierKeys.has(createProblemKey(problem)));
}

function createProblemKey({ file, field, message }: Diagnostic): string {
  return [file, field, message].join('\n');
}
