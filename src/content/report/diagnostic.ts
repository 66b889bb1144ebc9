/** A 1-based position in a file; columns count UTF-16 code units. */
export type Position = { line: number; column: number };

/** A range within one line. */
export type Span = Position & { length: number };

/** Errors stop the build; warnings don't. */
export type Severity = 'error' | 'warning';

/** A diagnostic's location: a value, the name of an unknown or empty field, or the parent of a missing one. The length is 0 for a whole file. */
export type SourceLocation = Span & {
  /** Path from the project root, such as `content/pages/about.md`. */
  file: string;
  /** The field that the message is about; undefined for the file or its body. */
  field?: string | undefined;
  /** Set if the value is in a defaults file; `usedBy` is the file that inherits it. */
  defaults?: { file: string; usedBy: string };
};

/** A problem in a content file. */
export type Diagnostic = SourceLocation & {
  /** The ID of the rule or, for parse and schema errors, of the step that found it. */
  rule: string;
  severity: Severity;
  /** One or two plain sentences: what is wrong and what to do. */
  message: string;
  /** The underlying cause, such as a missing file. Diagnostics with the same cause are merged. */
  cause?: string;
  /** The main diagnostic for its cause; it explains the fix. */
  isMain?: true;
  /** The location is the parent of `field`, which is missing. */
  isFieldMissing?: true;
  /** The quoted name that has no translation in the file's language. */
  untranslated?: string;
  /** Other files that must be changed as well, such as translations. */
  alsoIn?: string[];
  /** The day (YYYY-MM-DD) on which this warning becomes an error. */
  upcoming?: string;
};

/** A problem with a value; its location is added later. */
export type Explanation = Pick<Diagnostic, 'message' | 'cause'> & { severity?: Severity };

/** A problem in a range of text. */
export type TextDiagnostic = Explanation & { index: number; length: number };

/** Selects the problems that stop the build. */
export function selectErrors(problems: Diagnostic[]): Diagnostic[] {
  return problems.filter((problem) => problem.severity === 'error');
}

/** Sorts by file, line and column. */
export function sortByPosition(problems: Diagnostic[]): Diagnostic[] {
  return problems.toSorted((a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Returns whether two diagnostics have a character in common. */
function doSpansOverlap(a: Diagnostic, b: Diagnostic): boolean {
  return isOnSameLine(a, b) && a.column < b.column + b.length && b.column < a.column + a.length;
}

export function isOnSameLine(a: Diagnostic, b: Diagnostic): boolean {
  return a.file === b.file && a.line === b.line;
}

/** Returns the diagnostics of a later phase, except those at the place of an error from an earlier phase, which explains them. */
export function excludeConsequences(
  later: Diagnostic[],
  earlier: Diagnostic[],
  isSamePlace = doSpansOverlap,
): Diagnostic[] {
  const errors = Map.groupBy(selectErrors(earlier), ({ file }) => file);
  return later.filter(
    (problem) => errors.get(problem.file)?.some((error) => isSamePlace(error, problem)) !== true,
  );
}

/**
 * Reports a problem in a defaults file once, not for every file that inherits it. If the defaults file has errors of its
 * own, inherited ones are dropped.
 */
export function reportDefaultsOnce(problems: Diagnostic[]): Diagnostic[] {
  const ownProblems = problems.filter(({ defaults }) => defaults === undefined);
  const filesWithErrors = new Set(selectErrors(ownProblems).map(({ file }) => file));
  const reportedKeys = new Set(ownProblems.map(createPlaceKey));
  const inheritedProblems = problems.filter(
    ({ defaults }) => defaults !== undefined && !filesWithErrors.has(defaults.file),
  );
  const groups = Map.groupBy(
    inheritedProblems.filter((problem) => !reportedKeys.has(createPlaceKey(problem))),
    createPlaceKey,
  );
  return [...ownProblems, ...[...groups.values()].flatMap(mergeUsers)];
}

/** Creates a key for problems at the same location, whose messages may differ between files. */
function createPlaceKey({ file, line, column, field, rule }: Diagnostic): string {
  return [file, line, column, field, rule].join('\n');
}

function mergeUsers([first, ...otherProblems]: Diagnostic[]): Diagnostic[] {
  if (first?.defaults === undefined) return [];
  const { file, usedBy } = first.defaults;
  if (first.file !== file) return [first, ...otherProblems];
  const more = otherProblems.length === 0 ? '' : ` and ${otherProblems.length} more`;
  const message = `${first.message} Used in ${usedBy}${more}.`;
  return [{ ...first, message }];
}

/**
 * Merges problems with the same cause: a missing file that sixty others reference is reported at the first reference with a list
 * of the others.
 */
export function mergeCauses(problems: Diagnostic[]): Diagnostic[] {
  const groups = Map.groupBy(sortByPosition(problems), (problem) => problem.cause ?? problem);
  return sortByPosition([...groups.values()].flatMap(mergeGroup));
}

function mergeGroup(group: Diagnostic[]): Diagnostic[] {
  const first = group.find(({ isMain }) => isMain) ?? group[0];
  const otherProblems = group.filter((problem) => problem !== first);
  if (first === undefined || otherProblems.length === 0) return group;
  const severity = selectErrors(group).length > 0 ? 'error' : first.severity;
  return [
    {
      ...first,
      severity,
      message: `${first.message}${first.isMain ? '\n  ' : ' '}${formatOtherPlaces(first, otherProblems)}`,
    },
  ];
}

const maxListedPlaces = 3;

function formatOtherPlaces(first: Diagnostic, otherProblems: Diagnostic[]): string {
  const places = otherProblems.length === 1 ? 'place' : 'places';
  const count = first.isMain
    ? `It is still referenced in ${otherProblems.length} ${places}`
    : `Also in ${otherProblems.length} other ${places}`;
  const listedPlaces = otherProblems
    .slice(0, maxListedPlaces)
    .map((other) => formatPlaceAmong(other, [first, ...otherProblems]));
  return `${count}: ${listedPlaces.join(', ')}${otherProblems.length > maxListedPlaces ? ' and so on' : ''}.`;
}

/** Formats file and line, and the column if several problems are on the line. */
function formatPlaceAmong(problem: Diagnostic, places: Diagnostic[]): string {
  const { file, line, column } = problem;
  const placesOnLine = places.filter((other) => isOnSameLine(other, problem));
  return placesOnLine.length > 1 ? `${file}:${line}:${column}` : `${file}:${line}`;
}
