import { expect, test } from 'vitest';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { loadEdited } from '../../edited-content.ts';
import { brokenFiles } from './broken-files.ts';

/** The mistake, the position, the marked text and the message. */
function line(
  mistake: string,
  text: string,
  { line: at, column, length, field, message }: Diagnostic,
): string {
  const source = text.split('\n')[at - 1] ?? '';
  const marked = source.slice(column - 1, column - 1 + length);
  return `${mistake}\n  ${at}:${column}  ${marked}\n  ${[field, message].filter(Boolean).join('  ')}\n`;
}

test('each mistake causes exactly one problem, as in expected.txt', async () => {
  expect(brokenFiles.length).toBeGreaterThanOrEqual(80);
  const lines = brokenFiles.map(({ mistake, file, text }) => {
    const { problems } = loadEdited({ [file]: text });
    const [first] = problems;
    expect(
      problems.map(({ message }) => message),
      mistake,
    ).toHaveLength(1);
    return first === undefined ? mistake : line(mistake, text, first);
  });
  await expect(lines.join('\n')).toMatchFileSnapshot('expected.txt');
}, 120_000);
