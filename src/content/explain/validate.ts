import { isMap, isScalar } from 'yaml';
import type * as z from 'zod';
import type { Collection } from '../collection.ts';
import { listQuotedNames } from '../facts/quoted-facts.ts';
import { listKnownKeys } from '../fields/schema-parts.ts';
import { isRecord } from '../source/frontmatter.ts';
import type { FieldPath } from '../source/positions.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { withArticle } from '../report/print.ts';
import { suggestName, suggest } from '../report/suggest.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { formatFieldName, locateField, findSource } from '../source/positions.ts';
import { explainIssue, isMissing, missingMessage } from './value-messages.ts';

type Issue = z.core.$ZodIssue;

/**
 * Finds empty groups whose fields follow them without indentation, and returns the issues that this doesn't explain.
 */
function findUnindentedGroups(
  issues: readonly Issue[],
  schema: z.ZodType,
  frontmatter: Frontmatter,
): { problems: Diagnostic[]; otherIssues: Issue[] } {
  const problems: Diagnostic[] = [];
  let otherIssues = [...issues];
  for (const emptyIssue of issues.filter(({ input }) => input === null)) {
    const group = toFieldPath(emptyIssue.path);
    const parent = group.slice(0, -1).join('.');
    const groupKeys = listKnownKeys(schema, group, frontmatter.values);
    const unknownKeys = otherIssues.find(
      (issue) => issue.code === 'unrecognized_keys' && issue.path.join('.') === parent,
    );
    if (unknownKeys?.code !== 'unrecognized_keys') continue;
    const keys = unknownKeys.keys.filter((key) => groupKeys.has(key));
    if (keys.length === 0) continue;
    const message = `These lines belong to "${String(group.at(-1))}" above them. Indent all of them two more spaces: ${keys.join(', ')}.`;
    const place = locateField(frontmatter, [...group.slice(0, -1), keys[0] ?? ''], 'key');
    problems.push({ ...place, severity: 'error', rule: 'schema', message });
    const otherKeys = unknownKeys.keys.filter((key) => !groupKeys.has(key));
    otherIssues = otherIssues.flatMap((issue) => {
      if (issue === emptyIssue) return [];
      if (issue !== unknownKeys) return [issue];
      return otherKeys.length === 0 ? [] : [{ ...unknownKeys, keys: otherKeys }];
    });
  }
  return { problems, otherIssues };
}

function toFieldPath(path: readonly PropertyKey[]): FieldPath {
  return path.filter((key) => typeof key !== 'symbol');
}

/**
 * Validates a file's fields and returns typed data or problems at their exact locations. `isInheritable` returns whether the
 * defaults file may supply a field.
 */
export function validateFields<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
  frontmatter: Frontmatter,
  isInheritable: (path: FieldPath) => boolean = () => false,
): { data?: z.output<Schema>; problems: Diagnostic[] } {
  const result = schema.safeParse(values, { reportInput: true });
  if (result.success) return { data: result.data, problems: [] };
  const { problems: indentationProblems, otherIssues } = findUnindentedGroups(
    result.error.issues,
    schema,
    frontmatter,
  );
  const problems = [
    ...indentationProblems,
    ...otherIssues.flatMap((issue) => reportIssue(issue, { schema, frontmatter, isInheritable })),
  ];
  // Several requirements of one field can have the same message.
  return { problems: [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()] };
}

function reportIssue(
  issue: Issue,
  file: { schema: z.ZodType; frontmatter: Frontmatter; isInheritable: (path: FieldPath) => boolean },
): Diagnostic[] {
  const { schema, frontmatter, isInheritable } = file;
  const path = toFieldPath(issue.path);
  const source = findSource(frontmatter, path);
  // A fact that can't be quoted is reported separately.
  if (typeof issue.input === 'string' && listQuotedNames(issue.input).length > 0) return [];
  if (issue.code === 'unrecognized_keys') {
    const knownKeys = listKnownKeys(schema, path, source.values);
    return issue.keys.map((key) => reportUnknownKey([...path, key], knownKeys, frontmatter));
  }
  const closestIssues = findClosestVariantIssues(issue);
  if (closestIssues !== undefined) {
    return closestIssues.flatMap((innerIssue) =>
      reportIssue({ ...innerIssue, path: [...issue.path, ...innerIssue.path] }, file),
    );
  }
  const misspelledDiscriminator =
    issue.code === 'invalid_union' && isMissing(issue)
      ? findMisspelledKey(path, schema, frontmatter)
      : undefined;
  if (misspelledDiscriminator !== undefined) {
    const typoPath = [...path.slice(0, -1), misspelledDiscriminator];
    return [reportUnknownKey(typoPath, [String(path.at(-1))], frontmatter)];
  }
  const isAbsent = issue.input === undefined && issue.code !== 'custom';
  if (isAbsent && findMisspelledKey(path, schema, frontmatter) !== undefined) return [];
  const message = `${explainIssue(issue, schema, path, source)}${formatOrigin(path, source)}`;
  const { defaults } = frontmatter;
  if (isAbsent && defaults !== undefined && isInheritable(path)) {
    return [reportMissingInBoth(path, message, frontmatter, defaults)];
  }
  return [
    {
      ...locateField(frontmatter, path, isAbsent ? 'parent' : 'value'),
      severity: 'error',
      rule: 'schema',
      ...(path.length > 0 && { field: formatFieldName(path) }),
      message,
      ...(isMissing(issue) && { isFieldMissing: true }),
    },
  ];
}

