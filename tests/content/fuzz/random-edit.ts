import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { parse } from 'yaml';

const scraps: string[] = parse(readFileSync(new URL('scraps.yaml', import.meta.url), 'utf8'));

export type Edit =
  | { kind: 'insert'; position: number; scrap: string }
  | { kind: 'cut'; position: number; length: number }
  | { kind: 'duplicate line' | 'remove line' | 'indent' | 'outdent'; position: number }
  | { kind: 'replace value'; position: number; scrap: string }
  | { kind: 'swap lines'; position: number; otherPosition: number }
  | { kind: 'truncate'; position: number };

const position = fc.integer({ min: 0, max: 1_000_000 });
const scrap = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...scraps) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);

export const editsArbitrary: fc.Arbitrary<Edit[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('insert' as const), position, scrap }),
    fc.record({ kind: fc.constant('cut' as const), position, length: fc.integer({ min: 1, max: 40 }) }),
    fc.record({
      kind: fc.constantFrom(
        'duplicate line' as const,
        'remove line' as const,
        'indent' as const,
        'outdent' as const,
      ),
      position,
    }),
    fc.record({ kind: fc.constant('replace value' as const), position, scrap }),
    fc.record({ kind: fc.constant('swap lines' as const), position, otherPosition: position }),
    fc.record({ kind: fc.constant('truncate' as const), position }),
  ),
  { minLength: 1, maxLength: 3 },
);

export function applyEdits(text: string, list: Edit[]): string {
  return list.reduce(applyEdit, text);
}

function applyEdit(text: string, edit: Edit): string {
  const offset = edit.position % (text.length + 1);
  if (edit.kind === 'insert') return text.slice(0, offset) + edit.scrap + text.slice(offset);
  if (edit.kind === 'cut') return text.slice(0, offset) + text.slice(offset + edit.length);
  if (edit.kind === 'truncate') return text.slice(0, offset);
  const lines = text.split('\n');
  const index = edit.position % lines.length;
  const line = lines[index] ?? '';
  switch (edit.kind) {
    case 'duplicate line':
      return lines.toSpliced(index, 0, line).join('\n');
    case 'remove line':
      return lines.toSpliced(index, 1).join('\n');
    case 'indent':
      return lines.with(index, `  ${line}`).join('\n');
    case 'outdent':
      return lines.with(index, line.replace(/^ {1,2}/, '')).join('\n');
    case 'replace value':
      return lines
        .with(
          index,
          line.replace(/^(\s*(?:- )?[\w-]+:).*$/, (_all, key: string) => `${key} ${edit.scrap}`),
        )
        .join('\n');
    case 'swap lines': {
      const other = edit.otherPosition % lines.length;
      return lines
        .with(index, lines[other] ?? '')
        .with(other, line)
        .join('\n');
    }
  }
}
