import { isNode, isScalar } from 'yaml';
import type * as z from 'zod';
import { figureOfItsOwn, fieldKindOf } from '../fields/kinds.ts';
import type { FieldKind } from '../fields/kinds.ts';
import { descriptionOf, schemaAt, unwrap, variantNames } from '../fields/schema-parts.ts';
import { isRecord } from '../source/frontmatter.ts';
import type { FieldPath } from '../source/positions.ts';
import { dateHint, dayForm } from '../languages/dates.ts';
import { didYouMean } from '../report/suggest.ts';
import { statesUnit, withUnit } from '../facts/units.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { problemAt } from '../source/positions.ts';
import { factInQuotes, inQuotes, startsWithFact, textBelow } from './diagnosis.ts';

/** The address that people mean by a file's name or by one with an ending: /probate for /pages/probate.md. */
export function plainAddress(typed: string): string {
  const path = typed
    .trim()
    .toLowerCase()
    .replace(/^\/*(?:content\/)?(?:pages\/)?/, '/')
    .replace(/\.(?:html?|mdx?)(?=#|$)/, '')
    .replace(/(?<=.)\/(?=#|$)/, '');
  return path.replaceAll(/[\s_]+/g, '-');
}

const typeWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list (each item on a line of its own, starting with a hyphen)',
  object: 'a group of fields (indented below it)',
  record: 'a group of fields (indented below it)',
  null: 'empty',
  int: 'a whole number',
  safeint: 'a whole number',
};

/** What every sentence about a field that is left out begins with. */
export const missingWords = 'is missing.';

/** Whether nothing stands where an issue asks for a value. */
export function isMissing(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'custom') return false;
  if (issue.code !== 'invalid_union' || !isRecord(issue.input)) return issue.input === undefined;
  return issue.discriminator !== undefined && issue.input[issue.discriminator] === undefined;
}

/** One zod issue as a sentence for an author, to be read after the field's name. */
export function explainIssue(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  path: FieldPath,
  frontmatter: Frontmatter,
): string {
  const says = describe(schema, path, frontmatter).replace(/^In (\w+)\.$/, 'Write it in $1.');
  if (issue.code === 'invalid_union' && issue.discriminator === undefined) {
    if (issue.input === undefined) return `${missingWords} ${says}`.trim();
    return `does not fit, found ${show(issue.input)}. ${says}`.trim();
  }
  if (issue.code === 'invalid_union') return wrongVariant(issue, schema, path, frontmatter);
  if (issue.input === undefined && issue.code !== 'custom') return `${missingWords} ${says}`.trim();
  if (issue.input === null || issue.input === '')
    return `is empty. ${commentHint(path, frontmatter)}${says}`.trim();
  if (issue.code === 'custom') return `${issue.message}.`;
  if (isDate(schema, path, frontmatter)) return wrongDate(issue);
  if (issue.code === 'invalid_format') {
    const isAddress = kindAt(schema, path, frontmatter)?.kind === 'page';
    const hint = isAddress ? addressMeant(String(issue.input)) : '';
    return `${issue.message}, found ${show(issue.input)}.${hint}`;
  }
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input, kindAt(schema, path, frontmatter), path, frontmatter);
    case 'invalid_value':
      return `must be ${oneOf(issue.values.map(String))}, found ${show(issue.input)}.${didYouMean(String(issue.input), issue.values.map(String))}`;
    case 'too_small':
    case 'too_big':
      return wrongSize(issue);
    default:
      return `${issue.message}.`.replace(/\.\.$/, '.');
  }
}

/** `question: # 1 in Miami` is empty, because # starts a comment. */
function commentHint(path: FieldPath, frontmatter: Frontmatter): string {
  const { line } = problemAt(frontmatter, path, 'value');
  const typed = frontmatter.text.split('\n')[line - 1] ?? '';
  return /:\s+#/.test(typed)
    ? 'What follows a # is a remark; put the whole value in quotes to keep it. '
    : '';
}

