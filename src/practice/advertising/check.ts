import { hasEnded } from '#content/calendar.ts';
/** The advertising rules over all content. Terminal, preview, build and status report call it. */
import { wordsOfFacts } from '#content/facts/fact-words.ts';
import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { everyEntry } from '#content/site.ts';
import { sourceOf } from '#content/source/positions.ts';
import type { CheckedContent } from '#practice/content.ts';
import type { AnyEntry, PageEntry, Site } from '#practice/site.ts';
import { firmName, licensingLines, notarioWarnings } from './checks/firm.ts';
import { feeAcknowledgments, formDisclaimers, storedData } from './checks/forms.ts';
import { barePrices, freeNextToPaid, leadingPrices, openOffers } from './checks/prices.ts';
import { overdueFacts, samplePhones, unprovenTestimonials } from './checks/records.ts';
import { phraseFindings, warnAboutSuspect, scanText } from './check-text.ts';
import type { TextScan } from './check-text.ts';
import { Disclaimers } from './disclaimers.ts';
import { entriesOn, filesOn } from './page-files.ts';
import { Parts } from './placements.ts';
import { problemsOf } from './diagnostics.ts';
import type { ReportedFinding } from './diagnostics.ts';
import type { Context, Finding, TextFinding } from './rule.ts';
import { ruleOf } from './rules.ts';
import { Waivers } from './waivers.ts';

/** The problems of the content with the advertising rules: for content checks, as `alsoCheck`. */
export function advertisingProblems(content: CheckedContent): Diagnostic[] {
  // While an office file is invalid, its city is unknown, so office claims can't be checked.
  const isOfficeWrong = [...content.wrongFiles].some((file) => file.startsWith('content/offices/'));
  const findings = advertisingFindings(content).filter(({ rule }) => !(isOfficeWrong && rule === 'AD-02'));
  return problemsOf(findings, content.production);
}

type Checked = Pick<CheckedContent, 'entries' | 'pages' | 'now'> & { production?: boolean };

/** What checks may read of the content; undefined without a firm, which is a problem of its own. */
export function contextOf({ entries, pages, now, production = false }: Checked): Context | undefined {
  const firm = entries.site.get('firm')?.data;
  if (firm === undefined) return undefined;
  const facts = wordsOfFacts(entries.facts.values());
  const parts = new Parts(entries, facts, firm);
  const currentOffers = [...entries.offers.values()].filter(({ data }) => !hasEnded(data, now));
  const disclaimers = new Disclaimers(entries);
  return { entries, pages, firm, facts, disclaimers, parts, currentOffers, now, production };
}

/** Every finding, with those that a waiver permits or that only inform. */
export function advertisingFindings(content: Checked): ReportedFinding[] {
  const context = contextOf(content);
  if (context === undefined) return [];
  const { entries, pages } = context;
  const waivers = new Waivers(context);
  const inWords = everyEntry(entries).flatMap((entry) => entryFindings(entry, context));
  const onPages = [...pages.values()].flatMap(({ entry }) => pageFindings(entry, context));
  const inRecords = recordChecks.flatMap((check) => check(context));
  const filesOnPages = [...pages].map(([path, { entry }]) => ({ path, files: filesOn(entry, entries) }));
  const found = withoutRepeats([...inWords, ...onPages, ...inRecords]).map((finding): ReportedFinding => {
    const shownOn = filesOnPages.filter(({ files }) => files.has(finding.file)).map(({ path }) => path);
    return { ...finding, pages: shownOn, waivedBy: waivers.permitting(finding, shownOn) };
  });
  return [...found, ...waivers.findings()];
}

/** The same for a site that was loaded. */
export function findingsOf(site: Site, production = false): ReportedFinding[] {
  return advertisingFindings({ ...site, production });
}

const recordChecks: readonly ((context: Context) => Finding[])[] = [
  firmName,
  overdueFacts,
  unprovenTestimonials,
  samplePhones,
  openOffers,
  formDisclaimers,
  feeAcknowledgments,
  storedData,
];

/** What the rules report about the words of an entry. */
export function entryFindings(entry: AnyEntry, context: Context): Finding[] {
  const texts = context.parts.texts(entry).filter(
    // What a file takes from its defaults is found there.
    ({ source }) => sourceOf(entry.frontmatter, source.path ?? []) === entry.frontmatter,
  );
  const readings = texts.map((text) => ({
    entry,
    text,
    context,
    reading: cachedReading(text.text, text.language),
  }));
  const questions = [...Map.groupBy(readings, ({ text }) => text.part).values()].flatMap(warnAboutSuspect);
  return [
    ...readings.flatMap((place) => phraseFindings(place, place.reading)),
    ...questions,
    ...barePrices(entry, context),
    ...leadingPrices(entry, context),
  ].map((finding) => located(finding, context));
}

/** Statements that a page must contain. */
function pageFindings(page: PageEntry, context: Context): Finding[] {
  const shown = entriesOn(page, context.entries);
  return [
    ...licensingLines(page, context),
    ...notarioWarnings(page, shown, context),
    ...freeNextToPaid(page, shown, context).map((finding) => located(finding, context)),
  ];
}

function located({ entry, text, index, ...finding }: TextFinding, { parts }: Context): Finding {
  const { found } = finding;
  return {
    severity: finding.rule === undefined ? 'warning' : ruleOf(finding.rule).severity,
    ...finding,
    context: text.text,
    file: entry.file,
    ...parts.spanOf(entry, text, { index, found }),
  };
}

/** Pages that share a record report it once. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ rule, file, line, column, message }: Finding) =>
    JSON.stringify([rule, file, line, column, message]);
  return [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()];
}

/** Many texts are the same after a save in the preview; with this many, memory stays below 100 MB. */
const maxReadings = 200_000;
const readings = inEachLanguage(() => new Map<string, TextScan>());

function cachedReading(text: string, language: Language): TextScan {
  const known = readings[language];
  const reading = known.get(text) ?? scanText(text, language);
  if (known.size >= maxReadings) known.clear();
  known.set(text, reading);
  return reading;
}