function reportUnknownKey(
  path: FieldPath,
  knownKeys: Iterable<string>,
  frontmatter: Frontmatter,
): Diagnostic {
  const field = String(path.at(-1));
  const place = locateField(frontmatter, path, 'key');
  return { ...place, severity: 'error', rule: 'schema', field, message: formatUnknownKey(field, knownKeys) };
}

function formatUnknownKey(key: string, knownKeys: Iterable<string>): string {
  const [, name, value] = /^([\w-]+):(\S.*)$/.exec(key) ?? [];
  if (name !== undefined) return `needs a space after its colon: "${name}: ${value}".`;
  return `is not a known field.${suggestName(key, knownKeys) || ` Known fields: ${[...knownKeys].join(', ')}.`}`;
}

/** Reports a field that is missing from both the file and its defaults, or its whole group if that is missing from the file. */
function reportMissingInBoth(
  path: FieldPath,
  message: string,
  frontmatter: Frontmatter,
  defaults: Frontmatter,
): Diagnostic {
  const isInGroup = path.length > 1 && frontmatter.document.has(path[0]);
  const { defaults: _, ...place } = locateField(frontmatter, isInGroup ? path : path.slice(0, 1), 'parent');
  const folder = frontmatter.file.split('/').at(-2) ?? '';
  return {
    ...place,
    severity: 'error',
    rule: 'schema',
    field: isInGroup ? formatFieldName(path) : path.join(', '),
    message: message.replace(
      missingMessage,
      `${missingMessage.slice(0, -1)}. Add it here, or for all ${folder} in ${defaults.file}.`,
    ),
    isFieldMissing: true,
    cause: `${path.join('.')} is missing from ${folder} and ${defaults.file}`,
    defaults: { file: defaults.file, usedBy: frontmatter.file },
  };
}

/** Names the facts that a value quotes, because their files must be fixed instead. */
function formatOrigin(path: FieldPath, { document }: Frontmatter): string {
  const value: unknown = document.getIn(path);
  const names = typeof value === 'string' ? listQuotedNames(value) : [];
  return names.length === 0
    ? ''
    : ` The text comes from ${names.map((name) => `content/facts/${name}.md`).join(' and ')}.`;
}

/** Finds the issues for the variant of a union that a group matches best; undefined for other issues, or with a discriminator. */
function findClosestVariantIssues(issue: Issue): Issue[] | undefined {
  if (issue.code !== 'invalid_union' || issue.discriminator !== undefined || !isRecord(issue.input))
    return undefined;
  return issue.errors.toSorted((a, b) => a.length - b.length)[0];
}

/** Finds the unknown key that is probably a misspelling of a missing field, so that the mistake is reported only once, at the misspelling. */
export function findMisspelledKey(
  path: FieldPath,
  schema: z.ZodType,
  frontmatter: Frontmatter,
): string | undefined {
  const missingKey = path.at(-1);
  const parent = frontmatter.document.getIn(path.slice(0, -1), true);
  const map = path.length === 1 ? frontmatter.document.contents : parent;
  if (typeof missingKey !== 'string' || !isMap(map)) return undefined;
  const keys = listKnownKeys(schema, path.slice(0, -1), frontmatter.values);
  const presentKeys = map.items.flatMap((pair) => (isScalar(pair.key) ? [String(pair.key.value)] : []));
  return presentKeys.find((key) => !keys.has(key) && suggest(key, keys) === missingKey);
}

/** Reports a body that is missing or not allowed. */
export function validateBody({ body: bodyUse, noun }: Collection, frontmatter: Frontmatter): Diagnostic[] {
  const { file, body, bodyLineOffset } = frontmatter;
  const isEmpty = body.trim() === '';
  const reportLine = (line: number, message: string): Diagnostic[] => [
    { file, line: Math.max(1, line), column: 1, length: 0, message, severity: 'error', rule: 'schema' },
  ];
  if (bodyUse === 'required' && isEmpty) {
    const line = bodyLineOffset + (body === '' ? 0 : 1);
    return reportLine(
      line,
      `The text of this ${noun} is missing. Write it below the second line of hyphens.`,
    );
  }
  if (bodyUse !== 'none' || isEmpty) return [];
  const first = body.split('\n').findIndex((text) => text.trim() !== '');
  const message = `${withArticle(noun).replace('a', 'A')} can’t have text below its fields. Move this text into a field, or remove it.`;
  return reportLine(bodyLineOffset + first + 1, message);
}
