import type { SourceFile } from './content-files.ts';
import { closingFence } from './frontmatter.ts';

/**
 * Characters that come from a wrong encoding, and invisible ones that nobody means
 * to type. A byte-order mark at the very start of a file is a matter of its own.
 */
export const oddCharacter =
  /(?![\t\n\r])\p{Cc}|\u034F|\u17B4|\u17B5|[\u180B-\u180F]|[\u00AD\u061C\u115F\u1160\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;

/** Lines (from 0) of texts that a | or > opens: what stands in them is text, whatever it looks like. */
export function runningTextLines(lines: string[]): Set<number> {
  const running = new Set<number>();
  let indent = -1;
  for (const [index, line] of lines.entries()) {
    const depth = line.search(/[^ ]/);
    if (indent >= 0 && (depth < 0 || depth > indent)) running.add(index);
    else indent = /(?::|-) +[|>][-+0-9]*\s*$/.test(line) ? depth : -1;
  }
  return running;
}

/** The value of a line that stands whole between curly quotes. */
export function curlyQuoted(line: string): string | undefined {
  const found = /:\s+([“”„«‘’].*[“”»‘’])\s*$/.exec(line) ?? /^\s*-\s+([“”„«‘’].*[“”»‘’])\s*$/.exec(line);
  return severalQuotes.test(found?.[1] ?? '') ? undefined : found?.[1];
}

/** In “Probate” and “Trust” the first and the last sign are no pair; the apostrophe of a word closes nothing. */
const severalQuotes =
  /^(?:[“”][^“”]*”|„[^„“”]*[“”]|«[^«»]*»|[‘’](?:[^‘’]|(?<=\p{L})’(?=\p{L}))*’).*[“”„«‘].*[“”»‘’]$/u;

/**
 * Where a non-breaking space stands in place of a plain one: in the indentation, or after a colon or hyphen.
 */
export function hardSpaceAt(line: string): number | undefined {
  const found = /^ *(?:- +)*(\u00A0)|^ *-(\u00A0)|^[\w\s-]+: *(\u00A0)/d.exec(line);
  return (found?.indices?.[1] ?? found?.indices?.[2] ?? found?.indices?.[3])?.[0];
}

/** One line as it was and as it is now; `note` names a change that can't be seen. */
type Change = { line: number; before?: string; after?: string; note?: string };

type Fixed = { text: string; changes: Change[] };

/**
 * Fixes what Windows and Word leave behind: byte-order mark, line ends, curly quotes around a value,
 * non-breaking spaces in the indentation and after colons, invisible characters. Every other character
 * stays as it is. A file that is no UTF-8 is not for this: its text has lost characters already.
 */
export function fixText({ text }: SourceFile): Fixed {
  const changes: Change[] = [];
  const plain = text.replace(/^\uFEFF/, '');
  if (plain !== text) changes.push({ line: 1, note: 'byte-order mark removed' });
  const foreignEnds = plain.match(/\r\n?/g)?.length ?? 0;
  if (foreignEnds > 0) {
    changes.push({
      line: 1,
      note: `Windows line ends replaced on ${foreignEnds} ${foreignEnds === 1 ? 'line' : 'lines'}`,
    });
  }
  const lines = plain.replaceAll(/\r\n?/g, '\n').split('\n');
  const end = closingFence(lines);
  const head = lines.slice(0, end < 0 ? 0 : end);
  const running = runningTextLines(head);
  const fixed = head.map((line, index) => (running.has(index) ? line : fixLine(line)));
  for (const [index, after] of fixed.entries()) {
    const before = head[index] ?? '';
    if (after !== before) changes.push({ line: index + 1, before, after });
  }
  const whole = [...fixed, ...lines.slice(head.length)].map((line, index) => {
    const visibleOnly = line.replaceAll(wordsLineBreak, ' ').replaceAll(everyOddCharacter, '');
    if (visibleOnly !== line) changes.push({ line: index + 1, note: 'invisible characters removed' });
    return visibleOnly;
  });
  return { text: whole.join('\n'), changes };
}

/** Word's line break within a paragraph parts two words. */
const wordsLineBreak = /[\v\f]/g;

const everyOddCharacter = new RegExp(oddCharacter, 'gu');

function fixLine(line: string): string {
  let fixed = line;
  for (let at = hardSpaceAt(fixed); at !== undefined; at = hardSpaceAt(fixed)) {
    fixed = `${fixed.slice(0, at)} ${fixed.slice(at + 1)}`;
  }
  const quoted = curlyQuoted(fixed);
  if (quoted === undefined) return fixed;
  const at = fixed.lastIndexOf(quoted);
  return fixed.slice(0, at) + straight(quoted.slice(1, -1)) + fixed.slice(at + quoted.length);
}

/** The value in straight quotes; quotes inside it are kept as they are, whatever their kind. */
function straight(value: string): string {
  if (!/["\\]/.test(value)) return `"${value}"`;
  return value.includes("'") ? `"${value.replace(/["\\]/g, '\\$&')}"` : `'${value}'`;
}

/** The changes of one file as a reader can follow them; characters that can't be seen are shown as ␣. */
export function describeFix(file: string, changes: Change[]): string {
  const lines = changes.flatMap(({ line, before, after, note }) =>
    note === undefined
      ? [`  ${line} - ${visible(before ?? '')}`, `  ${line} + ${after ?? ''}`]
      : [`  ${line}   ${note}`],
  );
  return [file, ...lines].join('\n');
}

function visible(line: string): string {
  return line.replaceAll('\u00A0', '␣');
}
