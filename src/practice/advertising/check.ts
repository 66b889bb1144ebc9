/** The advertising rules over all content. The terminal, the preview, the build and the status report call it. */
import { hasEnded } from '#content/calendar.ts';
import { indexFactTexts } from '#content/facts/fact-texts.ts';
import { mapLanguages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { listEntries } from '#content/site.ts';
import { findSource } from '#content/source/positions.ts';
import type { CheckedContent } from '#practice/content.ts';
import type { AnyEntry, PageEntry, Site } from '#practice/site.ts';
import { checkFirmName, checkLicensingLines, checkNotarioWarnings } from './checks/firm.ts';
import { checkFeeAcknowledgments, checkFormDisclaimers, checkStoredData } from './checks/forms.ts';
import { checkBarePrices, checkFreeNextToPaid, checkLeadingPrices, openOffers } from './checks/prices.ts';
import { checkOverdueFacts, findSamplePhones, checkUnprovenTestimonials } from './checks/records.ts';
import { checkPhrases, warnAboutSuspect, scanText } from './check-text.ts';
import type { TextScan } from './check-text.ts';
import { Disclaimers } from './disclaimers.ts';
import { listPageEntries, listPageFiles } from './page-files.ts';
import { Parts } from './placements.ts';
import { toDiagnostics } from './diagnostics.ts';
import type { ReportedFinding } from './diagnostics.ts';
import type { Context, Finding, TextFinding } from './rule.ts';
import { findRule } from './rules.ts';
import { Waivers } from './waivers.ts';

/** The problems of the content with the advertising rules: for content checks, as `extraCheck`. */
export function checkAdvertising(content: CheckedContent): Diagnostic[] {
  // While an office file is invalid, its city is unknown, so office claims can't be checked.
  const isOfficeWrong = [...content.filesWithErrors].some((file) => file.startsWith('content/offices/'));
  const findings = findAdvertisingFindings(content).filter(
    ({ rule }) => !(isOfficeWrong && rule === 'AD-02'),
  );
  return toDiagnostics(findings, content.production);
}

type Checked = Pick<CheckedContent, 'entries' | 'pages' | 'now'> & { production?: boolean };

/** The context of the checks; undefined without a firm, which is reported separately. */
export function createContext({ entries, pages, now, production = false }: Checked): Context | undefined {
  const firm = entries.site.get('firm')?.data;
  if (firm === undefined) return undefined;
  const facts = indexFactTexts(entries.facts.values());
  const parts = new Parts(entries, facts, firm);
  const currentOffers = [...entries.offers.values()].filter(({ data }) => !hasEnded(data, now));
  const disclaimers = new Disclaimers(entries);
  return { entries, pages, firm, facts, disclaimers, parts, currentOffers, now, production };
}

/** Every finding, with those that a waiver permits or that only inform. */
export function findAdvertisingFindings(content: Checked): ReportedFinding[] {
  const context = createContext(content);
  if (context === undefined) return [];
  const { entries, pages } = context;
  const waivers = new Waivers(context);
  const inWords = listEntries(entries).flatMap((entry) => checkEntry(entry, context));
  const onPages = [...pages.values()].flatMap(({ entry }) => checkPage(entry, context));
  const inRecords = recordChecks.flatMap((check) => check(context));
  const filesOnPages = [...pages].map(([path, { entry }]) => ({
    path,
    files: listPageFiles(entry, entries),
  }));
  const findings = deduplicate([...inWords, ...onPages, ...inRecords]).map((finding): ReportedFinding => {
    const shownOn = filesOnPages.filter(({ files }) => files.has(finding.file)).map(({ path }) => path);
    return { ...finding, pages: shownOn, waivedBy: waivers.findPermit(finding, shownOn) };
  });
  return [...findings, ...waivers.findings()];
}

/** The same for a site that was loaded. */
export function collectFindings(site: Site, production = false): ReportedFinding[] {
  return findAdvertisingFindings({ ...site, production });
}

const recordChecks: readonly ((context: Context) => Finding[])[] = [
  checkFirmName,
  checkOverdueFacts,
  checkUnprovenTestimonials,
  findSamplePhones,
  openOffers,
  checkFormDisclaimers,
  checkFeeAcknowledgments,
  checkStoredData,
];

/** Returns the findings about the texts of an entry. */
export function checkEntry(entry: AnyEntry, context: Context): Finding[] {
  const texts = context.parts.texts(entry).filter(
    // Findings in inherited values are reported in the defaults file.
    ({ source }) => findSource(entry.frontmatter, source.path ?? []) === entry.frontmatter,
  );
  const scanCaches = texts.map((text) => ({
    entry,
    text,
    context,
    reading: scanCached(text.text, text.language),
  }));
  const questions = [...Map.groupBy(scanCaches, ({ text }) => text.part).values()].flatMap(warnAboutSuspect);
  return [
    ...scanCaches.flatMap((place) => checkPhrases(place, place.reading)),
    ...questions,
    ...checkBarePrices(entry, context),
    ...checkLeadingPrices(entry, context),
  ].map((finding) => locateFinding(finding, context));
}

/** Statements that a page must contain. */
function checkPage(page: PageEntry, context: Context): Finding[] {
  const entriesOnPage = listPageEntries(page, context.entries);
  return [
    ...checkLicensingLines(page, context),
    ...checkNotarioWarnings(page, entriesOnPage, context),
    ...checkFreeNextToPaid(page, entriesOnPage, context).map((finding) => locateFinding(finding, context)),
  ];
}

function locateFinding({ entry, text, index, ...finding }: TextFinding, { parts }: Context): Finding {
  const { found } = finding;
  return {
    severity: finding.rule === undefined ? 'warning' : findRule(finding.rule).severity,
    ...finding,
    context: text.text,
    file: entry.file,
    ...parts.findSpan(entry, text, { index, found }),
  };
}

/** Pages that share a record report it once. */
function deduplicate(findings: readonly Finding[]): Finding[] {
  const toKey = ({ rule, file, line, column, message }: Finding) =>
    JSON.stringify([rule, file, line, column, message]);
  return [...new Map(findings.map((finding) => [toKey(finding), finding])).values()];
}

/** Most texts are unchanged after a save in the preview. This many need less than 100 MB. */
const maxReadings = 200_000;
const readings = mapLanguages(() => new Map<string, TextScan>());

function scanCached(text: string, language: Language): TextScan {
  const cache = readings[language];
  const reading = cache.get(text) ?? scanText(text, language);
  if (cache.size >= maxReadings) cache.clear();
  cache.set(text, reading);
  return reading;
}
