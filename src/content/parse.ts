import { collections, isCollection } from './collections.ts';
import type { CollectionName } from './collections.ts';
import { readFrontmatter, splitFields } from './explain/frontmatter.ts';
import { checkText, unfitFile } from './explain/text-faults.ts';
import { validateFields } from './explain/validate.ts';
import { isMissing } from './explain/values.ts';
import { quoteFacts, severityOfQuote, typedWords, unquotedNames } from './facts/quoted-facts.ts';
import type { FactWords, WordsOfFact } from './facts/quoted-facts.ts';
import { isRecord } from './fields/walk.ts';
import type { FieldPath } from './source/places.ts';
import { languageOf, languages } from './languages/languages.ts';
import type { Language } from './languages/languages.ts';
import { compileMarkdown, emptyBody } from './markdown/compile.ts';
import { withArticle } from './report/print.ts';
import type { Problem } from './report/problem.ts';
import { didYouMean } from './report/suggest.ts';
import { pageIds } from './routes/page-places.ts';
import { mdxCollections } from './rules/engine/mdx.ts';
import { isPageEntry } from './site.ts';
import type { AnyEntry } from './site.ts';
import type { SourceFile } from './source/content-files.ts';
import type { Frontmatter } from './source/frontmatter.ts';
import { placeInBody, placeInField, problemAt } from './source/places.ts';
import { slugify } from './source/slug.ts';

/** The collection and the name that a content file has by its place, or why it has none. */
function collectionOf(path: string): { collection: CollectionName; id: string } | { problem: Problem } {
  const [, folder = '', ...rest] = path.split('/');
  const id = rest.join('/').replace(/\.mdx?$/, '');
  const fail = (message: string): { problem: Problem } => ({
    problem: { file: path, line: 1, column: 1, message, severity: 'error' },
  });
  if (rest.length === 0) {
    return fail('A content file lies in the folder of its kind, such as content/pages. Move it there.');
  }
  if (!isCollection(folder)) {
    return fail(
      `"${folder}" is no kind of content.${didYouMean(folder, Object.keys(collections)) || ` The folders are: ${Object.keys(collections).join(', ')}.`}`,
    );
  }
  if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(id)) {
    const copyOf = /[ (-]*(?:[^(]*conflicted copy.*|copy(?: ?\(?\d+\)?)?|\(\d+\))$/i;
    const hint =
      copyOf.test(id) || /^copy of /i.test(id.split('/').at(-1) ?? id)
        ? ' If it is only a copy, delete it.'
        : '';
    return fail(
      `A file’s name is made of small letters, digits and hyphens, because it becomes part of the address.${hint} Rename it: ${slugify(id) || 'orange'}.md.`,
    );
  }
  if (path.endsWith('.mdx') && !mdxCollections.includes(folder)) {
    return fail(`Only files of ${mdxCollections.join(', ')} may end in .mdx. Rename it: ${id}.md.`);
  }
  return { collection: folder, id };
}

/** The one other kind of file that these fields fit: the file was put into the wrong folder. */
function meantCollection(collection: CollectionName, values: unknown): CollectionName | undefined {
  const own = collections[collection].schema;
  const isForeign = isRecord(values) && Object.keys(values).filter((key) => !(key in own.shape)).length > 0;
  if (!isForeign) return undefined;
  const names = Object.keys(collections) as CollectionName[];
  const fitting = names.filter(
    (name) => name !== collection && collections[name].schema.safeParse(values).success,
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

function wrongFolder(file: string, collection: CollectionName, meant: CollectionName): Problem {
  const message = `These are the fields of ${withArticle(collections[meant].noun)}, and this is the folder of each ${collections[collection].noun}. Move the file to content/${meant}.`;
  return { file, line: 1, column: 1, message, severity: 'error' };
}

/** What one file came to: a typed entry, or the problems that keep it from being one. */
export type Outcome = {
  entry?: AnyEntry;
  /** Of a file whose fields have problems: its text, whose figures and links are judged all the same. */
  unfinished?: Pick<AnyEntry, 'collection' | 'file' | 'frontmatter'>;
  problems: Problem[];
  /** Of a fact: its name and its words (null when they can't be read). */
  words?: [string, WordsOfFact | null];
};

/** Takes one file from text to typed entry. References to other files are judged later, by `judge`. */
export function prepareFile(source: SourceFile, facts: FactWords): Outcome {
  const unfit = unfitFile(source);
  if (unfit !== undefined) return { problems: [unfit] };
  const place = collectionOf(source.path);
  if ('problem' in place) return { problems: [place.problem] };
  const textProblems = checkText(source);
  const { frontmatter, problems } = readFrontmatter(source);
  const words = place.collection === 'facts' ? { words: typedWords(place.id, frontmatter) } : {};
  // A curly quote or a hard space explains what the parser says about the same line.
  const explained = new Set(
    textProblems.filter(({ severity }) => severity === 'error').map(({ line }) => line),
  );
  const others = problems.filter(({ line }) => !explained.has(line));
  if (frontmatter === undefined) return { problems: [...textProblems, ...others], ...words };

  const split = splitFields(frontmatter, collections[place.collection].schema.shape);
  if (split !== undefined) return { problems: [...textProblems, split], ...words };
  const quoted = quoteFields(frontmatter, facts);
  const fields = validateFields(collections[place.collection].schema, quoted.values, frontmatter);
  const body = quoteBody(frontmatter, facts, languageOf(quoted.values));
  const all = [
    ...textProblems,
    ...quoted.problems,
    ...fields.problems.filter(
      ({ line, message }) =>
        !explained.has(line) && !quoted.unreadable.has(line) && !(explained.size > 0 && isMissing(message)),
    ),
    ...body.problems,
    ...bodyUse(place.collection, frontmatter),
  ];
  if (fields.data === undefined) {
    const meant = meantCollection(place.collection, quoted.values);
    if (meant !== undefined)
      return { problems: [wrongFolder(source.path, place.collection, meant)], ...words };
    const unfinished = { collection: place.collection, file: source.path, frontmatter };
    return { unfinished, problems: all, ...words };
  }
  const entry = {
    collection: place.collection,
    id: place.id,
    file: source.path,
    data: fields.data,
    body: emptyBody,
    frontmatter,
    // The schema that made `data` is the one `collection` names.
  } as AnyEntry;
  if (!source.path.endsWith('.mdx')) entry.body = compileMarkdown(body.text, idsBeside(entry));
  return { entry, problems: all, ...words };
}

/** The ids that headings of a page's text must differ from. */
function idsBeside(entry: AnyEntry): Set<string> | undefined {
  return isPageEntry(entry) ? pageIds(entry) : undefined;
}

type Quoted = {
  values: unknown;
  problems: Problem[];
  /** Lines whose facts could not be quoted: what their fields say can't be judged. */
  unreadable: Set<number>;
};

/** Quotes facts in every text of the frontmatter; below a key such as `uk`, in that language. */
function quoteFields(frontmatter: Frontmatter, facts: FactWords): Quoted {
  const problems: Problem[] = [];
  const unreadable = new Set<number>();
  const path: FieldPath = [];
  const visitAt = (key: string | number, value: unknown, language: Language): unknown => {
    path.push(key);
    const visited = visit(value, language);
    path.pop();
    return visited;
  };
  const visit = (value: unknown, language: Language): unknown => {
    if (typeof value === 'string') {
      const quote = quoteFacts(value, facts, language);
      if (quote.unreadable) unreadable.add(problemAt(frontmatter, path, 'value').line);
      for (const { index, length, ...fault } of quote.faults) {
        const place = placeInField(frontmatter, path, value.slice(index, index + length));
        const severity = severityOfQuote(fault, frontmatter);
        problems.push({ ...problemAt(frontmatter, path, 'value'), ...place, ...fault, severity });
      }
      return quote.text;
    }
    if (Array.isArray(value)) return value.map((item, index) => visitAt(index, item, language));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        visitAt(key, item, languages.find((known) => known === key) ?? language),
      ]),
    );
  };
  return { values: visit(frontmatter.values, languageOf(frontmatter.values)), problems, unreadable };
}

