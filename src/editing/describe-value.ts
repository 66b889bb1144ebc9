import type * as z from 'zod';
import { PageFiles } from '#advertising/page-files.ts';
import { collections } from '#content/collections.ts';
import { factOf, quotedNames } from '#content/facts/quoted-facts.ts';
import { labelOfPath } from '#content/fields/labels.ts';
import {
  declarationIn,
  descriptionOf,
  isRecord,
  mapTexts,
  schemaAt,
  unwrap,
  valueAt,
} from '#content/fields/walk.ts';
import { collectionOf } from '#content/folders.ts';
import { oncePer } from '#content/once-per.ts';
import type { Problem } from '#content/report/problem.ts';
import { entryInFile, everyEntry } from '#content/site.ts';
import type { AnyEntry, Page, Site } from '#content/site.ts';
import { problemAt } from '#content/source/positions.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { reviewOf } from './approval.ts';
import type { Around, FieldAt, Value, ValueKind } from './contract.ts';
import type { FileOnDisk } from './disk.ts';
import { Refusal } from './refusal.ts';
import { linesOf, fieldOnLine, problemsIn } from './value-problems.ts';
import { readFileText } from './writer/file-text.ts';

/** All that is known of a value: what it says, what it is, where it is shown, and what is wrong with it. */
export function describeValue(
  place: FieldAt,
  { source, version }: FileOnDisk,
  site: Site | undefined,
  problems: readonly Problem[],
): Omit<Value, keyof Around> {
  const { path, body, file } = place;
  const text = readFileText(source);
  const entry = site && entryInFile(site, file);
  const review = site && entry && reviewOf(entry, site);
  const common = {
    place,
    version,
    problems: problemsIn(problems, file, linesOf(source, place)),
    shownOn: site && entry ? shownOn(site, entry) : [],
    ...(review && { review }),
    ...(entry &&
      site &&
      entry.collection === 'facts' && { quotedIn: quotesOf(entry.id, site).map(withField) }),
  };
  if (body) {
    return {
      ...common,
      words: text.text.slice(text.body).trim(),
      kind: 'text',
      label: 'Text',
      description: 'The text below the fields of the file.',
      markdown: true,
      optional: collections[collectionIn(file)].body !== 'required',
    };
  }
  const { schema } = collections[collectionIn(file)];
  const field = schemaAt(schema, path, text.values);
  const value = valueAt(text.values, path);
  if (field === undefined && value === undefined) throw new Refusal('There is no such field.');
  return {
    ...common,
    words: wordsOf(value),
    ...kindOf(field, value),
    label: labelOfPath(path),
    description: descriptionAlong(schema, path, text.values),
    ...(Array.isArray(value) && { items: value.map((item) => ({ label: itemLabel(item) })) }),
  };
}

function collectionIn(file: string): keyof typeof collections {
  const found = collectionOf(file);
  if ('problem' in found) throw new Refusal(found.problem.message, [found.problem]);
  return found.collection;
}

