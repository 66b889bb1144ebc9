import type { CollectionName } from './collections.ts';
import { collections } from './collections.ts';
import type { AnyEntry } from './entry.ts';
import { isPageEntry } from './entry.ts';
import { typedWords } from './facts/fact-words.ts';
import type { FactWords, WordsOfFact } from './facts/quote-facts.ts';
import { quoteFacts, unquotedNames } from './facts/quote-facts.ts';
import { severityOfQuote } from './facts/quote-severity.ts';
import { collectionOf } from './files/file-place.ts';
import type { SourceFile } from './files/source-file.ts';
import { checkText, unfitFile } from './files/text-checks.ts';
import { meantCollection, wrongFolder } from './files/wrong-folder.ts';
import type { Frontmatter } from './frontmatter/read-frontmatter.ts';
import { readFrontmatter } from './frontmatter/read-frontmatter.ts';
import { splitFields } from './frontmatter/split-fields.ts';
import { languageOf } from './languages/language-of.ts';
import type { Language } from './languages/languages.ts';
import { languages } from './languages/languages.ts';
import { wrongLanguage } from './languages/wrong-language.ts';
import { checkBody, checkFields } from './markdown/check-body.ts';
import { checkMdx } from './markdown/check-mdx.ts';
import { compileMarkdown, emptyBody } from './markdown/compile-markdown.ts';
import { pageIds } from './pages/page-ids.ts';
import { problemAt } from './problems/places.ts';
import type { Problem } from './problems/problem.ts';
import { placeInBody, placeInField } from './problems/text-places.ts';
import { withArticle } from './problems/with-article.ts';
import { validateFields } from './validation/validate.ts';
import type { FieldPath } from './validation/walk-schema.ts';
import { isRecord } from './validation/walk-schema.ts';
import { isMissing } from './validation/zod-messages.ts';

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

  const split = splitFields(frontmatter, place.collection);
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
    ...checkFields(place.collection, frontmatter),
    ...bodyProblems(place.collection, frontmatter),
    ...wrongLanguage(place.collection, frontmatter),
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

/** What people mistype is told in its own words; only then is an `.mdx` file read as its compiler would. */
function bodyProblems(collection: CollectionName, frontmatter: Frontmatter): Problem[] {
  const problems = checkBody(collection, frontmatter);
  return problems.length > 0 || !frontmatter.file.endsWith('.mdx') ? problems : checkMdx(frontmatter);
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