function addressMeant(typed: string): string {
  const meant = plainAddress(typed);
  return /^\/[a-z0-9/#-]*$/.test(meant) ? ` Write ${meant}.` : '';
}

function wrongDate(issue: z.core.$ZodIssue): string {
  return typeof issue.input === 'string' && dayForm.test(issue.input)
    ? `must be a day of the calendar, found "${issue.input}".`
    : `${issue.message}, found ${show(issue.input)}.${dateHint(issue.input)}`;
}

function wrongType(
  expected: string,
  input: unknown,
  fieldKind: FieldKind | undefined,
  path: FieldPath,
  frontmatter: Frontmatter,
): string {
  const wanted = typeWords[expected] ?? expected;
  const node = frontmatter.document.getIn(path, true);
  const source = isScalar(node) && node.source !== undefined ? node.source : String(input);
  if (path.length === 0) {
    return 'The lines between the hyphens are not fields. Each needs a name, a colon, a space and a value, such as "title: …".';
  }
  if (fieldKind?.kind === 'reference' && fieldKind.collection === 'facts' && typeof input === 'number')
    return `must be the name of a fact, found the number ${source}. ${figureOfItsOwn}`;
  if (expected === 'string' && (typeof input === 'number' || typeof input === 'boolean')) {
    const kind = typeof input === 'number' ? 'the number' : 'the word';
    const whole = statedWhole(source, path, frontmatter.values);
    const way = whole === undefined ? `Put quotes around it: "${source}"` : `Write it whole: "${whole}"`;
    return `must be text, found ${kind} ${source}. ${way}.`;
  }
  const typed = typedAt(frontmatter, path);
  if (startsWithFact.test(typed))
    return `starts with {{, so it must stand in quotes: ${factInQuotes(typed)}.`;
  if (expected === 'string' && isRecord(input) && !typed.includes('\n')) {
    return typed.startsWith('{')
      ? `can’t start with { here. Put the whole value in quotes: ${inQuotes(typed)}.`
      : `contains a colon. Put the text in quotes: ${inQuotes(typed)}.`;
  }

  if (fieldKind?.kind === 'markdown' && typeof input === 'object')
    return `must be text, found ${show(input)}. ${textBelow(String(path.at(-1)))}`;
  return `must be ${wanted}, found ${show(input)}.${hintFor(expected, input)}${itemsMeant(expected, input, path)}`;
}

/** Quotes alone would leave a fact without its unit: "your 399 evaluation fee". */
function statedWhole(typed: string, [field]: FieldPath, values: unknown): string | undefined {
  if ((field !== 'statedAs' && field !== 'translations') || !isRecord(values)) return undefined;
  const unit = String(values['unit']);
  return statesUnit(typed, unit) ? undefined : withUnit(typed, unit);
}

/** A value as the file has it. */
function typedAt({ document, head }: Frontmatter, path: FieldPath): string {
  const node = document.getIn(path, true);
  return isNode(node) && node.range ? head.slice(node.range[0], node.range[1]).trim() : '';
}

/** `faqs: a, b` as it should stand. */
function itemsMeant(expected: string, input: unknown, path: FieldPath): string {
  if (expected !== 'array' || typeof input !== 'string') return '';
  const items = input.split(/[,;]\s+/).filter((item) => item.trim() !== '');
  if (items.length === 0 || items.some((item) => /\s.*\s.*\s/.test(item.trim()))) return '';
  return ` Write below "${String(path.at(-1))}:" ${items.map((item) => `"- ${item.trim()}"`).join(', ')}.`;
}

function hintFor(expected: string, input: unknown): string {
  if (typeof input !== 'string') return '';
  const word = input.trim().toLowerCase();
  if (expected === 'boolean' && ['true', 'false'].includes(word)) return ' Remove the quotes.';
  if (expected === 'boolean' && ['yes', 'on', 'y'].includes(word)) return ' Write true.';
  if (expected === 'boolean' && ['no', 'off', 'n'].includes(word)) return ' Write false.';
  if (expected === 'number' && word !== '' && Number.isFinite(Number(word))) return ' Remove the quotes.';
  return '';
}

function wrongSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const [relation, bound] =
    issue.code === 'too_small' ? ['at least', Number(issue.minimum)] : ['at most', Number(issue.maximum)];
  if (issue.origin === 'string') {
    const found = typeof issue.input === 'string' ? issue.input.trim().length : 0;
    return `must be ${relation} ${bound} characters long; it has ${found}.`;
  }
  if (issue.origin === 'array') {
    const found = Array.isArray(issue.input) ? issue.input.length : 0;
    return `must have ${relation} ${bound === 1 ? 'one item' : `${bound} items`}; it has ${found === 0 ? 'none' : found}.`;
  }
  return `must be ${relation} ${bound}, found ${show(issue.input)}.`;
}

function wrongVariant(
  issue: z.core.$ZodIssueInvalidUnion,
  schema: z.ZodType,
  path: FieldPath,
  frontmatter: Frontmatter,
): string {
  const choices = variantNames(schemaAt(schema, path.slice(0, -1), frontmatter.values), String(path.at(-1)));
  if (choices.length === 0) return `does not fit, found ${show(issue.input)}.`;
  const given = isRecord(issue.input) ? issue.input[String(path.at(-1))] : issue.input;
  if (given === undefined) return `${missingWords} It says which kind this is: ${oneOf(choices)}.`;
  return `must be ${oneOf(choices)}, found ${show(given)}.${didYouMean(String(given), choices)}`;
}

function kindAt(schema: z.ZodType, path: FieldPath, { values }: Frontmatter): FieldKind | undefined {
  const field = schemaAt(schema, path, values);
  return field === undefined ? undefined : fieldKindOf(field);
}

function isDate(schema: z.ZodType, path: FieldPath, { values }: Frontmatter): boolean {
  const field = schemaAt(schema, path, values);
  const def = field && unwrap(field)._zod.def;
  return def?.type === 'string' && 'format' in def && def.format === 'date';
}

function describe(schema: z.ZodType, path: FieldPath, frontmatter: Frontmatter): string {
  const field = schemaAt(schema, path, frontmatter.values);
  return field === undefined ? '' : descriptionOf(field);
}

function show(input: unknown): string {
  if (typeof input === 'string') return input === '' ? 'nothing' : `"${input}"`;
  if (Array.isArray(input)) return 'a list';
  if (input === null || input === undefined) return 'nothing';
  if (typeof input === 'object') return 'a group of fields';
  return typeof input === 'number' ? `the number ${input}` : String(input);
}

function oneOf(choices: string[]): string {
  if (choices.length <= 1) return `"${choices[0] ?? ''}"`;
  return `one of ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}