/** Whether a text ends with a line's end is a matter of how it is written. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\n+$/, '');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

type Kind = Pick<Value, 'kind' | 'markdown' | 'optional' | 'choices' | 'collection'>;

function kindOf(schema: z.core.$ZodType | undefined, value: unknown): Kind {
  const isOptional = schema?._zod.optin === 'optional';
  const plain = (kind: ValueKind): Kind => ({ kind, markdown: false, optional: isOptional });
  const words = typeof value === 'string' && value.trim().includes('\n') ? 'text' : 'line';
  if (schema === undefined) return plain(kindOfTyped(value) ?? words);
  const { def } = unwrap(schema)._zod;
  switch (def.type) {
    case 'enum':
      return { ...plain('choice'), choices: Object.values(def.entries).map(String) };
    case 'literal':
      return { ...plain('choice'), choices: def.values.map(String) };
    case 'number':
      return plain('number');
    case 'boolean':
      return plain('yes-no');
    case 'array':
      return plain('list');
    case 'object':
    case 'record':
      return plain('group');
    case 'string':
      if ('format' in def && def.format === 'date') return plain('date');
      return { ...plain(words), ...ofDeclared(schema) };
    default:
      return plain(kindOfTyped(value) ?? words);
  }
}

function ofDeclared(schema: z.core.$ZodType): Partial<Kind> {
  const kind = declarationIn(schema)?.kind;
  switch (kind?.kind) {
    case 'markdown':
      return { kind: 'text', markdown: true };
    case 'inline':
      return { markdown: true };
    case 'reference':
      return { kind: 'reference', collection: kind.collection };
    case 'page':
      return { kind: 'reference', collection: 'addresses' };
    default:
      return {};
  }
}

function kindOfTyped(value: unknown): ValueKind | undefined {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'yes-no';
  return isRecord(value) ? 'group' : undefined;
}

/** Of an item that says nothing of itself, what its list says. */
function descriptionAlong(schema: z.ZodType, path: FieldPath, values: unknown): string {
  for (let end = path.length; end > 0; end--) {
    const found = schemaAt(schema, path.slice(0, end), values);
    const description = found ? descriptionOf(found) : '';
    if (description !== '' || typeof path[end - 1] === 'string') return description;
  }
  return '';
}

/** What people call an item: its words, or the first of its fields that has some. */
function itemLabel(item: unknown): string {
  if (!isRecord(item)) return wordsOf(item);
  const named = ['heading', 'question', 'title', 'name', 'label', 'term', 'text'].map((key) => item[key]);
  const label = [...named, ...Object.values(item)].find((value) => typeof value === 'string');
  return String(label ?? '').split('\n', 1)[0] ?? '';
}

type Quote = { fact: string; entry: AnyEntry; line: number };

/** Found once for each state of the content, by the fact. */
const quotesIn = oncePer((site: Site) =>
  Map.groupBy(everyEntry(site.entries).flatMap(quotesBy), ({ fact }) => fact),
);

/** Where a fact is quoted in words, or named by a field. */
function quotesOf(id: string, site: Site): Quote[] {
  return quotesIn(site).get(id) ?? [];
}

/** Every fact that a file quotes or names, with the line. */
function quotesBy(entry: AnyEntry): Quote[] {
  const { collection, frontmatter } = entry;
  const found = frontmatter.text
    .split('\n')
    .flatMap((text, index) =>
      text.includes('{{') ? quotedNames(text).map((name) => ({ fact: factOf(name), line: index + 1 })) : [],
    );
  mapTexts(collections[collection].schema, frontmatter.values, (text, kind, path) => {
    if (kind?.kind === 'reference' && kind.collection === 'facts')
      found.push({ fact: text, line: problemAt(frontmatter, path, 'value').line });
    return text;
  });
  const lines = new Map(found.map((quote) => [`${quote.fact} ${quote.line}`, { ...quote, entry }]));
  return [...lines.values()].toSorted((one, other) => one.line - other.line);
}

function withField({ entry: { file, frontmatter }, line }: Quote): {
  file: string;
  line: number;
  place: FieldAt;
} {
  return { file, line, place: fieldOnLine(frontmatter, line) };
}

/** Which pages show which files is found once for each state of the content. */
const filesOf = oncePer((site: Site) => new PageFiles(site.entries));

/** The addresses of the pages that show words of a file. */
export function shownOn(site: Site, entry: AnyEntry): string[] {
  const pageFiles = filesOf(site);
  const quotes = entry.collection === 'facts' ? quotesOf(entry.id, site) : [];
  const quoting = new Set(quotes.map((quote) => quote.entry));
  const entries = [entry, ...quoting];
  const pages = [...site.pages.values()].filter((page) =>
    entries.some((each) => isAround(each, page) ?? pageFiles.show(page, each.file)),
  );
  return pages.map(({ path }) => path);
}

/** Whether an entry is around a page; undefined for one of a kind that some pages show. */
function isAround({ collection, id }: AnyEntry, { language }: Page): boolean | undefined {
  switch (collections[collection].around) {
    case 'every-page':
      return true;
    case 'its-language':
      return id === language;
    default:
      return undefined;
  }
}
