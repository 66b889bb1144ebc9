import type { LineCounter, YAMLError } from 'yaml';
import type { Diagnostic } from '../report/diagnostic.ts';
import { createError } from './diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';
import { yamlMistakes } from './yaml-mistakes.ts';
import type { YamlMistake } from './yaml-mistakes.ts';

/**
 * Explains YAML errors for authors. One structural error causes parser errors on the lines below it, so only the first is
 * reported.
 */
export function explainYamlErrors(
  errors: YAMLError[],
  file: string,
  lines: string[],
  lineCounter: LineCounter,
): Diagnostic[] {
  const structuralError = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const cutoff = structuralError?.pos[0] ?? Infinity;
  const reportedErrors = errors.filter(
    (error) => error === structuralError || (error.code === 'DUPLICATE_KEY' && error.pos[0] < cutoff),
  );
  const explainedErrors = reportedErrors.map((error) => explain(error, file, lines, lineCounter));
  return excludeLostHyphens(explainedErrors, lines).map(({ problem }) => problem);
}

type ExplainedError = { problem: Diagnostic; lostHyphen: boolean };

/** A missing hyphen causes a duplicate-key error for every field of its item; only the first is reported. */
function excludeLostHyphens(explainedErrors: ExplainedError[], lines: string[]): ExplainedError[] {
  return explainedErrors.filter(({ problem: { line, column } }, index) => {
    const hyphenProblem = explainedErrors.slice(0, index).findLast(({ lostHyphen }) => lostHyphen)?.problem;
    if (hyphenProblem === undefined || hyphenProblem.column !== column) return true;
    const linesBetween = lines.slice(hyphenProblem.line, line - 1);
    return linesBetween.some((other) => other.trim() !== '' && other.search(/[^\s]/) < column - 1);
  });
}

function explain(error: YAMLError, file: string, lines: string[], lineCounter: LineCounter): ExplainedError {
  const start = lineCounter.linePos(error.pos[0]);
  const end = lineCounter.linePos(error.pos[1]);
  const errorLine = start.line;
  const restLength =
    start.line === end.line ? end.col - start.col : (lines[errorLine - 1] ?? '').length - start.col + 1;
  const diagnosis = diagnose(error, lines, errorLine, start.col);
  const {
    message,
    line = errorLine,
    column = start.col,
    lostHyphen = false,
  } = diagnosis ?? { message: error.message };
  const length = Math.max(1, diagnosis?.length ?? restLength);
  return { problem: createError(file, { line, column }, length, message), lostHyphen };
}

/** The first mistake that matches; the last in the list always does. */
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
