/** Where something stands in a file, counted from 1; columns count UTF-16 code units. */
export type Position = { line: number; column: number };

/** A stretch of one line. */
export type Span = Position & { length: number };

/**
 * Something an author must fix: what is wrong, how to put it right, and where it stands: at the value, or at the name
 * of a field that is unknown or has no value.
 */
export type Problem = Position & {
  /** Path from the project's root, such as `content/pages/about.md`. */
  file: string;
  /** The id of the rule that found it; absent where the file can't be read or its fields don't hold to their schema. */
  rule?: string;
  /** It says nothing new where one of these rules speaks of the same words. */
  unless?: readonly string[];
  /** The field the sentence speaks of; absent when it speaks of the file or of the body. */
  field?: string;
  /** One plain sentence or two: what is wrong and what to do. */
  message: string;
  /** Errors stop the build; warnings are shown and do not. */
  severity: 'error' | 'warning';
  /** The day (YYYY-MM-DD) on which this warning becomes an error. */
  upcoming?: string;
  /** What to underline. */
  mark?: Span;
  /** The one fault behind it, such as a missing file. Problems of one cause are reported once. */
  cause?: string;
  /** Nothing stands where the field belongs. */
  missing?: true;
  /** The fact whose words in the language of this file are still to be written. */
  untranslated?: string;
  /** Of the problems of one cause, this one says what to do, wherever the others stand. */
  leads?: true;
  /** Other files that have to be changed with it, such as the translations of words that changed. */
  alsoIn?: string[];
  /** It hangs on what `usedBy` takes from a file of defaults. */
  defaults?: { file: string; usedBy: string };
};

/** Those that stop the build. */
export function errorsOf(problems: Problem[]): Problem[] {
  return problems.filter((problem) => problem.severity === 'error');
}

/** By file, line and column. */
export function inReadingOrder(problems: Problem[]): Problem[] {
  return problems.toSorted((a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * What many files take from their defaults is reported once. While the defaults have errors of their own,
 * nothing is reported of the files that follow from them.
 */
export function reportDefaultsOnce(problems: Problem[]): Problem[] {
  const own = problems.filter(({ defaults }) => defaults === undefined);
  const broken = new Set(errorsOf(own).map(({ file }) => file));
  const reported = new Set(own.map(sameness));
  const following = problems.filter(({ defaults }) => defaults !== undefined && !broken.has(defaults.file));
  const groups = Map.groupBy(
    following.filter((problem) => !reported.has(sameness(problem))),
    sameness,
  );
  return [...own, ...[...groups.values()].flatMap(withUsers)];
}

/** One problem of one place: a rule may count there in other words for each file. */
function sameness({ file, line, column, field, rule, message }: Problem): string {
  return [file, line, column, field, rule ?? message].join('\n');
}

/** Without those that say nothing new. */
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

/** File and line, and the column where the line has several places. */
function placeAmong({ file, line, column }: Problem, places: Problem[]): string {
  const onLine = places.filter((other) => other.file === file && other.line === line);
  return onLine.length > 1 ? `${file}:${line}:${column}` : `${file}:${line}`;
}

/** One missing file that sixty others name is one problem: the first place, and where the others are. */
export function mergeCauses(problems: Problem[]): Problem[] {
  const causes = new Map<string, { first: Problem; others: Problem[] }>();
  const single: Problem[] = [];
  for (const problem of inReadingOrder(problems)) {
    const known = problem.cause === undefined ? undefined : causes.get(problem.cause);
    if (problem.cause === undefined) single.push(problem);
    else if (known === undefined) causes.set(problem.cause, { first: problem, others: [] });
    else if (problem.leads)
      causes.set(problem.cause, { first: problem, others: [known.first, ...known.others] });
    else known.others.push(problem);
  }
  const merged = [...causes.values()].map(({ first, others }) =>
    others.length === 0
      ? first
      : {
          ...first,
          severity: others.some(({ severity }) => severity === 'error') ? 'error' : first.severity,
          message: `${first.message}${first.leads ? '\n  ' : ' '}${otherPlaces(first, others)}`,
        },
  );
  return inReadingOrder([...single, ...merged]);
}

function otherPlaces(first: Problem, others: Problem[]): string {
  const places = others.length === 1 ? 'place' : 'places';
  const count = first.leads
    ? `It is still named in ${others.length} ${places}`
    : `The same in ${others.length} other ${places}`;
  const named = others.slice(0, placesNamed).map((other) => placeAmong(other, [first, ...others]));
  return `${count}: ${named.join(', ')}${others.length > placesNamed ? ' and so on' : ''}.`;
}
