import { collections } from './collections.ts';
import type { CollectionName } from './collections.ts';
import { canDefault, completed } from './defaults.ts';
import { readFrontmatter, splitFields } from './explain/frontmatter.ts';
import { checkText, unfitFile } from './explain/text-faults.ts';
import { misspelledKey, validateFields } from './explain/validate.ts';
import { encodeSigns } from './facts/fact-text.ts';
import { encodedFields, placeOf, quoteFile } from './facts/quote-file.ts';
import { quoteFacts } from './facts/quoted-facts.ts';
import { typedWords } from './facts/fact-words.ts';
import type { FactWords, WordsOfFact } from './facts/fact-words.ts';
import { collectionOf, wrongFolder } from './folders.ts';
import { languageOf } from './languages/languages.ts';
import { compileMarkdown, emptyBody } from './markdown/compile.ts';
import { withArticle } from './report/print.ts';
import type { Problem } from './report/problem.ts';
import { pageIds } from './routes/page-parts.ts';
import type { Parsed } from './rules/rule.ts';
import { isPageEntry } from './site.ts';
import type { AnyEntry } from './site.ts';
import type { SourceFile } from './source/content-files.ts';
import type { Frontmatter } from './source/frontmatter.ts';

/** What one file came to: a typed entry, or the problems that keep it from being one. */
export type Outcome = {
  entry?: AnyEntry;
  /** Of a file whose fields have problems: its text, whose figures and links are checked all the same. */
  invalid?: Parsed;
  problems: Problem[];
  /** Of a fact: its name and its words (null when they can't be read). */
  words?: [string, WordsOfFact | null];
};

/**
 * Takes one file from text to typed entry: split, parsed, completed by its defaults,
 * its facts quoted, its fields validated; its text is compiled later.
 */
export function parseFile(source: SourceFile, facts: FactWords, defaults?: Frontmatter): Outcome {
  const unfit = unfitFile(source);
  if (unfit !== undefined) return { problems: [unfit] };
  const found = collectionOf(source.path);
  if ('problem' in found) return { problems: [found.problem] };
  const { collection, id } = found;
  const { schema } = collections[collection];

  const textProblems = checkText(source);
  const { frontmatter, problems } = readFrontmatter(source);
  const words = collection === 'facts' ? { words: typedWords(id, frontmatter) } : {};
  // A curly quote or a hard space explains what the parser says about the same line.
  const explained = new Set(
    textProblems.filter(({ severity }) => severity === 'error').map(({ line }) => line),
  );
  const others = problems.filter(({ line }) => !explained.has(line));
  if (frontmatter === undefined) return { problems: [...textProblems, ...others], ...words };
  const split = splitFields(frontmatter, schema.shape);
  if (split !== undefined) return { problems: [...textProblems, split], ...words };

  frontmatter.defaults = defaults;
  const { problems: ofFields, ...outcome } = filledIn({ collection, id, frontmatter }, facts, explained);
  const misplaced = outcome.entry
    ? undefined
    : wrongFolder(source.path, collection, quoteFile(frontmatter, facts).values);
  if (misplaced !== undefined) return { problems: [misplaced], ...words };
  return { ...outcome, problems: [...textProblems, ...ofFields], ...words };
}

/** A file that was read, its fields apart from its text. */
export type Split = Pick<AnyEntry, 'collection' | 'id' | 'frontmatter'>;

/**
 * What a file that was split comes to with its defaults and the words of its facts: asked again where nothing but these
 * has changed. `explained` are lines of which something was said already.
 */
export function filledIn(
  { collection, id, frontmatter }: Split,
  facts: FactWords,
  explained: ReadonlySet<number> = new Set(),
): Outcome {
  const { schema } = collections[collection];
  const { file } = frontmatter;
  const complete = completed(frontmatter);
  const quoted = quoteFile(frontmatter, facts, complete.values);
  const fields = validateFields(schema, quoted.values, frontmatter, (path) => canDefault(collection, path));
  const problems = [
    ...quoted.problems,
    ...fields.problems.filter(
      (problem) =>
        !(problem.file === file && explained.has(problem.line)) &&
        !quoted.unreadable.has(placeOf(problem)) &&
        !(explained.size > 0 && problem.missing),
    ),
    ...complete.problems.filter(
      ({ field = '' }) =>
        !fields.problems.some((problem) => problem.field === field) &&
        misspelledKey([field], schema, frontmatter) === undefined,
    ),
    ...bodyUse(collection, frontmatter),
  ];
  if (fields.data === undefined) return { invalid: { collection, file, frontmatter }, problems };
  // The schema that made `data` is the one `collection` names.
  const entry = { collection, id, file, data: fields.data, frontmatter } as AnyEntry;
  compileLater(entry, facts);
  return { entry, problems };
}

/**
 * Gives an entry its text, compiled once somebody asks for it: few checks do. Ids of headings differ from those of
 * their page, and footnotes are a page's own.
 */
function compileLater(entry: AnyEntry, facts: FactWords): void {
  defineOnce(entry, 'encoded', () =>
    encodedFields(entry.frontmatter, facts, completed(entry.frontmatter).values),
  );
  defineOnce(entry, 'body', () => {
    const { file, data, frontmatter } = entry;
    if (file.endsWith('.mdx')) return emptyBody;
    const { text } = quoteFacts(frontmatter.body, facts, languageOf(data), encodeSigns);
    return isPageEntry(entry)
      ? compileMarkdown(text, pageIds(entry), languageOf(frontmatter.values))
      : compileMarkdown(text);
  });
}

/** Adds a field whose value is made when it is first read. */
function defineOnce<Name extends 'body' | 'encoded'>(
  entry: AnyEntry,
  name: Name,
  make: () => AnyEntry[Name],
): void {
  let made: { value: AnyEntry[Name] } | undefined;
  Object.defineProperty(entry, name, {
    enumerable: true,
    get: () => (made ??= { value: make() }).value,
  });
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
      `${withArticle(noun).replace('a', 'A')} has no text below its fields. Move these words into a field, or remove them.`,
    ).map((problem) => ({ ...problem, line: frontmatter.bodyLineOffset + first + 1 }));
  }
  return [];
}
