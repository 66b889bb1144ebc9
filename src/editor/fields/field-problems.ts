/** Assigns each problem to the field that shows it. */
import type { FieldSchema } from '#content/fields/json-schema.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { FieldDiagnostic, FieldLocation } from '../contract.ts';
import { findSchemaAt } from './values.ts';

export type FormProblems = {
  /** Each with the path of its field. */
  atFields: FieldDiagnostic[];
  /** Problems without a field in the form, such as those in other files. */
  others: FieldDiagnostic[];
};

/** Assigns the problems of a file. `isIncluded` returns whether the form contains a field. */
export function assignProblems(
  schema: FieldSchema,
  values: unknown,
  problems: readonly FieldDiagnostic[],
  isIncluded: (location: FieldLocation) => boolean,
): FormProblems {
  const result: FormProblems = { atFields: [], others: [] };
  for (const problem of problems) {
    const path = findFieldPath(schema, values, problem.location.path);
    const location = { ...problem.location, path };
    if (path.length === 0 || !isIncluded(location)) result.others.push(problem);
    else result.atFields.push({ ...problem, location });
  }
  return result;
}

/** Returns the path of the innermost field around a path. Unknown names and the type of a section aren't fields. */
function findFieldPath(schema: FieldSchema, values: unknown, path: FieldPath): FieldPath {
  const field = findSchemaAt(schema, values, path);
  if (path.length === 0 || (field !== undefined && field.const === undefined)) return path;
  return findFieldPath(schema, values, path.slice(0, -1));
}
