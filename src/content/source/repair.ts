import { curlyQuoted, hardSpaceAt, oddCharacter, runningTextLines } from '../explain/text-faults.ts';
import type { SourceFile } from './content-files.ts';
import { closingFence } from './frontmatter.ts';

/** One line as it was and as it is now; `note` names a change that can't be seen. */
type Change = { line: number; before?: string; after?: string; note?: string };

type Fixed = { text: string; changes: Change[] };

/**
 * Mends what Windows and Word leave behind: byte-order mark, line ends, curly quotes around a value,
 * non-breaking spaces in the indentation and after colons, invisible characters. Every other character
 * stays as it is. A file that is no UTF-8 is not for this: its text has lost characters already.
 */
export function fixText({ text }: SourceFile): Fixed {
  const changes: Change[] = [];
  const plain = text.replace(/^\uFEFF/, '');
  if (plain !== text) changes.push({ line: 1, note: 'byte-order mark taken away' });
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
  const mended = head.map((line, index) => (running.has(index) ? line : fixLine(line)));
  for (const [index, after] of mended.entries()) {
    const before = head[index] ?? '';
    if (after !== before) changes.push({ line: index + 1, before, after });
  }
  const whole = [...mended, ...lines.slice(head.length)].map((line, index) => {
    const visibleOnly = line.replaceAll(wordsLineBreak, ' ').replaceAll(everyOddCharacter, '');
    if (visibleOnly !== line) changes.push({ line: index + 1, note: 'invisible characters taken away' });
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
