import { isPageCollection } from './collections.ts';
import type { AnyEntry } from './entry.ts';
import type { Problem } from './problem.ts';
import { unwritten } from './unwritten.ts';

/** What "npm run new" leaves for the author must be gone when the page is no draft any more. */
export function checkUnfinished({ collection, data, file, frontmatter }: AnyEntry): Problem[] {
  if (!isPageCollection(collection) || ('draft' in data && data.draft)) return [];
  if (!frontmatter.text.includes(unwritten)) return [];
  const places = frontmatter.text.split('\n').flatMap((text, index) => {
    const column =
      text.startsWith('#') && index < frontmatter.bodyLineOffset ? 0 : text.indexOf(unwritten) + 1;
    return column > 0 ? [{ line: index + 1, column, length: unwritten.length }] : [];
  });
  const [mark] = places;
  if (mark === undefined) return [];
  const others = places.length === 1 ? '' : ` The same on ${places.length - 1} more lines of this file.`;
  const message = `Words are still to be filled in here. Write them, or keep "draft: true".${others}`;
  return [{ file, line: mark.line, column: mark.column, mark, message, severity: 'error' }];
}
