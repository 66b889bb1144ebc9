/** Runs the advertising rules on all content, for the terminal, the preview, the build and the status report. */
import { hasEnded } from '#content/calendar.ts';
import { applyDefaults } from '#content/defaults.ts';
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import type { FactTexts } from '#content/facts/fact-texts.ts';
import { languages, mapLanguages } from '#content/languages/languages.ts';
import { memoize } from '#content/memoize.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { addScheduledPages } from '#content/routes/routes.ts';
import { isPageEntry, listEntries } from '#content/site.ts';
import { findSource } from '#content/source/positions.ts';
import { toLocalDate } from '#practice/calendar.ts';
import type { CheckedContent } from '#practice/content.ts';
import type { AnyEntry, PageEntry } from '#practice/site.ts';
import { checkFirmName, checkLicensingLines, checkNotarioWarnings } from './checks/firm.ts';
import { checkFeeAcknowledgments, checkFormDisclaimers, checkStoredData } from './checks/forms.ts';
import {
  checkBarePrices,
  checkFreeConsultations,
  checkLeadingPrices,
  checkOpenEndedOffers,
} from './checks/prices.ts';
import { checkOverdueFacts, findSamplePhones, checkUnprovenTestimonials } from './checks/records.ts';
import { checkPhrases, warnAboutSentence } from './check-text.ts';
import { toDiagnostics } from './diagnostics.ts';
import type { ReportedFinding } from './diagnostics.ts';
import { splitEntry } from './entry-texts.ts';
import type { EntryText } from './entry-texts.ts';
import { checkLanguageFiles } from './language-files.ts';
import { listPageEntries, listPageFiles } from './page-files.ts';
import { collectPartText } from './placements.ts';
import { normalizeText } from './projection.ts';
import type { Context, Finding, TextFinding } from './rule.ts';
import { getRule } from '#practice/advertising-rules.ts';
import { scanText } from './scan.ts';
import type { TextScan } from './scan.ts';
import { applyWaivers } from './waivers.ts';

/** Checks content against the advertising rules. Content checks call it as `extraCheck`. */
export function checkAdvertising(content: CheckedContent): Diagnostic[] {
  const languageProblems = checkLanguageFiles();
  // The rules can't run without the phrases.
  if (selectErrors(languageProblems).length > 0) return languageProblems;
  // If an office file is invalid, its city is unknown, so office claims can't be checked.
  const hasInvalidOffice = [...content.filesWithErrors].some((file) => file.startsWith('content/offices/'));
  const findings = collectFindings(content).filter(({ rule }) => !(hasInvalidOffice && rule === 'AD-02'));
  return [...languageProblems, ...toDiagnostics(findings, content.production)];
}

type AdvertisingContent = Pick<CheckedContent, 'entries' | 'pages' | 'now'> & { production?: boolean };

/** Creates the context for the checks; undefined if the firm's file is missing or invalid, which is reported separately. */
export function createContext({
  entries,
  pages,
  now,
  production = false,
}: AdvertisingContent): Context | undefined {
  const firm = entries.site.get('firm')?.data;
  if (firm === undefined) return undefined;
  const facts = indexFactTexts(entries.facts.values());
  const factNames = [...facts.keys()].join();
  const listTexts = (entry: AnyEntry) => listEntryTexts(entry, facts, factNames);
  const getPartText = memoize((text: EntryText) => collectPartText(text, { entries, listTexts }));
  const pageEntries = listEntries(entries).filter((entry) => isPageEntry(entry));
  const disclaimerTexts = [...entries.disclaimers.values()].flatMap(({ data }) =>
    languages.map((language) => normalizeText(data.texts[language])),
  );
  const currentOffers = [...entries.offers.values()].filter(({ data }) => !hasEnded(data, now));
  return {
    entries,
    pages: addScheduledPages(pages, pageEntries, toLocalDate(now)),
    firm,
    facts,
    listTexts,
    getPartText,
    disclaimerTexts,
    currentOffers,
    now,
    production,
  };
}

const textsByEntry = new WeakMap<AnyEntry, { factNames: string; texts: EntryText[] }>();

