import { expect, test } from 'vitest';
import { lineOf, loadEdited, replaced } from '../edited-content.ts';

const broward = 'content/counties/broward.md';
const line = lineOf(broward, '    - Hollywood');

function joined(from: string, to: string, file = broward): string[] {
  return loadEdited({ [file]: replaced(file, from, to) })
    .problems.filter(({ message }) => message.startsWith('This line becomes part'))
    .map(
      ({ file: at, line: row, column, severity, message }) => `${at}:${row}:${column} ${severity} ${message}`,
    );
}

test('a name in a list without its hyphen is an error', () => {
  expect(joined('    - Hollywood', '      Hollywood')).toEqual([
    `${broward}:${line}:7 error This line becomes part of the item above ("Fort Lauderdale"). If it’s a separate item, start it with a hyphen.`,
  ]);
});

test('a sentence without its hyphen is a warning, unless the line above is full', () => {
  const miami = 'content/counties/miami-dade.md';
  const text = '    - Owners who live abroad and learn of the case late.';
  const [short] = joined(text, '    - Owners who live abroad.\n      They learn of the case.', miami);
  expect(short).toContain('warning This line becomes part of the item above ("Owners who live abroad.").');
  const full = `${text.replace('.', ' from a letter, from a neighbor,')}\n      or from nobody at all.`;
  expect(joined(text, full, miami)).toEqual([]);
});
