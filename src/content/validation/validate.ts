import { isMap, isScalar } from 'yaml';
import type * as z from 'zod';
import { quotedNames } from '../facts/quote-facts.ts';
import type { Frontmatter } from '../frontmatter/read-frontmatter.ts';
import { fieldName, problemAt } from '../problems/places.ts';
import type { Problem } from '../problems/problem.ts';
import { didYouMean, suggest } from '../problems/suggest.ts';
import { listInOneText } from './list-slips.ts';
import { besides, lostIndentProblem, lostIndents } from './lost-indents.ts';
import { knownKeys } from './schema-at.ts';
import type { FieldPath } from './walk-schema.ts';
import { isRecord } from './walk-schema.ts';
import { explainIssue } from './zod-messages.ts';

/** Judges a file's fields; the result is the typed data or problems at their exact places. */
export function validateFields<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
  frontmatter: Frontmatter,
): { data?: z.output<Schema>; problems: Problem[] } {
  const result = schema.safeParse(values, { reportInput: true });
  if (result.success) return { data: result.data, problems: [] };
  const { issues } = result.error;
  const lost = lostIndents(issues, schema, frontmatter);
  return {
    problems: [
      ...lost.map((group) => lostIndentProblem(group, frontmatter)),
      ...besides(lost, issues).flatMap((issue) => problemsOf(issue, schema, frontmatter)),
    ],
  };
}

function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType, frontmatter: Frontmatter): Problem[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, path, frontmatter.values);
    return issue.keys.map((key) => ({
      ...problemAt(frontmatter, [...path, key], 'key'),
      field: key,
      message: `is not a known field.${didYouMean(key, known) || ` Known here: ${[...known].join(', ')}.`}`,
    }));
  }
  const closest = closestVariant(issue);
  if (closest !== undefined) {
    return closest.flatMap((inner) =>
      problemsOf({ ...inner, path: [...issue.path, ...inner.path] }, schema, frontmatter),
    );
  }
  const missing = issue.input === undefined && issue.code !== 'custom';
  const typo = missing ? misspelledKey(path, schema, frontmatter) : undefined;
  if (typo !== undefined) return [];
  const list = wantsList(issue) ? listInOneText(frontmatter, path) : undefined;
  if (list !== undefined) return [list];
  return [
    {
      ...problemAt(frontmatter, path, missing ? 'parent' : 'value'),
      ...(path.length > 0 && { field: fieldName(path) }),
      message: `${explainIssue(issue, schema, path, frontmatter)}${originOf(path, frontmatter)}`,
    },
  ];
}

function wantsList(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' && issue.expected === 'array' && typeof issue.input === 'string';
}

/** The value was quoted: the file to mend is another one. */
function originOf(path: FieldPath, { document }: Frontmatter): string {
  const typed: unknown = document.getIn(path);
  const names = typeof typed === 'string' ? quotedNames(typed) : [];
  return names.length === 0
    ? ''
    : ` The words come from ${names.map((name) => `content/facts/${name}.md`).join(' and ')}.`;
}

/** Of a group of fields that may have one of several forms: the faults of the form that it resembles most. */
function closestVariant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] | undefined {
  if (issue.code !== 'invalid_union' || issue.discriminator !== undefined || !isRecord(issue.input))
    return undefined;
  return issue.errors.toSorted((a, b) => a.length - b.length)[0];
}

/** A missing field whose misspelling stands in the file is reported once, at the misspelling. */
function misspelledKey(path: FieldPath, schema: z.ZodType, frontmatter: Frontmatter): string | undefined {
  const wanted = path.at(-1);
  const parent = frontmatter.document.getIn(path.slice(0, -1), true);
  const map = path.length === 1 ? frontmatter.document.contents : parent;
  if (typeof wanted !== 'string' || !isMap(map)) return undefined;
  const known = knownKeys(schema, path.slice(0, -1), frontmatter.values);
  const present = map.items.flatMap((pair) => (isScalar(pair.key) ? [String(pair.key.value)] : []));
  return present.find((key) => !known.has(key) && suggest(key, known) === wanted);
}
