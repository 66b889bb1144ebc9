import { isMap, isScalar } from 'yaml';
import type { Node, Pair } from 'yaml';
import type { FieldPath } from '#content/source/positions.ts';
import { Refusal } from '../refusal.ts';
import { findSpot, lastLineEnd, lineStart, stretchOf } from './file-text.ts';
import type { FileText, Splice } from './file-text.ts';

/** Takes a field out, with the groups that it leaves empty. */
export function fieldRemoved(file: FileText, path: FieldPath): { path: FieldPath; splices: Splice[] } {
  const { way, missing } = findSpot(file, path);
  if (missing.length > 0) return { path, splices: [] };
  const group = way.at(-2);
  if (!isMap<Node, Node | null>(group)) throw new Refusal('This can’t be left out.');
  if (group.items.length === 1 && path.length > 1 && typeof path.at(-2) === 'string')
    return fieldRemoved(file, path.slice(0, -1));
  const index = group.items.findIndex(
    ({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)),
  );
  const [pair, next] = group.items.slice(index, index + 2);
  if (pair === undefined) return { path, splices: [] };
  const from = stretchOf(file, pair.key).from;
  if (group.flow === true) {
    const before = group.items[index - 1];
    const stretch = next
      ? { from, to: stretchOf(file, next.key).from }
      : { from: before ? stretchOf(file, before.value ?? before.key).to : from, to: pairEnd(file, pair) };
    return { path, splices: [{ ...stretch, by: '' }] };
  }
  const end = lastLineEnd(file, pair);
  const start = lineStart(file, from);
  // Behind a hyphen, the next field takes its place.
  const isBehindHyphen = file.text.slice(start, from).trim() !== '';
  const following = end + (/^\n\s*/.exec(file.text.slice(end))?.[0].length ?? 0);
  const stretch = isBehindHyphen ? { from, to: following } : { from: start, to: end + 1 };
  return { path, splices: [{ ...stretch, by: '' }] };
}

function pairEnd(file: FileText, { key, value }: Pair<Node, Node | null>): number {
  return stretchOf(file, value ?? key).to;
}
