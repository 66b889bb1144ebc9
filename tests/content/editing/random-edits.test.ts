import fc from 'fast-check';
import { isScalar, parseDocument, visit } from 'yaml';
import type { Scalar } from 'yaml';
import { expect, test } from 'vitest';
import { splitFrontmatter } from '../../../src/content/source/frontmatter.ts';
import type { FieldPath } from '../../../src/content/source/places.ts';
import { valueAt } from '../../../src/content/fields/walk.ts';
import { changedText } from '../../../src/editing/writer/change-file.ts';
import { realFiles } from '../edited-content.ts';

/** A few in each run of the tests; `EDITS=20000` for a night. */
const numRuns = Number(process.env['EDITS'] ?? 250);

type Spot = { path: FieldPath; from: number; to: number; type: Scalar.Type };

/** Every text of a file's fields, and where it stands in the file. */
function textSpots(file: string, text: string): Spot[] {
  const { head } = splitFrontmatter({ path: file, text });
  const offset = text.indexOf(head);
  const spots: Spot[] = [];
  const document = parseDocument(head);
  visit(document, {
    Scalar(key, node, way) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const path = way.flatMap((each, index): FieldPath => {
        const next = way[index + 1] ?? node;
        if (each === null || typeof each !== 'object') return [];
        if ('key' in each && isScalar(each.key)) return [String(each.key.value)];
        return 'items' in each && !('key' in next) ? [each.items.findIndex((item) => item === next)] : [];
      });
      spots.push({
        path,
        from: offset + node.range[0],
        to: offset + node.range[1],
        type: node.type as Scalar.Type,
      });
    },
  });
  return spots;
}

const spotsOf = new Map([...realFiles].map(([file, text]) => [file, textSpots(file, text)]));

/** Words as people type and paste them, and what YAML takes for something else. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'the court',
        'Fee: $500',
        '#5',
        ' # not a remark',
        '- item',
        'yes',
        'true',
        '0042',
        '12',
        '10:00',
        '2026-01-31',
        '{{attorney-name}}',
        '[a]',
        '{b}',
        '"quoted"',
        "it's",
        "'",
        '"',
        '\\',
        '|',
        '>',
        '&',
        '*x*',
        '!',
        '%',
        '@',
        '`',
        '?',
        ': ',
        ':',
        ',',
        '~',
        'null',
        '---',
        '...',
        'Frist läuft ab',
        'строк',
        '“Word”',
        '—',
        '\n',
        '\n\n',
        '\n  ',
        '\n- ',
        ' ',
        '  ',
        '\t',
      ),
      fc.string({ maxLength: 12 }),
      fc.string({ maxLength: 8, unit: 'binary' }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join('').replace(/\n+$/, ''))
  .filter((text) => text.trim() !== '' && text.isWellFormed() && !/[\r\uFEFF]/.test(text));

test('an edit changes the bytes of its value alone, and reads back as typed', () => {
  const anywhere = fc
    .constantFrom(...[...spotsOf].filter(([, spots]) => spots.length > 0))
    .chain(([file, spots]) => fc.record({ file: fc.constant(file), spot: fc.constantFrom(...spots) }));
  fc.assert(
    fc.property(anywhere, words, fc.boolean(), ({ file, spot }, typed, crlf) => {
      const plain = realFiles.get(file) ?? '';
      const ending = (text: string) => (crlf ? text.replaceAll('\n', '\r\n') : text);
      const place = { file, path: spot.path };
      const after = changedText({ path: file, text: ending(plain) }, [{ place, words: typed }]);
      expect(after.startsWith(ending(plain.slice(0, spot.from)))).toBe(true);
      const rest = ending(plain.slice(spot.to).replace(/^\n/, ''));
      expect(after.endsWith(rest)).toBe(true);
      const read = valueAt(splitFrontmatter({ path: file, text: after }).values, spot.path);
      expect(String(read).replace(/\n+$/, '')).toBe(typed);
    }),
    { numRuns },
  );
});
