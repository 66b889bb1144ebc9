import { parseDocument, visit } from 'yaml';
import type { Document, YAMLError } from 'yaml';
import type { Diagnostic } from '../report/diagnostic.ts';
import { findClosingFence } from '../source/frontmatter.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { toSpan } from '../source/positions.ts';
import { createError } from './diagnosis.ts';
import { yamlMistakes } from './yaml-mistakes.ts';
import type { YamlMistake } from './yaml-mistakes.ts';

/** The maximum number of problems reported in one file, because finding each one parses the file several times. */
const maxProblems = 5;
/** The maximum number of matching lines tried for each mistake. */
const maxCandidateLines = 10;
/** The number of lines, from the error on, that are parsed with a correction. */
const lookaheadLines = 10;

/** The parser's first error or warning; `lineIndex` is the 0-based index of its line. */
type FirstError = { error: YAMLError; lineIndex: number };

/**
 * Explains YAML errors for authors. The parser often reports an error far from the mistake, so corrections of common mistakes are
 * tried. The mistake whose correction gets the parser past the error is reported. If the correction changes only that value, the
 * lines below are checked, too.
 */
export function explainYamlErrors({ file, text }: Frontmatter): Diagnostic[] {
  const allLines = text.split('\n');
  let lines: readonly string[] | undefined = allLines.slice(0, findClosingFence(allLines));
  const problems: Diagnostic[] = [];
  while (lines !== undefined && problems.length < maxProblems) {
    const firstError = findFirstError(parse(lines), lines);
    if (firstError === undefined) break;
    const { lineIndex, column, length, message, correctedLines } = explain(firstError, lines);
    problems.push(createError(file, { line: lineIndex + 1, column }, length, message));
    lines = correctedLines;
  }
  return problems;
}

function parse(lines: readonly string[]): Document {
  return parseDocument(lines.join('\n'), { prettyErrors: false, logLevel: 'silent' });
}

function findFirstError({ errors, warnings }: Document, lines: readonly string[]): FirstError | undefined {
  const [error] = [...errors, ...warnings].toSorted((a, b) => a.pos[0] - b.pos[0]);
  return error && { error, lineIndex: toSpan(lines.join('\n'), error.pos[0], 0).line - 1 };
}

/** An explained error; without `correctedLines`, the lines below it can't be checked. */
type ExplainedError = {
  lineIndex: number;
  column: number;
  length: number;
  message: string;
  correctedLines?: readonly string[];
};

/** Explains an error with the first entry of `yamlMistakes` that matches it. The last entry matches any line below the opening fence. */
function explain(firstError: FirstError, lines: readonly string[]): ExplainedError {
  for (const mistake of yamlMistakes) {
    const explainedError = matchMistake(mistake, firstError, lines);
    if (explainedError !== undefined) return explainedError;
  }
  return { lineIndex: firstError.lineIndex, column: 1, length: 1, message: firstError.error.message };
}

function matchMistake(
  mistake: YamlMistake,
  { error, lineIndex: errorIndex }: FirstError,
  lines: readonly string[],
): ExplainedError | undefined {
  const { code, lines: selectLines = () => [errorIndex], pattern, correct, message, isLocal } = mistake;
  if (code !== undefined && code !== error.code) return undefined;
  const matches = selectLines(errorIndex).flatMap((lineIndex) => {
    // The first line is the opening fence.
    const match = lineIndex > 0 ? pattern.exec(lines[lineIndex] ?? '') : null;
    return match === null ? [] : [{ lineIndex, match }];
  });
  let partialCorrection: ExplainedError | undefined;
  for (const { lineIndex, match } of matches.slice(0, maxCandidateLines)) {
    const groups = match.groups ?? {};
    const [from, to] = match.indices?.groups?.['mark'] ?? [0, match[0].length];
    const explanation = typeof message === 'string' ? message : message(groups);
    const located = { lineIndex, column: from + 1, length: Math.max(1, to - from), message: explanation };
    if (correct === undefined) return located;
    for (const line of correct(groups, lines.slice(0, lineIndex))) {
      const correctedLines = lines.with(lineIndex, line);
      const result = tryCorrection(correctedLines, lineIndex, errorIndex);
      const explainedError = { ...located, ...(isLocal && { correctedLines }) };
      if (result === 'complete') return explainedError;
      if (result === 'partial') partialCorrection ??= explainedError;
    }
  }
  return partialCorrection;
}

/**
 * Tries a correction of one line. It is partial if the parser gets past the error but finds another one near it, and invalid if
 * the error remains, or the parser reads the changed line as part of the value above it.
 */
function tryCorrection(
  allLines: readonly string[],
  lineIndex: number,
  errorIndex: number,
): 'complete' | 'partial' | 'invalid' {
  const lines = allLines.slice(0, errorIndex + lookaheadLines);
  const document = parse(lines);
  const nextError = findFirstError(document, lines);
  if (nextError !== undefined && nextError.lineIndex <= errorIndex) return 'invalid';
  const result = nextError === undefined ? 'complete' : 'partial';
  if (lines[lineIndex] === '') return result;
  const lineStart = lines.slice(0, lineIndex).join('\n').length + 1;
  let continuesValue = false;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      const [from, to] = range ?? [0, 0];
      if (type === 'PLAIN' && from < lineStart && to > lineStart) continuesValue = true;
    },
  });
  return continuesValue ? 'invalid' : result;
}