/**
 * Lists the texts of an entry, cached for the preview. A file is parsed into a new entry when its text, its defaults or a fact that
 * it quotes change, but not when a fact becomes invalid.
 */
function listEntryTexts(entry: AnyEntry, facts: FactTexts, factNames: string): EntryText[] {
  const cached = textsByEntry.get(entry);
  if (cached?.factNames === factNames) return cached.texts;
  const texts = splitEntry(entry, applyDefaults(entry).values, facts);
  textsByEntry.set(entry, { factNames, texts });
  return texts;
}

/** Collects all findings, including waived and informational ones. */
export function collectFindings(content: AdvertisingContent): ReportedFinding[] {
  const context = createContext(content);
  if (context === undefined) return [];
  const { entries, pages } = context;
  const findings = [
    ...listEntries(entries).flatMap((entry) => checkEntryText(entry, context)),
    ...[...pages.values()].flatMap(({ entry }) => checkPage(entry, context)),
    ...recordChecks.flatMap((check) => check(context)),
  ];
  const filesOnPages = [...pages].map(([path, { entry }]) => ({
    path,
    files: listPageFiles(entry, entries),
  }));
  const findingsOnPages = deduplicate(findings).map((finding) => ({
    ...finding,
    pages: filesOnPages.filter(({ files }) => files.has(finding.file)).map(({ path }) => path),
  }));
  return applyWaivers(findingsOnPages, context);
}

const recordChecks: readonly ((context: Context) => Finding[])[] = [
  checkFirmName,
  checkOverdueFacts,
  checkUnprovenTestimonials,
  findSamplePhones,
  checkOpenEndedOffers,
  checkFormDisclaimers,
  checkFeeAcknowledgments,
  checkStoredData,
];

/** Returns the findings about the text of an entry. */
export function checkEntryText(entry: AnyEntry, context: Context): Finding[] {
  const scannedTexts = context
    .listTexts(entry)
    // Findings in inherited values are reported in the defaults file.
    .filter(({ path = [] }) => findSource(entry.frontmatter, path) === entry.frontmatter)
    .map((text) => ({ text, scan: getScan(text) }));
  const parts = Map.groupBy(scannedTexts, ({ text }) => text.part);
  return [
    ...scannedTexts.flatMap(({ text, scan }) => checkPhrases(text, scan, context)),
    ...[...parts.values()].flatMap((part) => warnAboutSentence(part, context)),
    ...checkBarePrices(entry, context),
    ...checkLeadingPrices(entry, context),
  ].map(locateFinding);
}

/** Checks the statements that a page must contain. */
function checkPage(page: PageEntry, context: Context): Finding[] {
  const entriesOnPage = listPageEntries(page, context.entries);
  return [
    ...checkLicensingLines(page, context),
    ...checkNotarioWarnings(page, entriesOnPage, context),
    ...checkFreeConsultations(page, entriesOnPage, context).map(locateFinding),
  ];
}

function locateFinding({ text, index, ...finding }: TextFinding): Finding {
  return {
    severity: finding.rule === undefined ? 'warning' : getRule(finding.rule).severity,
    ...finding,
    context: text.text,
    file: text.entry.file,
    ...text.toFileSpan(index, finding.excerpt.length),
  };
}

/** Removes repeated findings, because pages that share a record each report it. */
function deduplicate(findings: readonly Finding[]): Finding[] {
  const buildKey = ({ rule, file, line, column, message }: Finding) =>
    JSON.stringify([rule, file, line, column, message]);
  return [...new Map(findings.map((finding) => [buildKey(finding), finding])).values()];
}

/** Maximum number of cached scans per language. This many need less than 100 MB. */
const maxCachedScans = 200_000;
/** Cached because most text is unchanged after a save in the preview. */
const scanCaches = mapLanguages(() => new Map<string, TextScan>());

function getScan({ text, language }: EntryText): TextScan {
  const cache = scanCaches[language];
  const scan = cache.get(text) ?? scanText(text, language);
  if (cache.size >= maxCachedScans) cache.clear();
  cache.set(text, scan);
  return scan;
}
