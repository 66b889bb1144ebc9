import { collectAnchors, compileEntry } from './compile.ts';
import { applyDefaults, listAllowedPlaceholders, canDefault } from './defaults.ts';
import type { AllowedPlaceholders } from './defaults.ts';
import type { SiteDefinition } from './definition.ts';
import { readFrontmatter, splitFields } from './explain/frontmatter.ts';
import { checkText, findUnreadable } from './explain/text-problems.ts';
import { findMisspelledKey, validateBody, validateFields } from './explain/validate.ts';
import { quoteFile } from './facts/quote-file.ts';
import { parseFactText } from './facts/fact-texts.ts';
import type { FactTexts, FactText } from './facts/fact-texts.ts';
import { findCollection, reportWrongFolder } from './folders.ts';
import { emptyBody } from './markdown/compile.ts';
import { selectErrors, isOnSameLine, excludeConsequences } from './report/diagnostic.ts';
import type { Diagnostic } from './report/diagnostic.ts';
import type { Parsed, RuleSet } from './rules/rule.ts';
import { runRules } from './rules/run.ts';
import { isPageEntry } from './site.ts';
import type { Entry } from './site.ts';
import type { SourceFile } from './source/content-files.ts';
import type { Frontmatter } from './source/frontmatter.ts';
import { listLinks, parseTexts, readTexts, findReferences } from './texts.ts';
import type { ParsedText } from './texts.ts';

/** The site's definition, and the rules for files. */
export type Checking = { definition: SiteDefinition; rules: RuleSet };

/** Result of checking one file. */
export type FileResult = {
  entry?: Entry;
  /** The entry with its Markdown compiled. */
  compiled?: Entry;
  /** Anchors on its page. */
  anchors?: ReadonlySet<string>;
  /** The texts of a file with invalid fields, so that their figures and links are still checked. */
  invalid?: Parsed;
  problems: Diagnostic[];
  /** A fact's name and its text; null when the text can't be read. */
  factText?: [string, FactText | null];
};

/** Parses one file, applies its defaults, quotes its facts, validates its fields and compiles its Markdown. */
export function checkFile(
  source: SourceFile,
  facts: FactTexts,
  defaults: Frontmatter | undefined,
  site: Checking,
): FileResult {
  const unreadable = findUnreadable(source);
  if (unreadable !== undefined) return { problems: [unreadable] };
  const collection = findCollection(source.path, site.definition);
  if ('problem' in collection) return { problems: [collection.problem] };
  const textProblems = checkText(source);
  const { frontmatter, problems } = readFrontmatter(source);
  // A fact with another problem still has its text, so that files that quote it get no error.
  const factText =
    collection.collection === 'facts' ? { factText: parseFactText(collection.id, frontmatter) } : {};
  if (frontmatter === undefined) {
    // A curly quote or non-breaking space causes the parser's error on the same line.
    const others = excludeConsequences(problems, textProblems, isOnSameLine);
    return { problems: [...textProblems, ...others], ...factText };
  }
  const split = splitFields(frontmatter, collection.traits.schema.shape);
  if (split !== undefined) return { problems: [...textProblems, split], ...factText };
  const file = { ...collection, file: source.path, frontmatter: { ...frontmatter, defaults } };
  const texts = readTexts(file);
  const braced = listAllowedPlaceholders(site.definition);
  const trees = parseTexts(texts, source.path, facts, braced);
  const parsed: Parsed = { ...file, texts, links: listLinks(trees) };
  const context = { facts, braced, parsed: trees };
  return { ...checkFields(parsed, context, textProblems, site), ...factText };
}

function checkFields(
  parsed: Parsed,
  context: { facts: FactTexts; braced: AllowedPlaceholders; parsed: ParsedText[] },
  textProblems: Diagnostic[],
  { definition, rules }: Checking,
): FileResult {
  const { traits, file, frontmatter } = parsed;
  const { facts } = context;
  const complete = applyDefaults(parsed);
  const quoted = quoteFile(frontmatter, facts, complete.values);
  const fields = validateFields(traits.schema, quoted.values, frontmatter, (path) =>
    canDefault(traits, path),
  );
  const ofSource = runRules(rules.source, parsed, context);
  const problems = [
    ...textProblems,
    ...quoted.problems,
    ...excludeConsequences(
      excludeConsequences(fields.problems, textProblems, isOnSameLine),
      quoted.problems,
    ).filter(({ missing }) => !(missing && selectErrors(textProblems).length > 0)),
    ...complete.problems.filter(
      ({ field = '' }) =>
        !fields.problems.some((problem) => problem.field === field) &&
        findMisspelledKey([field], traits.schema, frontmatter) === undefined,
    ),
    ...validateBody(traits, frontmatter),
    ...ofSource,
    ...runRules(rules.facts, parsed, context),
  ];
  if (fields.data === undefined) {
    const misplaced = reportWrongFolder(
      file,
      parsed.collection,
      quoteFile(frontmatter, facts).values,
      definition,
    );
    return misplaced === undefined ? { invalid: parsed, problems } : { problems: [misplaced] };
  }
  const { data } = fields;
  const entry: Entry = { ...parsed, data, body: emptyBody, references: findReferences({ traits, data }) };
  if (isPageEntry(entry)) entry.places = definition.placesOn(entry);
  const result = { entry, problems: [...problems, ...runRules(rules.entry, entry, undefined)] };
  if (selectErrors(ofSource).length > 0) return result;
  const compiled = compileEntry(entry, facts, complete.values, context.parsed);
  return { ...result, compiled, anchors: collectAnchors(compiled) };
}
