import { applyDefaults, bracedWordsOf, canDefault } from './defaults.ts';
import type { SiteDefinition } from './definition.ts';
import { readFrontmatter, splitFields } from './explain/frontmatter.ts';
import { checkText, findUnreadable } from './explain/text-faults.ts';
import { misspelledKey, validateBody, validateFields } from './explain/validate.ts';
import { quoteFile } from './facts/quote-file.ts';
import { typedWords } from './facts/fact-words.ts';
import type { FactWords, WordsOfFact } from './facts/fact-words.ts';
import type { FactNames } from './facts/broken-quotes.ts';
import { collectionOf, wrongFolder } from './folders.ts';
import { emptyBody } from './markdown/compile.ts';
import { errorsOf, isOnSameLine, withoutConsequences } from './report/diagnostic.ts';
import type { Diagnostic } from './report/diagnostic.ts';
import type { Parsed, RuleSet } from './rules/rule.ts';
import { runRules } from './rules/run.ts';
import { isPageEntry } from './site.ts';
import type { Entry } from './site.ts';
import type { SourceFile } from './source/content-files.ts';
import type { Frontmatter } from './source/frontmatter.ts';
import { linksIn, readTexts, referencesIn } from './texts.ts';

/** The definition and the rules that files are checked with. */
export type Checking = { definition: SiteDefinition; rules: RuleSet };

/** Result of parsing a file, which depends only on its own text and on the names of facts. */
export type ParsedFile = {
  parsed?: Parsed;
  /** Problems of the text and of its YAML. */
  problems: Diagnostic[];
  /** Problems reported by rules about the source text. */
  ruleProblems: Diagnostic[];
  /** Problems of the text alone, such as its encoding. */
  textProblems: Diagnostic[];
  /** For a fact: its name and its text, or null when the text can't be read. */
  words?: [string, WordsOfFact | null];
};

/** Result of checking one file. */
export type FileResult = {
  entry?: Entry;
  /** The entry with its Markdown compiled. */
  compiled?: Entry;
  /** Anchors on its page. */
  anchors?: ReadonlySet<string>;
  /** For a file with invalid fields: its text, so that figures and links are still checked. */
  invalid?: Parsed;
  problems: Diagnostic[];
  /** For a fact: its name and its text, or null when the text can't be read. */
  words?: [string, WordsOfFact | null];
};

/** Splits a file into fields and text, and checks the source of both. */
export function parseFile(source: SourceFile, facts: FactNames, { definition, rules }: Checking): ParsedFile {
  const nothing = { ruleProblems: [], textProblems: [] };
  const unreadable = findUnreadable(source);
  if (unreadable !== undefined) return { ...nothing, problems: [unreadable] };
  const found = collectionOf(source.path, definition);
  if ('problem' in found) return { ...nothing, problems: [found.problem] };
  const textProblems = checkText(source);
  const { frontmatter, problems } = readFrontmatter(source);
  // A curly quote or non-breaking space causes the parser's error on the same line.
  const others = withoutConsequences(problems, textProblems, isOnSameLine);
  // A fact with another problem still has its text, so that files that quote it get no error.
  const words = found.collection === 'facts' ? { words: typedWords(found.id, frontmatter) } : {};
  if (frontmatter === undefined) return { ...nothing, ...words, problems: [...textProblems, ...others] };
  const split = splitFields(frontmatter, found.traits.schema.shape);
  if (split !== undefined) return { ...nothing, ...words, problems: [...textProblems, split] };
  const file = { ...found, file: source.path, frontmatter };
  const texts = readTexts(file);
  const parsed: Parsed = { ...file, texts, links: linksIn(texts, source.path) };
  const ruleProblems = runRules(rules.source, parsed, { facts, braced: bracedWordsOf(definition) });
  return { parsed, problems: textProblems, textProblems, ruleProblems, ...words };
}

/** Resolves an entry from a parsed file: applies defaults, quotes facts, and validates fields. */
export function resolveFile(
  { parsed: typed, problems, textProblems, ruleProblems, words }: ParsedFile,
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
    ...withoutConsequences(
      withoutConsequences(fields.problems, textProblems, isOnSameLine),
      quoted.problems,
    ).filter(({ missing }) => !(missing && errorsOf(textProblems).length > 0)),
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
