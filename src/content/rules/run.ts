import type { Problem } from '../report/problem.ts';
import { fieldName, positionInField, positionInText, problemAt } from '../source/positions.ts';
import type { At, Report, Rule } from './rule.ts';

/**
 * Runs rules over one subject and resolves positions. `unless` works in any order of the rules. `earlier` are problems found
 * before, which count for `unless` as well.
 */
export function runRules<Subject, Context>(
  rules: readonly Rule<Subject, Context>[],
  subject: Subject,
  context: Context,
  earlier: readonly Problem[] = [],
): Problem[] {
  const spoken = rules
    .filter(({ unless }) => unless !== 'any-error')
    .map((rule) => ({ rule, reports: [...rule.run(subject, context)] }));
  const filesOf = (id: string) =>
    new Set(spoken.find(({ rule }) => rule.id === id)?.reports.map(({ at }) => fileOf(at)));
  const problems = spoken.flatMap(({ rule, reports }) => {
    const passedOver = reports.length === 0 ? [] : idsIn(rule.unless).map(filesOf);
    return reports
      .filter(({ at }) => !passedOver.some((files) => files.has(fileOf(at))))
      .map((report) => problemOf(report, rule));
  });
  if ([...earlier, ...problems].some(({ severity }) => severity === 'error')) return problems;
  const last = rules.filter(({ unless }) => unless === 'any-error');
  return [
    ...problems,
    ...last.flatMap((rule) => [...rule.run(subject, context)].map((report) => problemOf(report, rule))),
  ];
}

function idsIn(unless: Rule<never>['unless']): readonly string[] {
  return unless === undefined || unless === 'any-error' ? [] : unless;
}

function fileOf(at: At): string {
  return 'entry' in at ? at.entry.file : at.file;
}

/** Converts a report to a problem with its position. */
export function problemOf(
  { at, message, severity, field, cause, isMain, alsoIn }: Report,
  rule: { id?: string; severity: Problem['severity'] },
): Problem {
  const place = placeOf(at);
  const name = field ?? ('path' in at ? fieldName(at.path) : '');
  return {
    ...place,
    ...(name !== '' && { field: name }),
    message,
    severity: severity ?? rule.severity,
    ...(rule.id !== undefined && { rule: rule.id }),
    ...(cause !== undefined && { cause }),
    ...(isMain && { isMain }),
    ...(alsoIn && { alsoIn }),
  };
}

function placeOf(at: At): Omit<Problem, 'message' | 'severity'> {
  if ('path' in at) {
    const { severity: _, ...place } = problemAt(at.entry.frontmatter, at.path, at.on);
    return at.words === undefined
      ? place
      : { ...place, ...positionInField(at.entry.frontmatter, at.path, at.words, at.occurrence) };
  }
  if ('range' in at) {
    const [from, to] = at.range;
    return { file: at.entry.file, ...positionInText(at.entry.frontmatter.text, from, to - from) };
  }
  const { file, line = 1, column = 1, length } = at;
  return { file, line, column, ...(length !== undefined && { mark: { line, column, length } }) };
}
