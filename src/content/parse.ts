import type { Collection } from './collection.ts';
import { pageIds } from './compile.ts';
import { canDefault, completed } from './defaults.ts';
import type { SiteDefinition } from './definition.ts';
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
import type { Parsed } from './rules/rule.ts';
import { isPageEntry } from './site.ts';
import type { Entry } from './site.ts';
import type { SourceFile } from './source/content-files.ts';
import type { Frontmatter } from './source/frontmatter.ts';

/** What one file came to: a typed entry, or the problems that keep it from being one. */
export type Outcome = {
  entry?: Entry;
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
export function parseFile(
  source: SourceFile,
  facts: FactWords,
  definition: SiteDefinition,
  defaults?: Frontmatter,
): Outcome {
  const unfit = unfitFile(source);
  if (unfit !== undefined) return { problems: [unfit] };
  const found = collectionOf(source.path, definition);
  if ('problem' in found) return { problems: [found.problem] };
  const { collection, traits, id } = found;

  const textProblems = checkText(source);
  const { frontmatter, problems } = readFrontmatter(source);
  const words = collection === 'facts' ? { words: typedWords(id, frontmatter) } : {};
  // A curly quote or a hard space explains what the parser says about the same line.
  const explained = new Set(
    textProblems.filter(({ severity }) => severity === 'error').map(({ line }) => line),
  );
  const others = problems.filter(({ line }) => !explained.has(line));
  if (frontmatter === undefined) return { problems: [...textProblems, ...others], ...words };
  const split = splitFields(frontmatter, traits.schema.shape);
  if (split !== undefined) return { problems: [...textProblems, split], ...words };

  frontmatter.defaults = defaults;
  const { problems: ofFields, ...outcome } = filledIn(
    { collection, traits, id, frontmatter },
    facts,
    definition,
    explained,
  );
  const misplaced = outcome.entry
    ? undefined
    : wrongFolder(source.path, collection, quoteFile(frontmatter, facts).values, definition);
  if (misplaced !== undefined) return { problems: [misplaced], ...words };
  return { ...outcome, problems: [...textProblems, ...ofFields], ...words };
}

/** A file that was read, its fields apart from its text. */
export type Split = Pick<Entry, 'collection' | 'traits' | 'id' | 'frontmatter'>;

/**
 * What a file that was split comes to with its defaults and the words of its facts: asked again where nothing but these
 * has changed. `explained` are lines of which something was said already.
 */
export function filledIn(
  { collection, traits, id, frontmatter }: Split,
  facts: FactWords,
  definition: SiteDefinition,
  explained: ReadonlySet<number> = new Set(),
): Outcome {
  const { schema } = traits;
  const { file } = frontmatter;
  const complete = completed({ traits, frontmatter });
  const quoted = quoteFile(frontmatter, facts, complete.values);
  const fields = validateFields(schema, quoted.values, frontmatter, (path) => canDefault(traits, path));
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
    ...bodyUse(traits, frontmatter),
  ];
  if (fields.data === undefined) return { invalid: { collection, traits, file, frontmatter }, problems };
  // Its text is added below.
  const entry = { collection, traits, id, file, data: fields.data, frontmatter } as Entry;
  if (isPageEntry(entry)) entry.places = definition.placesOn(entry);
  compileLater(entry, facts);
  return { entry, problems };
}

/**
 * Gives an entry its text, compiled once somebody asks for it: few checks do. Ids of headings differ from those of
 * their page, and footnotes are a page's own.
 */
function compileLater(entry: Entry, facts: FactWords): void {
  defineOnce(entry, 'encoded', () => encodedFields(entry.frontmatter, facts, completed(entry).values));
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
  entry: Entry,
  name: Name,
  make: () => Entry[Name],
): void {
  let made: { value: Entry[Name] } | undefined;
  Object.defineProperty(entry, name, {
    enumerable: true,
    get: () => (made ??= { value: make() }).value,
  });
}

function bodyUse({ body: use, noun }: Collection, frontmatter: Frontmatter): Problem[] {
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
