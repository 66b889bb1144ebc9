import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getValue } from '#content/fields/schema-parts.ts';
import { splitFrontmatter } from '#content/source/frontmatter.ts';
import { applyChanges, formatFile } from '#editor/writer/change-file.ts';
import { fileArbitrary, listSpots, textArbitrary } from './random-files.ts';
import type { Spot } from './random-files.ts';

const seed = 20_261_124;
/** The nightly run sets FUZZ_RUNS=5000. */
const runCount = Number(process.env['FUZZ_RUNS'] ?? 20);

function parseValues(path: string, text: string): unknown {
  return splitFrontmatter({ path, text }).values;
}

function listItems(path: string, text: string, list: Spot['path']): unknown[] {
  const items = getValue(parseValues(path, text), list);
  return Array.isArray(items) ? items : [];
}

const pickSpot = (...kinds: Spot['kind'][]) =>
  fileArbitrary.chain((file) => {
    const spots = listSpots(file.path, file.formattedText).filter(
      ({ kind, itemCount }) => kinds.includes(kind) && (kind === 'text' || itemCount > 0),
    );
    return spots.length === 0
      ? fc.constant(undefined)
      : fc.record({ file: fc.constant(file), spot: fc.constantFrom(...spots) });
  });

test('formatting a file preserves its values and comments', () => {
  fc.assert(
    fc.property(fileArbitrary, ({ path, typedText, formattedText }) => {
      expect(parseValues(path, formattedText)).toEqual(parseValues(path, typedText));
      const findComments = (text: string) =>
        text.match(/# (?:Checked|- not an item|as it was).*$/gm)?.toSorted();
      expect(findComments(formattedText)).toEqual(findComments(typedText));
      expect(formatFile({ path, text: formattedText })).toBe(formattedText);
    }),
    { seed, numRuns: runCount },
  );
}, 1_800_000);

test('an edit changes only the bytes of its value, and parses to the edited text', () => {
  fc.assert(
    fc.property(pickSpot('text'), textArbitrary, (picked, newText) => {
      fc.pre(picked !== undefined);
      const { file, spot } = picked;
      const change = { location: { file: file.path, path: spot.path }, value: newText };
      const after = applyChanges({ path: file.path, text: file.text }, [change]);
      const convertLineEndings = (text: string) => (file.isWindows ? text.replaceAll('\n', '\r\n') : text);
      const bytesBefore = convertLineEndings(file.formattedText.slice(0, spot.from));
      // The comment after a value stays on the value's first line.
      const comment = /^[^\n]*/.exec(file.formattedText.slice(spot.to))?.[0] ?? '';
      const bytesAfter = convertLineEndings(file.formattedText.slice(spot.to + comment.length).trimStart());
      expect(after.slice(0, bytesBefore.length)).toBe(bytesBefore);
      expect(after.endsWith(bytesAfter)).toBe(true);
      expect(after.slice(bytesBefore.length)).toContain(comment);
      expect(String(getValue(parseValues(file.path, after), spot.path)).replace(/\n+$/, '')).toBe(newText);
    }),
    { seed, numRuns: runCount * 2 },
  );
}, 1_800_000);

test('moving a list item moves its lines, and moving it back restores the file', () => {
  fc.assert(
    fc.property(pickSpot('list of strings', 'list of groups'), fc.nat(20), fc.nat(20), (picked, a, b) => {
      fc.pre(picked !== undefined && picked.file.formattedText[picked.spot.from] !== '[');
      const { path, text } = picked.file;
      const location = { file: path, path: picked.spot.path };
      const [first, second] = [a % picked.spot.itemCount, b % picked.spot.itemCount];
      const move = (currentText: string, from: number, to: number) => {
        const items = listItems(path, currentText, location.path);
        const value = items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
        return applyChanges({ path, text: currentText }, [{ location, value }]);
      };
      const after = move(text, first, second);
      expect(after.split('\n').toSorted()).toEqual(text.split('\n').toSorted());
      expect(move(after, second, first)).toBe(text);
    }),
    { seed, numRuns: runCount },
  );
}, 1_800_000);

test('an added list item parses to the added text, and removing it restores the file', () => {
  fc.assert(
    fc.property(pickSpot('list of strings'), fc.nat(20), textArbitrary, (picked, position, newItem) => {
      fc.pre(picked !== undefined);
      const { path, text } = picked.file;
      const location = { file: path, path: picked.spot.path };
      const index = position % (picked.spot.itemCount + 1);
      const items = listItems(path, text, location.path);
      const after = applyChanges({ path, text }, [{ location, value: items.toSpliced(index, 0, newItem) }]);
      expect(String(getValue(parseValues(path, after), [...location.path, index])).replace(/\n+$/, '')).toBe(
        newItem,
      );
      const itemsWithoutNew = listItems(path, after, location.path).toSpliced(index, 1);
      expect(applyChanges({ path, text: after }, [{ location, value: itemsWithoutNew }])).toBe(text);
    }),
    { seed, numRuns: runCount },
  );
}, 1_800_000);
