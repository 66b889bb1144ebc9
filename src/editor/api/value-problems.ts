import { isCollection, isDocument, isNode, isPair, isScalar, visit } from 'yaml';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { FieldLocation, FieldDiagnostic } from '../contract.ts';
import { isWithin } from '../entry/changes.ts';
import { bodyField } from '../fields/values.ts';
import { readFields } from '../writer/read-fields.ts';

/** Finds the location of the value at the end of a line; the whole file if there is none. */
export function findFieldOnLine(fields: Frontmatter, line: number): FieldLocation {
  const { file, text, bodyLineOffset } = fields;
  if (line > bodyLineOffset) return { file, path: [bodyField] };
  const lines = text.split('\n');
  const end = lines.slice(0, line).join('\n').trimEnd().length;
  return { file, path: findPathAt(fields, end - 1) };
}

/** Finds the location of a problem's field; for a missing field, the one that it would have. */
function findProblemLocation(
  fields: Frontmatter,
  { line, column, field, isFieldMissing }: Diagnostic,
): FieldLocation {
  const { file, text, bodyLineOffset } = fields;
  if (line > bodyLineOffset) return findFieldOnLine(fields, line);
  const start = text.split('\n', line - 1).join('\n').length;
  const offset = line === 1 ? 0 : start + column;
  const path = findPathAt(fields, offset, isFieldMissing);
  return { file, path: isFieldMissing && field !== undefined ? [...path, field] : path };
}

/**
 * Returns the path of the innermost field or item that contains an offset, from its name to the end of its value. With
 * `stopsAtGroup`, doesn't descend into a group or list that starts there.
 */
function findPathAt({ document }: Frontmatter, offset: number, stopsAtGroup = false): FieldPath {
  const path: FieldPath = [];
  visit(document, (key, node) => {
    if (isDocument(node)) return undefined;
    const [first, last] = isPair(node) ? [node.key, node.value ?? node.key] : [node, node];
    const start = isNode(first) ? first.range?.[0] : undefined;
    const end = isNode(last) ? last.range?.[1] : undefined;
    if (start === undefined || end === undefined || offset < start || offset >= Math.max(end, start + 1))
      return visit.SKIP;
    if (isPair(node)) path.push(isScalar(node.key) ? String(node.key.value) : '');
    else if (typeof key === 'number') path.push(key);
    return stopsAtGroup && isCollection(node) && start === offset ? visit.BREAK : undefined;
  });
  return path;
}

/** Adds the location of each problem's field, and drops duplicates. A problem in another file is attached to this file as a whole. */
export function locateProblems(source: SourceFile, problems: readonly Diagnostic[]): FieldDiagnostic[] {
  const fields = readFields(source);
  return [...new Set(problems)].map((problem) => ({
    ...problem,
    location:
      problem.file === source.path ? findProblemLocation(fields, problem) : { file: source.path, path: [] },
  }));
}

/** Selects the problems in these values of a file. */
export function selectProblemsAt(
  problems: readonly Diagnostic[],
  source: SourceFile,
  locations: readonly FieldLocation[],
): Diagnostic[] {
  const fields = readFields(source);
  return problems.filter(
    (problem) =>
      problem.file === source.path &&
      locations.some((location) => isWithin(findProblemLocation(fields, problem), location)),
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
