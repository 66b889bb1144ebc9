import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getValue } from '#content/fields/schema-parts.ts';
import { splitFrontmatter } from '#content/source/frontmatter.ts';
import { AuthorError } from '#editor/author-error.ts';
import { applyChanges, formatFile } from '#editor/writer/change-file.ts';
import { anyFile, listSpots, typedWords } from './random-files.ts';
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
    const spots = listSpots(file.path, file.plain).filter(
      ({ kind, items }) => kinds.includes(kind) && (kind === 'text' || items > 0),
    );
    return spots.length === 0
      ? fc.constant(undefined)
      : fc.record({ file: fc.constant(file), spot: fc.constantFrom(...spots) });
  });

test('formatting a file keeps its values and comments', () => {
  fc.assert(
    fc.property(anyFile, ({ path, typed, plain }) => {
      expect(parseValues(path, plain)).toEqual(parseValues(path, typed));
      const comments = (text: string) => text.match(/# (?:Checked|- not an item|as it was).*$/gm)?.toSorted();
      expect(comments(plain)).toEqual(comments(typed));
      expect(formatFile({ path, text: plain })).toBe(plain);
    }),
    { seed, numRuns: runs },
  );
}, 1_800_000);

test('an edit changes only the bytes of its value, and reads back as typed', () => {
  fc.assert(
    fc.property(pickSpot('text'), typedWords, (found, words) => {
      fc.pre(found !== undefined);
      const { file, spot } = found;
      const change = { place: { file: file.path, path: spot.path }, value: words };
      const after = applyChanges({ path: file.path, text: file.text }, [change]);
      const ending = (text: string) => (file.isWindows ? text.replaceAll('\n', '\r\n') : text);
      const before = ending(file.plain.slice(0, spot.from));
      // The comment after a value stays on the value's first line.
      const comment = /^[^\n]*/.exec(file.plain.slice(spot.to))?.[0] ?? '';
      const rest = ending(file.plain.slice(spot.to + comment.length).trimStart());
      expect(after.slice(0, before.length)).toBe(before);
      expect(after.endsWith(rest)).toBe(true);
      expect(after.slice(before.length)).toContain(comment);
      expect(String(getValue(parseValues(file.path, after), spot.path)).replace(/\n+$/, '')).toBe(words);
    }),
    { seed, numRuns: runs * 2 },
  );
}, 1_800_000);

test('moving a list item moves its lines, and moving it back restores the file', () => {
  fc.assert(
    fc.property(pickSpot('list of words', 'list of groups'), fc.nat(20), fc.nat(20), (found, a, b) => {
      fc.pre(found !== undefined && found.file.plain[found.spot.from] !== '[');
      const { path, text } = found.file;
      const place = { file: path, path: found.spot.path };
      const { items } = found.spot;
      const move = (of: string, from: number, to: number) => {
        const values = listItems(path, of, place.path);
        const moved = values.toSpliced(from, 1).toSpliced(to, 0, values[from]);
        return applyChanges({ path, text: of }, [{ place, value: moved }]);
      };
      const after = move(text, a % items, b % items);
      expect(after.split('\n').toSorted()).toEqual(text.split('\n').toSorted());
      expect(move(after, b % items, a % items)).toBe(text);
    }),
    { seed, numRuns: runs },
  );
}, 1_800_000);

test('an added list item reads back as typed, and removing it restores the file', () => {
  fc.assert(
    fc.property(pickSpot('list of words'), fc.nat(20), typedWords, (found, position, add) => {
      fc.pre(found !== undefined);
      const { path, text } = found.file;
      const place = { file: path, path: found.spot.path };
      const at = position % (found.spot.items + 1);
      const before = listItems(path, text, place.path);
      const after = applyChanges({ path, text }, [{ place, value: before.toSpliced(at, 0, add) }]);
      expect(String(getValue(parseValues(path, after), [...place.path, at])).replace(/\n+$/, '')).toBe(add);
      const again = listItems(path, after, place.path).toSpliced(at, 1);
      expect(applyChanges({ path, text: after }, [{ place, value: again }])).toBe(text);
    }),
    { seed, numRuns: runs },
  );
}, 1_800_000);

test('removing a field and adding it again restores the values', () => {
  let done = 0;
  fc.assert(
    fc.property(pickSpot('text'), (found) => {
      fc.pre(found !== undefined && typeof found.spot.path.at(-1) === 'string');
      const { file, spot } = found;
      const place = { file: file.path, path: spot.path };
      const values = parseValues(file.path, file.text);
      let without = '';
      try {
        without = applyChanges({ path: file.path, text: file.text }, [{ place, value: '' }]);
      } catch (error) {
        if (error instanceof AuthorError) return;
        throw error;
      }
      expect(getValue(parseValues(file.path, without), spot.path)).toBe(undefined);
      const words = String(getValue(values, spot.path)).replace(/\n+$/, '');
      const again = applyChanges({ path: file.path, text: without }, [{ place, value: words }]);
      const trimLineBreaks = (value: unknown) =>
        JSON.parse(JSON.stringify(value).replaceAll(/(?:\\n)+"/g, '"'));
      expect(isDeepStrictEqual(trimLineBreaks(parseValues(file.path, again)), trimLineBreaks(values))).toBe(
        true,
      );
      done += 1;
    }),
    { seed, numRuns: runs },
  );
  expect(done).toBeGreaterThan(runs / 4);
}, 1_800_000);

test('editing the body keeps the frontmatter', () => {
  fc.assert(
    fc.property(anyFile, typedWords, ({ path, text }, words) => {
      const after = applyChanges({ path, text }, [
        { place: { file: path, path: [], body: true }, value: words },
      ]);
      const { body } = splitFrontmatter({ path, text });
      const fields = text.length - (text.includes('\r') ? body.replaceAll('\n', '\r\n') : body).length;
      expect(after.slice(0, fields)).toBe(text.slice(0, fields));
      expect(splitFrontmatter({ path, text: after }).body.trim()).toBe(words.trim());
    }),
    { seed, numRuns: runs },
  );
}, 1_800_000);
