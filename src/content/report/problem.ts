/** A position in a file, from 1; columns count UTF-16 code units. */
export type Position = { line: number; column: number };

/** A range within one line. */
export type Span = Position & { length: number };

/**
 * A diagnostic for authors: what is wrong and how to fix it, located at the value, or at the name of a field that is unknown
 * or empty.
 */
export type Problem = Position & {
  /** Path from the project root, such as `content/pages/about.md`. */
  file: string;
  /** The id of the rule; undefined for parse and schema errors. */
  rule?: string;
  /** Dropped when one of these rules reports the same range. */
  unless?: readonly string[];
  /** The field that the message is about; undefined for the file or its body. */
  field?: string;
  /** One or two plain sentences: what is wrong and what to do. */
  message: string;
  /** Errors stop the build; warnings don't. */
  severity: 'error' | 'warning';
  /** The day (YYYY-MM-DD) on which this warning becomes an error. */
  upcoming?: string;
  /** The range to underline. */
  mark?: Span;
  /** The underlying cause, such as a missing file. Problems with the same cause are merged. */
  cause?: string;
  /** The field is missing. */
  missing?: true;
  /** The fact without a translation in the file's language. */
  untranslated?: string;
  /** The main problem of its cause, which explains the fix. */
  isMain?: true;
  /** Other files that must be changed as well, such as translations. */
  alsoIn?: string[];
  /** The problem is in a value that `usedBy` inherits from a defaults file. */
  defaults?: { file: string; usedBy: string };
};

/** The problems that stop the build. */
export function errorsOf(problems: Problem[]): Problem[] {
  return problems.filter((problem) => problem.severity === 'error');
}

/** Sorts by file, line and column. */
export function inReadingOrder(problems: Problem[]): Problem[] {
  return problems.toSorted((a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Reports a problem of a defaults file once, not for every file that inherits it. While the defaults file has errors of its
 * own, inherited ones are dropped.
 */
export function reportDefaultsOnce(problems: Problem[]): Problem[] {
  const own = problems.filter(({ defaults }) => defaults === undefined);
  const broken = new Set(errorsOf(own).map(({ file }) => file));
  const reported = new Set(own.map(problemKey));
  const following = problems.filter(({ defaults }) => defaults !== undefined && !broken.has(defaults.file));
  const groups = Map.groupBy(
    following.filter((problem) => !reported.has(problemKey(problem))),
    problemKey,
  );
  return [...own, ...[...groups.values()].flatMap(withUsers)];
}

/** Key of a problem at one place; its message may differ between files. */
function problemKey({ file, line, column, field, rule, message }: Problem): string {
  return [file, line, column, field, rule ?? message].join('\n');
}

/** Drops problems that another problem explains. */
export function withoutRepeats(problems: Problem[]): Problem[] {
  const at = ({ file, line, mark }: Problem) => [file, mark?.line ?? line, mark?.column].join(':');
  const spoken = new Set(problems.map((problem) => `${problem.rule} ${at(problem)}`));
  return problems.filter((problem) => !problem.unless?.some((rule) => spoken.has(`${rule} ${at(problem)}`)));
}

function withUsers([first, ...others]: Problem[]): Problem[] {
  if (first?.defaults === undefined) return [];
  const { file, usedBy } = first.defaults;
  if (first.file !== file) return [first, ...others];
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const message = `${first.message} So it is in ${usedBy}${more}, where this is used.`;
  return [{ ...first, message }];
}

const placesNamed = 3;

/** File and line, and the column if the line has several places. */
function placeAmong({ file, line, column }: Problem, places: Problem[]): string {
  const onLine = places.filter((other) => other.file === file && other.line === line);
  return onLine.length > 1 ? `${file}:${line}:${column}` : `${file}:${line}`;
}

/**
 * Merges problems with the same cause: a missing file that sixty others reference is reported at the first place with a list
 * of the others.
 */
export function mergeCauses(problems: Problem[]): Problem[] {
  const causes = new Map<string, { first: Problem; others: Problem[] }>();
  const single: Problem[] = [];
  for (const problem of inReadingOrder(problems)) {
    const known = problem.cause === undefined ? undefined : causes.get(problem.cause);
    if (problem.cause === undefined) single.push(problem);
    else if (known === undefined) causes.set(problem.cause, { first: problem, others: [] });
    else if (problem.isMain)
      causes.set(problem.cause, { first: problem, others: [known.first, ...known.others] });
    else known.others.push(problem);
  }
  const merged = [...causes.values()].map(({ first, others }) =>
    others.length === 0
      ? first
      : {
          ...first,
          severity: others.some(({ severity }) => severity === 'error') ? 'error' : first.severity,
          message: `${first.message}${first.isMain ? '\n  ' : ' '}${otherPlaces(first, others)}`,
        },
  );
  return inReadingOrder([...single, ...merged]);
}

function otherPlaces(first: Problem, others: Problem[]): string {
  const places = others.length === 1 ? 'place' : 'places';
  const count = first.isMain
    ? `It is still named in ${others.length} ${places}`
    : `The same in ${others.length} other ${places}`;
  const named = others.slice(0, placesNamed).map((other) => placeAmong(other, [first, ...others]));
  return `${count}: ${named.join(', ')}${others.length > placesNamed ? ' and so on' : ''}.`;
}
