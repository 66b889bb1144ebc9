import { applyDefaults, bracedWordsOf, canDefault } from './defaults.ts';
import type { SiteDefinition } from './definition.ts';
import { readFrontmatter, splitFields } from './explain/frontmatter.ts';
import { checkText, findUnreadable } from './explain/text-faults.ts';
import { misspelledKey, validateBody, validateFields } from './explain/validate.ts';
import { placeOf, quoteFile } from './facts/quote-file.ts';
import { typedWords } from './facts/fact-words.ts';
import type { FactWords, WordsOfFact } from './facts/fact-words.ts';
import type { FactNames } from './facts/broken-quotes.ts';
import { collectionOf, wrongFolder } from './folders.ts';
import { findLinks } from './markdown/links.ts';
import { emptyBody } from './markdown/compile.ts';
import type { Problem } from './report/problem.ts';
import type { Parsed, RuleSet } from './rules/rule.ts';
import { runRules } from './rules/run.ts';
import { isPageEntry } from './site.ts';
import type { Entry } from './site.ts';
import type { SourceFile } from './source/content-files.ts';
import type { Frontmatter } from './source/frontmatter.ts';
import { readTexts, referencesIn } from './texts.ts';

/** What files are checked by. */
export type Checking = { definition: SiteDefinition; rules: RuleSet };

/** The result of what depends on a file's own text (and on which facts there are). */
export type ParsedFile = {
  parsed?: Parsed;
  /** Problems of the text and of the YAML. */
  problems: Problem[];
  /** Problems that rules about the text as typed found. */
  ruleProblems: Problem[];
  /** Lines with an error of the text, which explains what later steps would report of them. */
  reportedLines: ReadonlySet<number>;
  /** Of a fact: its name and its words (null when they can't be read). */
  words?: [string, WordsOfFact | null];
};

/** The result of checking one file by itself. */
export type FileResult = {
  entry?: Entry;
  /** The same with its Markdown compiled. */
  compiled?: Entry;
  /** The places on its page that links may lead to. */
  anchors?: ReadonlySet<string>;
  /** Of a file whose fields have problems: its text, whose figures and links are checked all the same. */
  invalid?: Parsed;
  problems: Problem[];
  /** Of a fact: its name and its words (null when they can't be read). */
  words?: [string, WordsOfFact | null];
};

/** Splits a file into its fields and its text, and checks both as they are typed. */
export function parseFile(source: SourceFile, facts: FactNames, { definition, rules }: Checking): ParsedFile {
  const nothing = { ruleProblems: [], reportedLines: new Set<number>() };
  const unreadable = findUnreadable(source);
  if (unreadable !== undefined) return { ...nothing, problems: [unreadable] };
  const found = collectionOf(source.path, definition);
  if ('problem' in found) return { ...nothing, problems: [found.problem] };
  const textProblems = checkText(source);
  const { frontmatter, problems } = readFrontmatter(source);
  // A curly quote or a hard space explains what the parser reports of the same line.
  const reportedLines = new Set(
    textProblems.filter(({ severity }) => severity === 'error').map(({ line }) => line),
  );
  const others = problems.filter(({ line }) => !reportedLines.has(line));
  // A fact with a problem elsewhere still has words; without any, the files that quote it are not to blame.
  const words = found.collection === 'facts' ? { words: typedWords(found.id, frontmatter) } : {};
  if (frontmatter === undefined) return { ...nothing, ...words, problems: [...textProblems, ...others] };
  const split = splitFields(frontmatter, found.traits.schema.shape);
  if (split !== undefined) return { ...nothing, ...words, problems: [...textProblems, split] };
  const file = { ...found, file: source.path, frontmatter };
  const parsed: Parsed = { ...file, texts: readTexts(file), links: findLinks(frontmatter.text) };
  const ruleProblems = runRules(rules.source, parsed, { facts, braced: bracedWordsOf(definition) });
  return { parsed, problems: textProblems, ruleProblems, reportedLines, ...words };
}

/** Makes an entry of a parsed file: applies its defaults, quotes its facts, and validates its fields. */
export function resolveFile(
  { parsed: typed, problems, ruleProblems, reportedLines, words }: ParsedFile,
  facts: FactWords,
  defaults: Frontmatter | undefined,
  { definition, rules }: Checking,
): FileResult {
  const ofFact = words === undefined ? {} : { words };
  if (typed === undefined) return { problems, ...ofFact };
  const frontmatter: Frontmatter = { ...typed.frontmatter, defaults };
  const parsed: Parsed = { ...typed, frontmatter };
  const { traits, file } = parsed;
  const complete = applyDefaults(parsed);
  const quoted = quoteFile(frontmatter, facts, complete.values);
  const fields = validateFields(traits.schema, quoted.values, frontmatter, (path) =>
    canDefault(traits, path),
  );
  const fieldProblems = [
    ...quoted.problems,
    ...fields.problems.filter(
      (problem) =>
        !(problem.file === file && reportedLines.has(problem.line)) &&
        !quoted.unreadable.has(placeOf(problem)) &&
        !(reportedLines.size > 0 && problem.missing),
    ),
    ...complete.problems.filter(
      ({ field = '' }) =>
        !fields.problems.some((problem) => problem.field === field) &&
        misspelledKey([field], traits.schema, frontmatter) === undefined,
    ),
    ...validateBody(traits, frontmatter),
  ];
  const factProblems = runRules(rules.facts, parsed, { facts, braced: bracedWordsOf(definition) });
  const all = [...problems, ...fieldProblems, ...ruleProblems, ...factProblems];
  if (fields.data === undefined) {
    const misplaced = wrongFolder(file, parsed.collection, quoteFile(frontmatter, facts).values, definition);
    return misplaced === undefined
      ? { invalid: parsed, problems: all, ...ofFact }
      : { problems: [misplaced], ...ofFact };
  }
  const { data } = fields;
  const entry: Entry = { ...parsed, data, body: emptyBody, references: referencesIn({ traits, data }) };
  if (isPageEntry(entry)) entry.places = definition.placesOn(entry);
  all.push(...runRules(rules.entry, entry, undefined));
  return { entry, problems: all, ...ofFact };
}
