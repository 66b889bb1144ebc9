import { wordsOfFacts } from '#content/facts/quoted-facts.ts';
import type { FactWords } from '#content/facts/quoted-facts.ts';
import type { Problem } from '#content/report/problem.ts';
import { everyEntry } from '#content/site.ts';
import type { AnyEntry, Entries, Page } from '#content/site.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import type { Context, TextHit } from './context.ts';
import { Disclaimers } from './disclaimers.ts';
import { placeOf, textsOf } from './entry-texts.ts';
import type { EntryText, Place, ReadableEntry } from './entry-texts.ts';
import { PageFiles } from './find-source.ts';
import type { Records } from './records.ts';
import { problemsOf } from './report.ts';
import { rules } from './rules.ts';
import type { Finding } from './rules.ts';
import { textChecks } from './rules/index.ts';
import { TopicFinder, topicsInText } from './topics.ts';
import type { Claims } from './topics.ts';
import { Waivers } from './waivers.ts';

export type Content = {
  entries: Entries;
  /** Pages by path, for waivers and for where words are shown. */
  pages: ReadonlyMap<string, Page>;
  now: Date;
  production: boolean;
};

/**
 * The problems of the words that visitors read, each at its place: for whoever loads the content, so that check,
 * preview and build tell them as soon as a file is saved. The entries’ Markdown is not compiled yet.
 */
export function wordingProblems(content: Content): Problem[] {
  const context = contextOf(content);
  if (context === undefined) return [];
  const findings = wordingFindings(content, new Waivers(context), ({ data }) => data);
  return problemsOf(findings, content.production);
}

/** What checks may ask of the content; undefined without a firm, which has a problem of its own. */
function contextOf({ entries, now, production }: Content): Context | undefined {
  const firm = entries.site.get('firm')?.data;
  if (firm === undefined) return undefined;
  const site: Records = { entries, firm };
  const disclaimers = new Disclaimers(site);
  return { site, now, production, disclaimers, topicFinder: new TopicFinder(disclaimers) };
}

/** Every finding in the words of entries. `valuesOf` gives the fields of an entry as they were before Markdown was compiled. */
export function wordingFindings(
  content: Content,
  waivers: Waivers,
  valuesOf: (entry: AnyEntry) => unknown = ({ frontmatter }) => frontmatter.values,
): Finding[] {
  const context = contextOf(content);
  if (context === undefined) return [];
  const facts = wordsOfFacts(content.entries.facts.values());
  const known = knownHits(context, facts);
  const files = new PageFiles(content.entries);
  return everyEntry(content.entries).flatMap((entry) => {
    const hits = known.get(entry.frontmatter) ?? hitsIn(entry, valuesOf(entry), facts, context);
    known.set(entry.frontmatter, hits);
    return hits.map((hit) => findingOf(hit, entry.file, content.pages, files, waivers));
  });
}

type PlacedHit = TextHit & Place;

/** What entries came to in the last run, for as long as what is around them is the same: a preview asks at each save. */
let last: { around: string; hits: WeakMap<Frontmatter, PlacedHit[]> } | undefined;

function knownHits({ site }: Context, facts: FactWords): WeakMap<Frontmatter, PlacedHit[]> {
  const { disclaimers, offices } = site.entries;
  const records = [disclaimers, offices].flatMap((map) => [...map.values()].map(({ data }) => data));
  const around = JSON.stringify([[...facts], records, site.firm]);
  if (last?.around !== around) last = { around, hits: new WeakMap() };
  return last.hits;
}

/** Places are counted in the fields as typed, which are read once more for the few files with a finding. */
function hitsIn(entry: ReadableEntry, values: unknown, facts: FactWords, context: Context): PlacedHit[] {
  if (!textsOf(entry, values, facts).some((text) => hitsOf(text, context).length > 0)) return [];
  return textsOf(entry, entry.frontmatter.values, facts).flatMap((text) =>
    hitsOf(text, context).map((hit) => ({ ...hit, ...placeOf(entry, text, hit, facts) })),
  );
}

const noTopics: Claims['topics'] = new Map();

function hitsOf(text: EntryText, context: Context): TextHit[] {
  const claims = topicsInText[text.language](text.text, context.disclaimers);
  const checked = { ...text, claims: claims?.claims ?? text.text, topics: claims?.topics ?? noTopics };
  return textChecks.flatMap((check) => check(checked, context));
}

function findingOf(
  { rule, found, message, fix, context = found, line, column, length, ...hit }: PlacedHit,
  file: string,
  pages: ReadonlyMap<string, Page>,
  files: PageFiles,
  waivers: Waivers,
): Finding {
  const severity = hit.severity ?? rules[rule].severity;
  const place = { file, line, column, length };
  const finding = { rule, authority: rules[rule].authority, severity, found, message, fix, ...place };
  const isShownOn = (path: string) => {
    const page = pages.get(path);
    return page !== undefined && files.show(page, file);
  };
  const waivedBy = waivers.permitting(finding, isShownOn, context);
  // What only informs is listed without its pages.
  const shownOn = severity === 'info' ? [] : [...pages.keys()].filter(isShownOn);
  return { ...finding, pages: shownOn, ...(waivedBy !== undefined && { waivedBy }) };
}
