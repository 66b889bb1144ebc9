import { isNode } from 'yaml';
import type * as z from 'zod';
import { figureAdvice } from '../fields/kinds.ts';
import type { FieldKind } from '../fields/kinds.ts';
import { findSchema, listVariantNames } from '../fields/schema-parts.ts';
import { isRecord } from '../source/frontmatter.ts';
import type { FieldPath } from '../source/positions.ts';
import { suggestDate, dayPattern } from '../languages/dates.ts';
import { suggestName } from '../report/suggest.ts';
import { statesUnit, formatWithUnit } from '../facts/units.ts';
import type { Frontmatter } from '../source/frontmatter.ts';
import { locateField } from '../source/positions.ts';
import { quoteFactValue, quoteValue, leadingFactPattern, formatMultilineAdvice } from './diagnosis.ts';

/** Normalizes a typed path or file name to a page path: /probate for /pages/Probate.md. */
export function normalizePagePath(rawValue: string): string {
  const path = rawValue
    .trim()
    .toLowerCase()
    .replace(/^\/*(?:content\/)?(?:pages\/)?/, '/')
    .replace(/\.(?:html?|mdx?)(?=#|$)/, '')
    .replace(/(?<=.)\/(?=#|$)/, '');
  return path.replaceAll(/[\s_]+/g, '-');
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list (each item on its own line, starting with a hyphen)',
  object: 'a group of fields (indented below it)',
  record: 'a group of fields (indented below it)',
  null: 'empty',
  int: 'a whole number',
  safeint: 'a whole number',
};

/** The start of every message about a missing field. */
export const missingMessage = 'is missing.';

/** Returns whether an issue is about a missing field, or a union's missing discriminator. */
export function isMissing(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'custom') return false;
  if (issue.code !== 'invalid_union' || !isRecord(issue.input)) return issue.input === undefined;
  return issue.discriminator !== undefined && issue.input[issue.discriminator] === undefined;
}

/** Context for the message about an issue. */
type FieldContext = {
  /** Ends the message: usually the schema's description of the field. */
  hint: string;
  kind: FieldKind | undefined;
  schema: z.ZodType;
  path: FieldPath;
  frontmatter: Frontmatter;
};

type Issue = z.core.$ZodIssue;

/** Converts a zod issue to a sentence for authors that follows the field's name. */
export function explainIssue(
  issue: Issue,
  schema: z.ZodType,
  path: FieldPath,
  frontmatter: Frontmatter,
): string {
  const field = findSchema(schema, path, frontmatter.values);
  const hint = (field?.description ?? '').replace(/^The text in (\w+)\.$/, 'Write it in $1.');
  const context = { hint, kind: field?.kind, schema, path, frontmatter };
  if (issue.input === undefined && issue.code !== 'custom') return `${missingMessage} ${hint}`.trim();
  if (issue.input === null || issue.input === '')
    return `is empty. ${hintAtComment(path, frontmatter)}${hint}`.trim();
  if (issue.code !== 'custom' && field?.format === 'date') return explainWrongDate(issue);
  return explainByCode(issue, context).trim();
}

function explainByCode(issue: Issue, context: FieldContext): string {
  switch (issue.code) {
    case 'invalid_type':
      return explainWrongType(issue, context);
    case 'invalid_format':
      return `${issue.message}, found ${formatInput(issue.input)}.${suggestPath(String(issue.input), context.kind)}`;
    case 'invalid_value':
      return explainNotOneOf(issue.values.map(String), issue.input);
    case 'invalid_union':
      return issue.discriminator === undefined
        ? explainNoVariant(issue, context)
        : explainWrongVariant(issue, context);
    case 'too_small':
      return explainWrongSize(`at least ${issue.minimum}`, issue);
    case 'too_big':
      return explainWrongSize(`at most ${issue.maximum}`, issue);
    default:
      // The schema's own message.
      return `${issue.message}.`.replace(/\.\.$/, '.');
  }
}

function explainNoVariant({ errors, input }: z.core.$ZodIssueInvalidUnion, context: FieldContext): string {
  const expectsGroup = errors.every(
    ([first]) => first?.code === 'invalid_type' && first.expected === 'object',
  );
  return expectsGroup
    ? explainWrongType({ expected: 'object', input }, context)
    : `can’t be ${formatInput(input)}. ${context.hint}`;
}

function explainNotOneOf(choices: string[], input: unknown): string {
  return `must be ${formatChoices(choices)}, found ${formatInput(input)}.${suggestName(String(input), choices)}`;
}

/** Explains why `question: # 1 in Miami` is empty: # starts a comment. */
function hintAtComment(path: FieldPath, frontmatter: Frontmatter): string {
  const { line } = locateField(frontmatter, path, 'value');
  const lineText = frontmatter.text.split('\n')[line - 1] ?? '';
  return /:\s+#/.test(lineText) ? 'Text after # is a comment. Put the whole value in quotes. ' : '';
}

function suggestPath(rawValue: string, kind: FieldKind | undefined): string {
  if (kind?.kind === 'image') {
    const path = /^[./]*(?:public\/)?(images\/.+\.(?:avif|webp|png|jpe?g|svg))$/i.exec(rawValue)?.[1];
    return path === undefined || rawValue === `/${path}` ? '' : ` Write /${path}.`;
  }
  const suggestion = kind?.kind === 'page' ? normalizePagePath(rawValue) : '';
  return /^\/(?!.*-\/)[a-z0-9/#-]*$/.test(suggestion) ? ` Write ${suggestion}.` : '';
}

function explainWrongDate({ input, message }: Issue): string {
  return typeof input === 'string' && dayPattern.test(input)
    ? `must be a real date, found "${input}".`
    : `${message}, found ${formatInput(input)}.${suggestDate(input)}`;
}

function explainWrongType(
  { expected, input }: Pick<z.core.$ZodIssueInvalidType, 'expected' | 'input'>,
  { kind, path, frontmatter }: FieldContext,
): string {
  if (path.length === 0)
    return 'The lines between the hyphens aren’t fields. Each needs a name, a colon, a space and a value, such as "title: …".';
  const rawValue = readRawValue(frontmatter, path) || String(input);
  if (kind?.kind === 'reference' && kind.collection === 'facts' && typeof input === 'number')
    return `must be the name of a fact, not the number ${rawValue}. ${figureAdvice}`;
  if (expected === 'string' && (typeof input === 'number' || typeof input === 'boolean')) {
    const figure = addMissingUnit(rawValue, path, frontmatter.values);
    const fix =
      figure === undefined ? `Put quotes around it: "${rawValue}"` : `Write it with its unit: "${figure}"`;
    return `must be text, found ${typeof input === 'number' ? 'the number' : 'the word'} ${rawValue}. ${fix}.`;
  }
  if (leadingFactPattern.test(rawValue))
    return `starts with {{, so it must be in quotes: ${quoteFactValue(rawValue)}.`;
  if (expected === 'string' && isRecord(input) && !rawValue.includes('\n'))
    return `${rawValue.startsWith('{') ? 'can’t start with { here. Put the whole value' : 'contains a colon. Put the text'} in quotes: ${quoteValue(rawValue)}.`;
  if (kind?.kind === 'markdown' && typeof input === 'object')
    return `must be text, found ${formatInput(input)}. ${formatMultilineAdvice(String(path.at(-1)))}`;
  return `must be ${typeNames[expected] ?? expected}, found ${formatInput(typeof input === 'string' && rawValue.includes('\n') ? rawValue : input)}.${suggestFix(expected, input, rawValue)}${suggestItems(expected, input, path)}`;
}

/**
 * Adds the unit to a fact's text if it has none, because quotes alone would publish it without one: "your 399 evaluation fee".
 * Returns undefined for other text.
 */
function addMissingUnit(rawValue: string, [field]: FieldPath, values: unknown): string | undefined {
  if ((field !== 'statedAs' && field !== 'translations') || !isRecord(values)) return undefined;
  const unit = String(values['unit']);
  return statesUnit(rawValue, unit) ? undefined : formatWithUnit(rawValue, unit);
}

/** Reads a value as typed; '' if it isn't in this file. */
function readRawValue({ document, text }: Frontmatter, path: FieldPath): string {
  const node = document.getIn(path, true);
  return isNode(node) && node.range ? text.slice(node.range[0], node.range[1]).trim() : '';
}

const maxListedItems = 3;

/** Suggests a YAML list for `faqs: a, b`, or for items without a space after their hyphens. */
function suggestItems(expected: string, input: unknown, path: FieldPath): string {
  if (expected !== 'array' || typeof input !== 'string') return '';
  const items = input
    .replaceAll(/^[[(]|[\])]$/g, '')
    .split(/[,;]\s+|\s+(?=\/)|(?:^|\s)[-–—•·▪●◦‣*]\s*/)
    .filter((item) => item.trim() !== '');
  if (items.length === 0 || items.some((item) => /\s.*\s.*\s/.test(item.trim()))) return '';
  const listedItems = items.slice(0, maxListedItems).map((item) => `"- ${item.trim()}"`);
  const more = items.length > maxListedItems ? ' and so on' : '';
  return ` Below "${String(path.at(-1))}:", write ${listedItems.join(', ')}${more}.`;
}

function suggestFix(expected: string, input: unknown, rawValue: string): string {
  if (expected === 'object' && Array.isArray(input)) return ' Remove the hyphens.';
  if (typeof input !== 'string') return '';
  if (expected === 'object' && /^[a-z]\w*:\S/.test(input)) return ' Add a space after each colon.';
  if (expected === 'object' && /^[|>]/.test(rawValue))
    return ` Remove the ${rawValue.charAt(0)} after its colon.`;
  const word = input.trim().toLowerCase();
  if (expected === 'boolean' && ['true', 'false'].includes(word)) return ' Remove the quotes.';
  if (expected === 'boolean' && ['yes', 'on', 'y'].includes(word)) return ' Write true.';
  if (expected === 'boolean' && ['no', 'off', 'n'].includes(word)) return ' Write false.';
  if (expected === 'number' && word !== '' && Number.isFinite(Number(word))) return ' Remove the quotes.';
  return '';
}

function explainWrongSize(bound: string, { origin, input }: { origin: string; input?: unknown }): string {
  if (origin === 'string') {
    const length = typeof input === 'string' ? input.trim().length : 0;
    return `must be ${bound} characters long; it has ${length}.`;
  }
  if (origin === 'array') {
    const count = Array.isArray(input) && input.length > 0 ? input.length : 'none';
    return `must have ${bound.replace(/ 1$/, ' one')} ${bound.endsWith(' 1') ? 'item' : 'items'}; it has ${count}.`;
  }
  return `must be ${bound}, found ${formatInput(input)}.`;
}

function explainWrongVariant(
  { input }: z.core.$ZodIssueInvalidUnion,
  { schema, path, frontmatter }: FieldContext,
): string {
  const name = String(path.at(-1));
  const choices = listVariantNames(findSchema(schema, path.slice(0, -1), frontmatter.values), name);
  if (choices.length === 0) return `can’t be ${formatInput(input)}.`;
  const discriminator = isRecord(input) ? input[name] : input;
  return discriminator === undefined
    ? `${missingMessage} It must be ${formatChoices(choices)}.`
    : explainNotOneOf(choices, discriminator);
}

function formatInput(input: unknown): string {
  if (typeof input === 'string' && input.includes('\n')) return 'several lines of text';
  if (typeof input === 'string') return input === '' ? 'nothing' : `"${input}"`;
  if (Array.isArray(input)) return 'a list';
  if (input === null || input === undefined) return 'nothing';
  if (typeof input === 'object') return 'a group of fields';
  return typeof input === 'number' ? `the number ${input}` : String(input);
}

function formatChoices(choices: string[]): string {
  if (choices.length <= 1) return `"${choices[0] ?? ''}"`;
  return `one of ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}
