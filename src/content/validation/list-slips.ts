import { isScalar } from 'yaml';
import type { Frontmatter } from '../frontmatter/read-frontmatter.ts';
import { fieldName, problemAt } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';
import type { FieldPath } from './walk-schema.ts';

/** A list whose first item has no hyphen, or none that counts: the parser makes one text of all of it. */
export function listInOneText(frontmatter: Frontmatter, path: FieldPath): Problem | undefined {
  const node = frontmatter.document.getIn(path, true);
  const value = isScalar(node) && typeof node.value === 'string' ? node.value : '';
  const place = problemAt(frontmatter, path, 'value');
  const line = place.mark?.line ?? place.line;
  const typed = (frontmatter.text.split('\n')[line - 1] ?? '').trim();
  const found = /^(?:[–—•·▪●◦‣*]\s*|-(?=[^\s-]))(.+)$/.exec(typed);
  if (found === null || !value.startsWith(typed.charAt(0))) return undefined;
  return {
    ...place,
    line,
    column: place.mark?.column ?? place.column,
    field: fieldName(path),
    message: `is a list: each item starts with a hyphen and a space, like "- ${found[1] ?? ''}".`,
  };
}