function quoteBody(
  frontmatter: Frontmatter,
  facts: FactWords,
  language: Language,
): { text: string; problems: Problem[] } {
  const { text, faults } = quoteFacts(frontmatter.body, facts, language);
  return {
    text,
    problems: [...faults, ...unquotedNames(frontmatter.body, facts)].map(({ index, length, ...fault }) => ({
      ...placeInBody(frontmatter.body, frontmatter.bodyLineOffset, index, length),
      ...fault,
      file: frontmatter.file,
      severity: severityOfQuote(fault, frontmatter),
    })),
  };
}

function bodyUse(collection: CollectionName, frontmatter: Frontmatter): Problem[] {
  const { body: use, noun } = collections[collection];
  const empty = frontmatter.body.trim() === '';
  const line = frontmatter.bodyLineOffset + (frontmatter.body === '' ? 0 : 1);
  const at = (message: string): Problem[] => [
    { file: frontmatter.file, line: Math.max(1, line), column: 1, message, severity: 'error' },
  ];
  if (use === 'required' && empty)
    return at(`The text of this ${noun} is missing. Write it below the second line of hyphens.`);
  if (use === 'none' && !empty) {
    const first = frontmatter.body.split('\n').findIndex((text) => text.trim() !== '');
    return at(
      `${withArticle(noun).replace('a', 'A')} has no text below its fields. Move these words into a field, or take them away.`,
    ).map((problem) => ({ ...problem, line: frontmatter.bodyLineOffset + first + 1 }));
  }
  return [];
}

/**
 * The likely addresses of page files that have problems:
 * links to them are right, and must not be blamed as well.
 */
export function likelyPaths(outcomes: Outcome[], files: SourceFile[]): string[] {
  const good = new Set(outcomes.flatMap(({ entry }) => entry?.file ?? []));
  return files
    .filter(({ path }) => !good.has(path))
    .flatMap(({ path, text }) => {
      const id = path.replace(/^content\/[^/]+\//, '').replace(/\.mdx?$/, '');
      const usual = [`/${id}`, `/${id}-foreclosure-defense`, `/blog/${id}`, ...(id === 'index' ? ['/'] : [])];
      return [...usual, ...pathsTyped(text)];
    });
}

/** Addresses given in a file that can't be read: its `path` and `aliases`, as far as they can be seen. */
function pathsTyped(text: string): string[] {
  return [...text.matchAll(/^(?:path|aliases|name):(.*)$/gm)].flatMap(([, typed = '']) => [
    ...(typed.match(/\/[a-z0-9/-]*/g) ?? []),
    `/${typed
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')}`,
  ]);
}
