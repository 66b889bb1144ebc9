import { collections } from '../collections.ts';
import type { CollectionName } from '../collections.ts';
import type { Problem } from '../problems/problem.ts';
import { closingFence, isFence } from './fences.ts';
import type { Frontmatter } from './read-frontmatter.ts';

const anyField = /^[a-z][A-Za-z]*:(?:\s|$)/;
/** The text of nearly every file begins with words: it is not looked at any closer. */
const mayBeSplit = /^\s*(?:---\s+)?[a-z][A-Za-z]*:\s/;

/**
 * Fields that stand below the line that closes them: the line came too early, or all of them stand twice.
 * A text may begin with "Note: …", so that only names of the collection’s fields count.
 */
export function splitFields(
  { file, text, body }: Frontmatter,
  collection: CollectionName,
): Problem | undefined {
  if (!mayBeSplit.test(body)) return undefined;
  const lines = text.split('\n');
  const closing = closingFence(lines);
  const at = (index: number, message: string): Problem => ({
    file,
    line: index + 1,
    column: 1,
    message,
    severity: 'error',
    mark: { line: index + 1, column: 1, length: (lines[index] ?? '').length },
  });
  const first = lines.findIndex((line, index) => index > closing && line.trim() !== '' && !isFence(line));
  const next = lines[first] ?? '';
  if (first < 0 || !anyField.test(next) || !(nameOf(next) in collections[collection].schema.shape))
    return undefined;
  const name = nameOf(next);
  const again = lines.findIndex((line, index) => index > first && isFence(line));
  const above = lines.slice(0, closing).some((line) => line.startsWith(`${name}:`));
  if (above && again > 0)
    return at(first, 'The fields stand twice. Delete one of the two blocks, with its line ---.');
  if (again > 0)
    return at(closing, 'This line closes the fields too early: more of them stand below it. Delete it.');
  return at(
    first,
    `"${name}" looks like a field, but stands below the line that closes them. Move it above the ---.`,
  );
}

function nameOf(line: string): string {
  return line.slice(0, line.indexOf(':'));
}
