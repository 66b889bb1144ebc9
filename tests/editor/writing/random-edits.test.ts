import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getValue } from '#content/fields/schema-parts.ts';
import { splitFrontmatter } from '#content/source/frontmatter.ts';
import { AuthorError } from '#editor/author-error.ts';
import { applyChanges, formatFile } from '#editor/writer/change-file.ts';
import { anyFile, listSpots, arbitraryText } from './random-files.ts';
import type { Spot } from './random-files.ts';

const seed = 20_261_124;
/** The nightly run sets FUZZ_RUNS=5000. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 40);

function parseValues(path: string, text: string): unknown {
  return splitFrontmatter({ path, text }).values;
}

function listItems(path: string, text: string, list: Spot['path']): unknown[] {
  const items = getValue(parseValues(path, text), list);
  return Array.isArray(items) ? items : [];
}

const pickSpot = (...kinds: Spot['kind'][]) =>
  anyFile.chain((file) => {
    const spots = listSpots(file.path, file.formatted).filter(
      ({ kind, items }) => kinds.includes(kind) && (kind === 'text' || items > 0),
    );
    return spots.length === 0
      ? fc.constant(undefined)
      : fc.record({ file: fc.constant(file), spot: fc.constantFrom(...spots) });
  });

test('formatting a file preserves its values and comments', () => {
  fc.assert(
    fc.property(anyFile, ({ path, typed, formatted: plain }) => {
      expect(parseValues(path, plain)).toEqual(parseValues(path, typed));
      const comments = (text: string) => text.match(/# (?:Checked|- not an item|as it was).*$/gm)?.toSorted();
      expect(comments(plain)).toEqual(comments(typed));
      expect(formatFile({ path, text: plain })).toBe(plain);
    }),
    { seed, numRuns: runs },
  );
}, 1_800_000);

test('an edit changes only the bytes of its value, and parses to the edited text', () => {
  fc.assert(
    fc.property(pickSpot('text'), arbitraryText, (picked, newText) => {
      fc.pre(picked !== undefined);
      const { file, spot } = picked;
      const change = { place: { file: file.path, path: spot.path }, value: newText };
      const after = applyChanges({ path: file.path, text: file.text }, [change]);
      const convertLineEndings = (text: string) => (file.isWindows ? text.replaceAll('\n', '\r\n') : text);
      const bytesBefore = convertLineEndings(file.formatted.slice(0, spot.from));
      // The comment after a value stays on the value's first line.
      const comment = /^[^\n]*/.exec(file.formatted.slice(spot.to))?.[0] ?? '';
      const bytesAfter = convertLineEndings(file.formatted.slice(spot.to + comment.length).trimStart());
      expect(after.slice(0, bytesBefore.length)).toBe(bytesBefore);
      expect(after.endsWith(bytesAfter)).toBe(true);
      expect(after.slice(bytesBefore.length)).toContain(comment);
      expect(String(getValue(parseValues(file.path, after), spot.path)).replace(/\n+$/, '')).toBe(newText);
    }),
    { seed, numRuns: runs * 2 },
  );
}, 1_800_000);

test('moving a list item moves its lines, and moving it back restores the file', () => {
  fc.assert(
    fc.property(pickSpot('list of texts', 'list of groups'), fc.nat(20), fc.nat(20), (picked, a, b) => {
      fc.pre(picked !== undefined && picked.file.formatted[picked.spot.from] !== '[');
      const { path, text } = picked.file;
      const place = { file: path, path: picked.spot.path };
      const { items } = picked.spot;
      const move = (currentText: string, from: number, to: number) => {
        const values = listItems(path, currentText, place.path);
        const moved = values.toSpliced(from, 1).toSpliced(to, 0, values[from]);
        return applyChanges({ path, text: currentText }, [{ place, value: moved }]);
      };
      const after = move(text, a % items, b % items);
      expect(after.split('\n').toSorted()).toEqual(text.split('\n').toSorted());
      expect(move(after, b % items, a % items)).toBe(text);
    }),
    { seed, numRuns: runs },
  );
}, 1_800_000);

test('an added list item parses to the added text, and removing it restores the file', () => {
  fc.assert(
    fc.property(pickSpot('list of texts'), fc.nat(20), arbitraryText, (picked, position, newItem) => {
      fc.pre(picked !== undefined);
      const { path, text } = picked.file;
      const place = { file: path, path: picked.spot.path };
      const index = position % (picked.spot.items + 1);
      const bytesBefore = listItems(path, text, place.path);
      const after = applyChanges({ path, text }, [
        { place, value: bytesBefore.toSpliced(index, 0, newItem) },
      ]);
      expect(String(getValue(parseValues(path, after), [...place.path, index])).replace(/\n+$/, '')).toBe(
        newItem,
      );
      const removed = listItems(path, after, place.path).toSpliced(index, 1);
      expect(applyChanges({ path, text: after }, [{ place, value: removed }])).toBe(text);
    }),
    { seed, numRuns: runs },
  );
}, 1_800_000);

test('removing and re-adding a field restores the values', () => {
  let restoredCount = 0;
  fc.assert(
    fc.property(pickSpot('text'), (picked) => {
      fc.pre(picked !== undefined && typeof picked.spot.path.at(-1) === 'string');
      const { file, spot } = picked;
      const place = { file: file.path, path: spot.path };
      const values = parseValues(file.path, file.text);
      let withoutField = '';
      try {
        withoutField = applyChanges({ path: file.path, text: file.text }, [{ place, value: '' }]);
      } catch (error) {
        if (error instanceof AuthorError) return;
        throw error;
      }
      expect(getValue(parseValues(file.path, withoutField), spot.path)).toBe(undefined);
      const newText = String(getValue(values, spot.path)).replace(/\n+$/, '');
      const removed = applyChanges({ path: file.path, text: withoutField }, [{ place, value: newText }]);
      const trimLineBreaks = (value: unknown) =>
        JSON.parse(JSON.stringify(value).replaceAll(/(?:\\n)+"/g, '"'));
      expect(isDeepStrictEqual(trimLineBreaks(parseValues(file.path, removed)), trimLineBreaks(values))).toBe(
        true,
      );
      restoredCount += 1;
    }),
    { seed, numRuns: runs },
  );
  expect(restoredCount).toBeGreaterThan(runs / 4);
}, 1_800_000);

test('editing the body preserves the frontmatter', () => {
  fc.assert(
    fc.property(anyFile, arbitraryText, ({ path, text }, newText) => {
      const after = applyChanges({ path, text }, [
        { place: { file: path, path: [], body: true }, value: newText },
      ]);
      const { body } = splitFrontmatter({ path, text });
      const fields = text.length - (text.includes('\r') ? body.replaceAll('\n', '\r\n') : body).length;
      expect(after.slice(0, fields)).toBe(text.slice(0, fields));
      expect(splitFrontmatter({ path, text: after }).body.trim()).toBe(newText.trim());
    }),
    { seed, numRuns: runs },
  );
}, 1_800_000);
