import { isPageCollection } from '../collections.ts';
import type { AnyEntry } from '../entry.ts';
import { isAside } from '../frontmatter/asides.ts';
import type { Problem } from '../problems/problem.ts';
import { unwritten } from './unwritten.ts';

/**
 * What "npm run new" leaves for the author must be gone when the page is no draft any more. Other files can't be
 * drafts, and may wait until a page shows them: a build refuses the words on a page.
 */
export function checkUnfinished({ collection, data, file, frontmatter }: AnyEntry): Problem[] {
  if ('draft' in data && data.draft) return [];
  if (!frontmatter.text.includes(unwritten)) return [];
  const places = frontmatter.text.split('\n').flatMap((text, index) => {
    const isShown = index >= frontmatter.bodyLineOffset || !isAside(text);
    const column = isShown ? text.indexOf(unwritten) + 1 : 0;
    return column > 0 ? [{ line: index + 1, column, length: unwritten.length }] : [];
  });
  const [mark] = places;
  if (mark === undefined) return [];
  const more = places.length - 1;
  const others = more === 0 ? '' : ` The same on ${more} more ${more === 1 ? 'line' : 'lines'} of this file.`;
  const place = { file, line: mark.line, column: mark.column, mark };
  const message = 'Words are still to be filled in here. Write them';
  return isPageCollection(collection)
    ? [{ ...place, message: `${message}, or keep "draft: true".${others}`, severity: 'error' }]
    : [{ ...place, message: `${message}: no page may show them.${others}`, severity: 'warning' }];
}
