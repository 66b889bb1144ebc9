import type { LineCounter, YAMLError } from 'yaml';
import type { Problem } from '../report/problem.ts';
import { linesAboveFields } from '../source/frontmatter.ts';
import { asMeant } from './diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';
import {
  dashForHyphen,
  duplicateKey,
  headingInText,
  notBelow,
  itemOfNoList,
  textNotIndented,
  tightHyphen,
  tooFarRight,
  unevenText,
  wrongIndentation,
} from './yaml-lines.ts';
import {
  backslash,
  forbiddenStart,
  hyphenBehindColon,
  neverClosed,
  tabBefore,
  unquotedFact,
  wordsBehindQuote,
} from './yaml-values.ts';

/**
 * The faults of a file's YAML in words for people who never heard of YAML. One fault makes the parser
 * stumble over the lines below it as well, so of those that break the structure only the first is reported.
 */
export function explainYamlErrors(
  faults: YAMLError[],
  file: string,
  lines: string[],
  lineCounter: LineCounter,
): Problem[] {
  const structural = faults.find(({ code }) => code !== 'DUPLICATE_KEY');
  const reach = structural?.pos[0] ?? Infinity;
  const reported = faults.filter(
    (fault) => fault === structural || (fault.code === 'DUPLICATE_KEY' && fault.pos[0] < reach),
  );
  const explained = reported.map((fault) => explain(fault, file, lines, lineCounter));
  return withoutLostHyphens(explained, lines).map(({ problem }) => problem);
}

type Explained = { problem: Problem; lostHyphen: boolean };

/** Where a hyphen is lost, every field of its item is given twice: the first one says it all. */
function withoutLostHyphens(explained: Explained[], lines: string[]): Explained[] {
  return explained.filter(({ problem: { line, column } }, index) => {
    const above = explained.slice(0, index).findLast(({ lostHyphen }) => lostHyphen)?.problem;
    if (above === undefined || above.column !== column) return true;
    const between = lines.slice(above.line, line - 1);
    return between.some((other) => other.trim() !== '' && other.search(/[^\s]/) < column - 1);
  });
}

function explain(fault: YAMLError, file: string, lines: string[], lineCounter: LineCounter): Explained {
  const start = lineCounter.linePos(fault.pos[0]);
  const end = lineCounter.linePos(fault.pos[1]);
  const at = start.line + linesAboveFields;
  const text = lines[at - 1] ?? '';
  const found = diagnose(fault, lines, at, start.col);
  const line = found.line ?? at;
  const column = found.column ?? start.col;
  const rest = start.line === end.line ? end.col - start.col : text.length - start.col + 1;
  const length = Math.max(1, found.length ?? rest);
  return {
    problem: {
      file,
      line,
      column,
      message: found.message,
      severity: 'error',
      mark: { line, column, length },
    },
    lostHyphen: found.lostHyphen === true,
  };
}

/** Order matters: what the author typed says more than the parser's code for it. */
function diagnose(fault: YAMLError, lines: string[], at: number, column: number): Diagnosis {
  const line = lines[at - 1] ?? '';
  return (
    tabBefore(fault, line) ??
    dashForHyphen(line) ??
    unquotedFact(line) ??
    neverClosed(fault, lines, at) ??
    tightHyphen(lines, at) ??
    headingInText(lines, at) ??
    textNotIndented(lines, at) ??
    unevenText(lines, at) ??
    backslash(fault) ??
    hyphenBehindColon(line) ??
    forbiddenStart(fault, line) ??
    byCode(fault, lines, at, column)
  );
}

function byCode(fault: YAMLError, lines: string[], at: number, column: number): Diagnosis {
  const line = lines[at - 1] ?? '';
  switch (fault.code) {
    case 'DUPLICATE_KEY':
      return duplicateKey(lines, at, column);
    case 'MISSING_CHAR':
      if (/[[\]{}]/.test(line))
        return { message: 'A character is missing here: most often a closing ] or }, or a comma.' };
      return /:(\s|$)/.test(line) ? wrongIndentation(line) : colonInText(line);
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return notBelow(lines, at) ?? tooFarRight(lines, at) ?? itemOfNoList(line) ?? colonInText(line);
    case 'BAD_SCALAR_START':
      return { message: 'A value can’t start with this character. Put the whole value in quotes.' };
    case 'BAD_INDENT':
    case 'BAD_COLLECTION_TYPE':
      return wrongIndentation(line);
    default:
      return unexpected(line);
  }
}

/** `title: Served: what now` reads as two fields; quotes make it one text again. */
function colonInText(line: string): Diagnosis {
  // No field's name begins with a capital: such an item is a text from its first word on.
  const value = (/^\s*- ([A-Z].*)$/.exec(line) ?? /^\s*(?:- )?[\w-]+:\s+(.+)$/.exec(line))?.[1];
  if (value === undefined) {
    return {
      column: Math.max(1, line.search(/\S/) + 1),
      length: line.trim().length,
      message: 'This line is not a field: it needs a name, a colon, a space and a value, such as "title: …".',
    };
  }
  return {
    column: line.length - value.length + 1,
    length: value.length,
    message: `This text contains a colon. Put the text in quotes: ${asMeant(value)}.`,
  };
}

function unexpected(line: string): Diagnosis {
  const single = /^\s*(?:- )?(?:[\w-]+:\s+)?'(.*\w'\w.*?)'?\s*$/.exec(line)?.[1];
  if (single !== undefined) {
    return { message: `The apostrophe within ends this text. Put double quotes around it: "${single}".` };
  }
  if (/\]\s*\S/.test(line))
    return { message: 'There is text after the closing ]. Put the whole value in quotes.' };
  const quoted = wordsBehindQuote(line);
  if (quoted !== undefined) return quoted;
  if (!/:(\s|$)/.test(line) && !/^\s*-/.test(line)) return colonInText(line);
  return {
    message:
      'This line can’t be read. Put its value in quotes, and compare its spaces and colons with a line that is right.',
  };
}
