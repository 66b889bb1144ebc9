import { collectAnchors, compileEntry } from './compile.ts';
import { applyDefaults, listAllowedPlaceholders, isInheritable } from './defaults.ts';
import type { AllowedPlaceholders } from './defaults.ts';
import type { SiteDefinition } from './definition.ts';
import { readFrontmatter, findMisplacedFields } from './explain/frontmatter.ts';
import { checkText, findReadProblem } from './explain/text-problems.ts';
import { findMisspelledKey, validateBody, validateFields } from './explain/validate.ts';
import { quoteFile } from './facts/quote-file.ts';
import { readFactText } from './facts/fact-texts.ts';
import type { FactTexts, FactText } from './facts/fact-texts.ts';
import { findFileCollection, reportWrongFolder } from './folders.ts';
import { emptyBody } from './markdown/compile.ts';
import { selectErrors, isOnSameLine, excludeConsequences } from './report/diagnostic.ts';
import type { Diagnostic } from './report/diagnostic.ts';
import type { ParsedFile, RuleSet } from './rules/rule.ts';
import { runRules } from './rules/run.ts';
import { isPageEntry } from './site.ts';
import type { Entry } from './site.ts';
import type { SourceFile } from './source/content-files.ts';
import type { Frontmatter } from './source/frontmatter.ts';
import { listLinks, parseTexts, readTexts, findReferences } from './texts.ts';
import type { ParsedText } from './texts.ts';

/** The site's definition and its rules. */
export type SiteRules = { definition: SiteDefinition; rules: RuleSet };

/** Result of checking one file. */
export type FileResult = {
  entry?: Entry;
  /** The entry with its Markdown compiled. */
  compiledEntry?: Entry;
  /** Anchors on the entry's page. */
  anchors?: ReadonlySet<string>;
  /** The parsed file if its fields are invalid. Its figures and links are still checked. */
  invalidFile?: ParsedFile;
  problems: Diagnostic[];
  /** A fact's name and text; the text is null if it can't be read. */
  factText?: [string, FactText | null];
};

/** Parses one file, applies its defaults, quotes its facts, validates its fields, runs rules about it and compiles its Markdown. */
export function checkFile(
  source: SourceFile,
  facts: FactTexts,
  defaults: Frontmatter | undefined,
  siteRules: SiteRules,
): FileResult {
  const readProblem = findReadProblem(source);
  if (readProblem !== undefined) return { problems: [readProblem] };
  const location = findFileCollection(source.path, siteRules.definition);
  if ('problem' in location) return { problems: [location.problem] };
  const textProblems = checkText(source);
  const { frontmatter, problems } = readFrontmatter(source);
  // The text is parsed even if the fact has other problems, so that files quoting it don't report errors too.
  const factText: Pick<FileResult, 'factText'> =
    location.collection === 'facts' ? { factText: [location.id, readFactText(frontmatter?.values)] } : {};
  if (frontmatter === undefined) {
    // Assume that a curly quote or non-breaking space caused the parser error on the same line.
    const otherProblems = excludeConsequences(problems, textProblems, isOnSameLine);
    return { problems: [...textProblems, ...otherProblems], ...factText };
  }
  const misplacedFields = findMisplacedFields(frontmatter, location.config.schema.shape);
  if (misplacedFields !== undefined) return { problems: [...textProblems, misplacedFields], ...factText };
  const file = { ...location, file: source.path, frontmatter: { ...frontmatter, defaults } };
  const texts = readTexts(file);
  const placeholders = listAllowedPlaceholders(siteRules.definition);
  const parsedTexts = parseTexts(texts, source.path, facts, placeholders);
  const parsedFile: ParsedFile = { ...file, texts, links: listLinks(parsedTexts) };
  const context = { facts, placeholders, parsedTexts };
  return { ...checkFields(parsedFile, context, textProblems, siteRules), ...factText };
}

function checkFields(
  parsedFile: ParsedFile,
  context: { facts: FactTexts; placeholders: AllowedPlaceholders; parsedTexts: ParsedText[] },
  textProblems: Diagnostic[],
  { definition, rules }: SiteRules,
): FileResult {
  const { config, file, frontmatter } = parsedFile;
  const { facts } = context;
  const mergedFields = applyDefaults(parsedFile);
  const quotedFile = quoteFile(frontmatter, facts, mergedFields.values);
  const validation = validateFields(config.schema, quotedFile.values, frontmatter, (path) =>
    isInheritable(config, path),
  );
  const sourceProblems = runRules(rules.source, parsedFile, context);
  const problems = [
    ...textProblems,
    ...quotedFile.problems,
    ...excludeConsequences(
      excludeConsequences(validation.problems, textProblems, isOnSameLine),
      quotedFile.problems,
    ).filter(({ isFieldMissing }) => !(isFieldMissing && selectErrors(textProblems).length > 0)),
    ...mergedFields.problems.filter(
      ({ field = '' }) =>
        !validation.problems.some((problem) => problem.field === field) &&
        findMisspelledKey([field], config.schema, frontmatter) === undefined,
    ),
    ...validateBody(config, frontmatter),
    ...sourceProblems,
    ...runRules(rules.facts, parsedFile, context),
  ];
  if (validation.data === undefined) {
    const folderProblem = reportWrongFolder(
      file,
      parsedFile.collection,
      quoteFile(frontmatter, facts).values,
      definition,
    );
    return folderProblem === undefined
      ? { invalidFile: parsedFile, problems }
      : { problems: [folderProblem] };
  }
  const { data } = validation;
  const entry: Entry = { ...parsedFile, data, body: emptyBody, references: findReferences({ config, data }) };
  if (isPageEntry(entry)) entry.linkTargets = definition.getLinkTargets(entry);
  const result = { entry, problems: [...problems, ...runRules(rules.entry, entry, undefined)] };
  if (selectErrors(sourceProblems).length > 0) return result;
  const compiledEntry = compileEntry(entry, facts, mergedFields.values, context.parsedTexts);
  return { ...result, compiledEntry, anchors: collectAnchors(compiledEntry) };
}
