import { formatAnnotations } from '#content/report/annotations.ts';
import { formatProblems } from '#content/report/print.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { suggestName } from '#content/report/suggest.ts';
import { proseRules, rules } from '#practice/rules/index.ts';
import { waiverDates } from '#practice/rules/production.ts';
import { runRules } from '#content/rules/run.ts';
import { listEntries } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import { findMisspellings } from '#practice/proofreading/spelling.ts';
import { loadContent } from '#practice/content.ts';
import type { CheckOptions } from '#practice/content.ts';
import { fullCheck } from '#practice/full-check.ts';
import { checkExternalLinks } from '#practice/proofreading/external-links.ts';
import { isFormCopyOutOfDate, formCopyOutdatedMessage, writeFormCopy } from '#build/forms/functions-copy.ts';
import type { CheckFlags } from './options.ts';

/**
 * Checks the content once and prints the problems in `selectedFiles`, or in all files if it is empty. Also spell-checks the
 * `changed` files. Returns the exit code: 0 if the check passes, 1 if it fails, 2 for a file that doesn't exist.
 */
export async function checkOnce(
  options: CheckOptions,
  flags: CheckFlags & { changed?: string[] },
  selectedFiles: string[],
): Promise<number> {
  const startTime = performance.now();
  const loadResult = await loadContent({ ...options, ...fullCheck });
  const { sources, site } = loadResult;
  const durationMs = Math.round(performance.now() - startTime);
  const files = flags.spelling === true ? undefined : (flags.changed ?? []);
  const misspellings = await findMisspellings(site, options.root, files);
  const allProblems = [...loadResult.problems, ...misspellings];
  const unknownFiles = selectedFiles.filter((file) => !sources.has(file));
  if (unknownFiles[0] !== undefined) {
    console.error(
      `No such content file${unknownFiles.length === 1 ? '' : 's'}: ${unknownFiles.join(', ')}.${suggestName(unknownFiles[0], sources.keys())}`,
    );
    return 2;
  }
  const problems =
    selectedFiles.length === 0 ? allProblems : allProblems.filter(({ file }) => selectedFiles.includes(file));
  if (problems.length > 0) {
    console.error(formatProblems(problems, sources));
    if (flags.github === true) console.log(formatAnnotations(problems));
  }
  const hasBlockingProblems =
    selectErrors(problems).length > 0 ||
    (flags.spelling === true && problems.some((problem) => misspellings.includes(problem))) ||
    (flags.proposal === true && problems.some(blocksProposal));
  let isFormCopyOutdated = false;
  if (site !== undefined) {
    if (flags['write-forms'] === true) await writeFormCopy(options.root, site);
    else if (selectedFiles.length === 0) isFormCopyOutdated = await isFormCopyOutOfDate(options.root, site);
    if (isFormCopyOutdated) console.error(`${formCopyOutdatedMessage}\n`);
    if (flags.prose === true) console.log(formatProseWarnings(site, sources));
  }
  const hasBrokenLinks = flags.links === true && (await checkExternalLinks(sources));
  if (hasBlockingProblems || hasBrokenLinks) return 1;
  const result = problems.length === 0 ? 'no problems' : 'no errors';
  console.log(
    selectedFiles.length > 0
      ? `${selectedFiles.join(', ')}: ${result}. Problems in other files: ${allProblems.length - problems.length}.`
      : `Checked ${sources.size} files: ${isFormCopyOutdated ? '1 generated file is out of date' : result} (${durationMs} ms).`,
  );
  return isFormCopyOutdated ? 1 : 0;
}

/** Returns whether a problem will block publishing on a later date. Reviews and waivers don't count: each is renewed in a proposal of its own. */
function blocksProposal({ upcoming, rule }: Diagnostic): boolean {
  return upcoming !== undefined && ![...rules.production, waiverDates].some(({ id }) => id === rule);
}

/** Formats style warnings about the site's English text. */
function formatProseWarnings(site: Site, sources: Map<string, string>): string {
  const warnings = listEntries(site.entries).flatMap((entry) => runRules(proseRules, entry, undefined));
  if (warnings.length === 0) return 'No legalese or long sentences.';
  return formatProblems(warnings, sources);
}
