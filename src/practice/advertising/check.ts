/** Runs the advertising rules on all content, for the terminal, the preview, the build and the status report. */
import { hasEnded } from '#content/calendar.ts';
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import { mapLanguages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { listEntries } from '#content/site.ts';
import { findSource } from '#content/source/positions.ts';
import type { CheckedContent } from '#practice/content.ts';
import type { AnyEntry, PageEntry, Site } from '#practice/site.ts';
import { checkFirmName, checkLicensingLines, checkNotarioWarnings } from './checks/firm.ts';
import { checkFeeAcknowledgments, checkFormDisclaimers, checkStoredData } from './checks/forms.ts';
import {
  checkBarePrices,
  checkFreeConsultations,
  checkLeadingPrices,
  checkOpenEndedOffers,
} from './checks/prices.ts';
import { checkOverdueFacts, findSamplePhones, checkUnprovenTestimonials } from './checks/records.ts';
import { checkPhrases, warnAboutSentence, scanText } from './check-text.ts';
import type { TextScan } from './check-text.ts';
import { Disclaimers } from './disclaimers.ts';
import { checkLanguageFiles } from './language-files.ts';
import { listPageEntries, listPageFiles } from './page-files.ts';
import { Parts } from './placements.ts';
import { toDiagnostics } from './diagnostics.ts';
import type { ReportedFinding } from './diagnostics.ts';
import type { Context, Finding, TextFinding } from './rule.ts';
import { getRule } from './rules.ts';
import { Waivers } from './waivers.ts';

/** Checks the advertising rules. Content checks call it as `extraCheck`. */
export function checkAdvertising(content: CheckedContent): Diagnostic[] {
  const languageProblems = checkLanguageFiles();
  // The rules can't run without the phrases.
  if (selectErrors(languageProblems).length > 0) return languageProblems;
  // If an office file is invalid, its city is unknown, so office claims can't be checked.
  const hasInvalidOffice = [...content.filesWithErrors].some((file) => file.startsWith('content/offices/'));
  const findings = findAdvertisingFindings(content).filter(
    ({ rule }) => !(hasInvalidOffice && rule === 'AD-02'),
  );
  return [...languageProblems, ...toDiagnostics(findings, content.production)];
}

type AdvertisingContent = Pick<CheckedContent, 'entries' | 'pages' | 'now'> & { production?: boolean };

/** Creates the context of the checks. Returns undefined if the firm's file is missing, which is reported separately. */
export function createContext({
  entries,
  pages,
  now,
  production = false,
}: AdvertisingContent): Context | undefined {
  const firm = entries.site.get('firm')?.data;
  if (firm === undefined) return undefined;
  const facts = indexFactTexts(entries.facts.values());
  const parts = new Parts(entries, facts, firm);
  const currentOffers = [...entries.offers.values()].filter(({ data }) => !hasEnded(data, now));
  const disclaimers = new Disclaimers(entries);
  return { entries, pages, firm, facts, disclaimers, parts, currentOffers, now, production };
}

/** Collects all findings, including waived and informational ones. */
export function findAdvertisingFindings(content: AdvertisingContent): ReportedFinding[] {
  const context = createContext(content);
  if (context === undefined) return [];
  const { entries, pages } = context;
  const waivers = new Waivers(context);
  const textFindings = listEntries(entries).flatMap((entry) => checkEntryText(entry, context));
  const pageFindings = [...pages.values()].flatMap(({ entry }) => checkPage(entry, context));
  const recordFindings = recordChecks.flatMap((check) => check(context));
  const filesOnPages = [...pages].map(([path, { entry }]) => ({
    path,
    files: listPageFiles(entry, entries),
  }));
  const findings = deduplicate([...textFindings, ...pageFindings, ...recordFindings]).map(
    (finding): ReportedFinding => {
      const paths = filesOnPages.filter(({ files }) => files.has(finding.file)).map(({ path }) => path);
      return { ...finding, pages: paths, waivedBy: waivers.findWaiver(finding, paths) };
    },
  );
  return [...findings, ...waivers.collectFindings()];
}

/** Collects all findings about a loaded site. */
export function collectFindings(site: Site, production = false): ReportedFinding[] {
  return findAdvertisingFindings({ ...site, production });
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
  const texts = context.parts.listTexts(entry).filter(
    // Findings in inherited values are reported in the defaults file.
    ({ field }) => findSource(entry.frontmatter, field.path ?? []) === entry.frontmatter,
  );
  const scannedTexts = texts.map((text) => ({
    entry,
    text,
    context,
    scan: getScan(text.text, text.language),
  }));
  const warnings = [...Map.groupBy(scannedTexts, ({ text }) => text.part).values()].flatMap(
    warnAboutSentence,
  );
  return [
    ...scannedTexts.flatMap((scannedText) => checkPhrases(scannedText, scannedText.scan)),
    ...warnings,
    ...checkBarePrices(entry, context),
    ...checkLeadingPrices(entry, context),
  ].map((finding) => locateFinding(finding, context));
}

/** Checks the statements that a page must contain. */
function checkPage(page: PageEntry, context: Context): Finding[] {
  const entriesOnPage = listPageEntries(page, context.entries);
  return [
    ...checkLicensingLines(page, context),
    ...checkNotarioWarnings(page, entriesOnPage, context),
    ...checkFreeConsultations(page, entriesOnPage, context).map((finding) => locateFinding(finding, context)),
  ];
}

function locateFinding({ entry, text, index, ...finding }: TextFinding, { parts }: Context): Finding {
  const { excerpt } = finding;
  return {
    severity: finding.rule === undefined ? 'warning' : getRule(finding.rule).severity,
    ...finding,
    context: text.text,
    file: entry.file,
    ...parts.findSpan(entry, text, { index, excerpt }),
  };
}

/** Removes repeated findings, because pages that share a record each report it. */
function deduplicate(findings: readonly Finding[]): Finding[] {
  const buildKey = ({ rule, file, line, column, message }: Finding) =>
    JSON.stringify([rule, file, line, column, message]);
  return [...new Map(findings.map((finding) => [buildKey(finding), finding])).values()];
}

/** Cached because most text is unchanged after a save in the preview. This many scans need less than 100 MB. */
const maxCachedScans = 200_000;
const scanCaches = mapLanguages(() => new Map<string, TextScan>());

function getScan(text: string, language: Language): TextScan {
  const cache = scanCaches[language];
  const scan = cache.get(text) ?? scanText(text, language);
  if (cache.size >= maxCachedScans) cache.clear();
  cache.set(text, scan);
  return scan;
}
