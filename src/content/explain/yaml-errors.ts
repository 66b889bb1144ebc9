import type { YAMLError } from 'yaml';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { toSpan } from '../source/positions.ts';
import { createError } from './diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';
import { yamlMistakes } from './yaml-mistakes.ts';
import type { YamlMistake } from './yaml-mistakes.ts';

/**
 * Explains YAML errors for authors. One structural error causes parser errors on the lines below it, so only the first one
 * and the duplicate keys above it are reported.
 */
export function explainYamlErrors({ document, file, text }: Frontmatter): Diagnostic[] {
  const errors = [...document.errors, ...document.warnings];
  const lines = text.split('\n');
  const structuralError = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const cutoff = structuralError?.pos[0] ?? Infinity;
  const reportedErrors = errors.filter(
    (error) => error === structuralError || (error.code === 'DUPLICATE_KEY' && error.pos[0] < cutoff),
  );
  const explainedErrors = reportedErrors.map((error) => explain(error, file, text, lines));
  return dropRepeatedKeyErrors(explainedErrors, lines).map(({ problem }) => problem);
}

type ExplainedError = { problem: Diagnostic; mayLackHyphen: boolean };

/** A missing hyphen causes a duplicate-key error for every field of its item. Drops all but the first. */
function dropRepeatedKeyErrors(explainedErrors: ExplainedError[], lines: string[]): ExplainedError[] {
  return explainedErrors.filter(({ problem: { line, column } }, index) => {
    const hyphenProblem = explainedErrors
      .slice(0, index)
      .findLast(({ mayLackHyphen }) => mayLackHyphen)?.problem;
    if (hyphenProblem === undefined || hyphenProblem.column !== column) return true;
    const linesBetween = lines.slice(hyphenProblem.line, line - 1);
    return linesBetween.some((other) => other.trim() !== '' && other.search(/[^\s]/) < column - 1);
  });
}

function explain(error: YAMLError, file: string, text: string, lines: string[]): ExplainedError {
  const [from, to] = error.pos;
  const start = toSpan(text, from, 0);
  const [firstLine = ''] = text.slice(from, to).split('\n', 1);
  const diagnosis = diagnose(error, lines, start.line, start.column);
  const {
    message,
    line = start.line,
    column = start.column,
    mayLackHyphen = false,
  } = diagnosis ?? { message: error.message };
  const length = Math.max(1, diagnosis?.length ?? firstLine.length);
  return { problem: createError(file, { line, column }, length, message), mayLackHyphen };
}

/** Returns the diagnosis of the first mistake that matches; the last in the list always does. */
function diagnose(
  error: YAMLError,
  lines: string[],
  errorLine: number,
  column: number,
): Diagnosis | undefined {
  for (const mistake of yamlMistakes) {
    if (mistake.codes?.includes(error.code) === false) continue;
    const diagnosis =
      'find' in mistake
        ? mistake.find(lines, errorLine, column)
        : matchLine(mistake, lines[errorLine - 1] ?? '');
    if (diagnosis !== undefined) return diagnosis;
  }
  return undefined;
}

function matchLine(
  { line: pattern, message }: Extract<YamlMistake, { line: RegExp }>,
  line: string,
): Diagnosis | undefined {
  const match = pattern.exec(line);
  if (match === null) return undefined;
  const text = typeof message === 'string' ? message : message(match.groups ?? {});
  const [from, to] = match.indices?.groups?.['mark'] ?? [];
  return from === undefined || to === undefined
    ? { message: text }
    : { message: text, column: from + 1, length: to - from };
}
