import type { LineCounter, YAMLError } from 'yaml';
import type { Diagnostic } from '../report/diagnostic.ts';
import { linesAboveFields } from '../source/frontmatter.ts';
import { createError } from './diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';
import { yamlMistakes } from './yaml-mistakes.ts';
import type { YamlMistake } from './yaml-mistakes.ts';

/**
 * Explains YAML errors in plain words. One structural error causes parser errors on the lines below it, so only the first is
 * reported.
 */
export function explainYamlErrors(
  errors: YAMLError[],
  file: string,
  lines: string[],
  lineCounter: LineCounter,
): Diagnostic[] {
  const structural = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const reach = structural?.pos[0] ?? Infinity;
  const reported = errors.filter(
    (error) => error === structural || (error.code === 'DUPLICATE_KEY' && error.pos[0] < reach),
  );
  const explained = reported.map((error) => explain(error, file, lines, lineCounter));
  return excludeLostHyphens(explained, lines).map(({ problem }) => problem);
}

type Explained = { problem: Diagnostic; lostHyphen: boolean };

/** A missing hyphen causes a duplicate-key error for every field of its item; only the first is reported. */
function excludeLostHyphens(explained: Explained[], lines: string[]): Explained[] {
  return explained.filter(({ problem: { line, column } }, index) => {
    const above = explained.slice(0, index).findLast(({ lostHyphen }) => lostHyphen)?.problem;
    if (above === undefined || above.column !== column) return true;
    const between = lines.slice(above.line, line - 1);
    return between.some((other) => other.trim() !== '' && other.search(/[^\s]/) < column - 1);
  });
}

function explain(error: YAMLError, file: string, lines: string[], lineCounter: LineCounter): Explained {
  const start = lineCounter.linePos(error.pos[0]);
  const end = lineCounter.linePos(error.pos[1]);
  const at = start.line + linesAboveFields;
  const rest = start.line === end.line ? end.col - start.col : (lines[at - 1] ?? '').length - start.col + 1;
  const diagnosis = diagnose(error, lines, at, start.col);
  const {
    message,
    line = at,
    column = start.col,
    lostHyphen = false,
  } = diagnosis ?? { message: error.message };
  const length = Math.max(1, diagnosis?.length ?? rest);
  return { problem: createError(file, { line, column }, length, message), lostHyphen };
}

/** The first mistake that matches; the last in the list always does. */
function diagnose(error: YAMLError, lines: string[], at: number, column: number): Diagnosis | undefined {
  for (const mistake of yamlMistakes) {
    if (mistake.codes?.includes(error.code) === false) continue;
    const diagnosis =
      'find' in mistake ? mistake.find(lines, at, column) : matchLine(mistake, lines[at - 1] ?? '');
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
  const says = typeof message === 'string' ? message : message(match.groups ?? {});
  const [from, to] = match.indices?.groups?.['mark'] ?? [];
  return from === undefined || to === undefined
    ? { message: says }
    : { message: says, column: from + 1, length: to - from };
}
