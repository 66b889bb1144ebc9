import { isMap, isScalar } from 'yaml';
import type * as z from 'zod';
import type { Frontmatter } from '../frontmatter/read-frontmatter.ts';
import { problemAt } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';
import { knownKeys } from './schema-at.ts';
import type { FieldPath } from './walk-schema.ts';

/** A group that stands empty above fields of its own: what was below it has lost its indentation. */
export type LostIndent = { group: FieldPath; keys: string[] };

export function lostIndents(
  issues: z.core.$ZodIssue[],
  schema: z.ZodType,
  frontmatter: Frontmatter,
): LostIndent[] {
  const foreign = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? [issue] : []));
  return issues.flatMap(({ input, path: found }) => {
    const group = found.filter((key) => typeof key !== 'symbol');
    const outer = group.slice(0, -1);
    const beside = foreign.find(({ path }) => path.join('.') === outer.join('.'))?.keys ?? [];
    if (input !== null || beside.length === 0) return [];
    const own = knownKeys(schema, group, frontmatter.values);
    const below = keysBelow(frontmatter, group);
    const end = below.findIndex((key) => !own.has(key));
    const keys = below.slice(0, end < 0 ? below.length : end);
    return keys.some((key) => beside.includes(key)) ? [{ group, keys }] : [];
  });
}

/** The fields that stand below one, beside it. */
function keysBelow({ document }: Frontmatter, group: FieldPath): string[] {
  const outer = group.slice(0, -1);
  const map: unknown = outer.length === 0 ? document.contents : document.getIn(outer, true);
  const keys = isMap(map) ? map.items.map(({ key }) => (isScalar(key) ? String(key.value) : '')) : [];
  return keys.slice(keys.indexOf(String(group.at(-1))) + 1);
}

export function lostIndentProblem({ group, keys }: LostIndent, frontmatter: Frontmatter): Problem {
  const name = String(group.at(-1));
  const first = problemAt(frontmatter, [...group.slice(0, -1), keys[0] ?? ''], 'key');
  const message = `These lines belong to "${name}" above them. Indent all of them by two spaces more: ${keys.join(', ')}.`;
  return { ...first, message };
}

/** What is wrong apart from lines that lost their indentation. */
export function besides(lost: LostIndent[], issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  if (lost.length === 0) return issues;
  const groups = new Set(lost.map(({ group }) => group.join('.')));
  const moved = new Set(
    lost.flatMap(({ group, keys }) => keys.map((key) => [...group.slice(0, -1), key].join('.'))),
  );
  return issues.flatMap((issue): z.core.$ZodIssue[] => {
    if (issue.code !== 'unrecognized_keys') return groups.has(issue.path.join('.')) ? [] : [issue];
    const keys = issue.keys.filter((key) => !moved.has([...issue.path, key].join('.')));
    return keys.length === 0 ? [] : [{ ...issue, keys }];
  });
}
