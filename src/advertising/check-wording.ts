import { completed } from '#content/defaults.ts';
import { collections } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import { wordsOfFacts } from '#content/facts/fact-words.ts';
import type { FactWords } from '#content/facts/fact-words.ts';
import { factsQuotedIn } from '#content/facts/quoted-facts.ts';
import { memoize } from '#content/memoize.ts';
import type { Problem, Span } from '#content/report/problem.ts';
import { everyEntry } from '#content/site.ts';
import type { AnyEntry, Entries, Entry, Page } from '#practice/site.ts';
import type { Frontmatter } from '#content/source/frontmatter.ts';
import { sourceOf } from '#content/source/positions.ts';
import { hashOf } from '#content/texts.ts';
import { Disclaimers } from './disclaimers.ts';
import { spanFinder, textsOf } from './entry-texts.ts';
import type { EntryText, ReadableEntry } from './entry-texts.ts';
import { Recent } from './memory.ts';
import { PageFiles } from './page-files.ts';
import { isOfLaw } from './quoted-law.ts';
import { sentencesIn } from './reader/sentences.ts';
import { problemsOf } from './report.ts';
import { doubtsIn } from './rules/doubts.ts';
import { realOffice } from './rules/firm.ts';
import { inOwnWords } from './rules/testimonials.ts';
import { findInText, findingAt } from './rules/index.ts';
import { addedYears } from './rules/years.ts';
import type { Context, Finding, Hit, RuleId, TextReport } from './rules/rule.ts';
import { TopicFinder, topicsInText } from './topics.ts';
import type { Claims } from './topics.ts';
import { Waivers } from './waivers.ts';

type Content = {
  entries: Entries;
  /** Pages by path, for waivers and for where words are shown. */
  pages: ReadonlyMap<string, Page>;
  /** Files with an error, which may be missing among the entries. */
  wrongFiles: ReadonlySet<string>;
  now: Date;
  production: boolean;
};

/**
 * The problems of the words that visitors read, each at its place: for whoever loads the content, so that check,
 * preview and build report them as soon as a file is saved. The entries’ Markdown is not compiled yet.
 */
export function wordingProblems(content: Content, cache = inMemory): Problem[] {
  const context = contextOf(content);
  if (context === undefined) return [];
  const waivers = new Waivers(context);
  const findings = wordingFindings(context, content.pages, waivers, cache, ({ data }) => data);
  // While an office can't be read, nobody knows whether words name it.
  const isOfficeWrong = [...content.wrongFiles].some((file) => file.startsWith('content/offices/'));
  return problemsOf(
    isOfficeWrong ? findings.filter(({ rule }) => rule !== realOffice.id) : findings,
    content.production,
  );
}

/** What checks may ask of the content; undefined without a firm, which has a problem of its own. */
function contextOf({ entries, now, production }: Content): Context | undefined {
  const firm = entries.site.get('firm')?.data;
  if (firm === undefined) return undefined;
  const disclaimers = new Disclaimers({ entries });
  return { site: { entries, firm }, now, production, disclaimers, topicFinder: new TopicFinder(disclaimers) };
}

/** Every finding in the words of entries. `valuesOf` gives the fields of an entry as they were before Markdown was compiled. */
export function wordingFindings(
  context: Context,
  pages: ReadonlyMap<string, Page>,
  waivers: Waivers,
  cache = inMemory,
  valuesOf: (entry: AnyEntry) => unknown = ({ frontmatter }) => frontmatter.values,
): Finding[] {
  const { entries } = context.site;
  const facts = wordsOfFacts(entries.facts.values());
  renew(cache, context);
  const files = new PageFiles(entries);
  const all = hashOf([...entries.facts.values()].map(factHash));
  return everyEntry(entries).flatMap((entry) => {
    const of = checkedBy(entry, entries, all);
    const known = cache.hits.get(entry.file);
    const hits =
      known?.of === of
        ? known.hits
        : hitsIn(entry, valuesOf(entry), facts, { ...context, known: cache.texts });
    cache.hits.set(entry.file, { of, hits });
    return hits.map((hit) => findingOf(hit, entry.file, pages, files, waivers));
  });
}

const textHash = memoize(({ text }: Frontmatter) => hashOf([text]));
const factHash = memoize(({ data }: Entry<'facts'>) => hashOf([JSON.stringify(data)]));
const factsQuoted = memoize(({ text }: Frontmatter) => factsQuotedIn(text));

type CheckedBy = { all?: string; defaults?: Frontmatter | undefined; of: string };

/** Of most files nothing is another since the last save. */
const lastCheckedBy = memoize((_entry: AnyEntry): CheckedBy => ({ of: '' }));

/** The hash of an entry's text, of its defaults, and of the facts that these quote; `all` is that of all facts. */
function checkedBy(entry: AnyEntry, entries: Entries, all: string): string {
  const last = lastCheckedBy(entry);
  const { defaults } = entry.frontmatter;
  if (last.all === all && last.defaults === defaults) return last.of;
  const texts = [entry.frontmatter, ...(defaults ? [defaults] : [])];
  // The figures of a client's words are held against every fact.
  const quoted = entry.collection === 'testimonials' ? all : quotedHash(texts, entries);
  return Object.assign(last, { all, defaults, of: [...texts.map(textHash), quoted].join(' ') }).of;
}

function quotedHash(texts: readonly Frontmatter[], { facts }: Entries): string {
  return texts
    .flatMap(factsQuoted)
    .map((name) => {
      const fact = facts.get(name);
      return fact === undefined ? '' : factHash(fact);
    })
    .join(' ');
}

type TextHit = TextReport & Hit;
type LocatedHit = TextHit & Span;
type KnownTexts = Recent<HitsInText>;

/**
 * What files came to by the hash of their text and of the facts that it quotes, and single texts, for as long as the
 * records around them are the same. A preview asks at each save, and a build leaves it to the next.
 */
export type WordingCache = {
  around: string;
  hits: Map<string, { of: string; hits: LocatedHit[] }>;
  texts: KnownTexts;
};

/** Files share many a short text, and what they take from their defaults; a fact that many quote is asked about again and again. */
const mostTexts = 200_000;

/** For a run of its own: without one, everything checked in this process shares what was found before. */
export function emptyWordingCache(): WordingCache {
  return { around: '', hits: new Map(), texts: new Recent(mostTexts) };
}

const inMemory = emptyWordingCache();

/** Forgets what was found with other disclaimers or offices, another firm, or other years that a fact adds up. */
function renew(cache: WordingCache, { site }: Context): void {
  const { disclaimers, offices, facts } = site.entries;
  const records = [disclaimers, offices].flatMap((map) => [...map.values()].map(({ data }) => data));
  const around = hashOf([JSON.stringify([facts.get(addedYears)?.data, records, site.firm])]);
  if (cache.around !== around) {
    cache.hits.clear();
    cache.texts = new Recent(mostTexts);
  }
  cache.around = around;
}

/** Places are counted in the fields as typed, which are read once more for the few files with a finding. */
function hitsIn(entry: ReadableEntry, values: unknown, facts: FactWords, context: TextContext): LocatedHit[] {
  const { collection } = entry;
  if (!textsOf(entry, values, facts).some((text) => hitsOf(text, collection, facts, context).length > 0))
    return [];
  const whole = completed(entry).values;
  return textsOf(entry, whole, facts).flatMap((text) => {
    const hits = hitsOf(text, collection, facts, context);
    // What the file takes from its defaults is found there.
    if (hits.length === 0 || sourceOf(entry.frontmatter, text.source.path ?? []) !== entry.frontmatter)
      return [];
    const findSpan = spanFinder(entry, text, facts);
    return hits.map((hit) => ({ ...hit, ...findSpan(hit) }));
  });
}

/** What nobody promises or claims who quotes a law: its words are given as they are. */
const notAskedOfLaw: ReadonlySet<RuleId> = new Set(['AD-07', 'AD-08']);

const noTopics: Claims['topics'] = new Map();

function hitsOf(
  text: EntryText,
  collection: CollectionName,
  facts: FactWords,
  context: TextContext,
): TextHit[] {
  const { heard, asked } = knownHits(text, context);
  if (collection === 'testimonials') return inOwnWords(text, heard, facts);
  const hits = collections[collection].solicitsNobody === true ? heard : [...heard, ...asked];
  return hits.length > 0 && isOfLaw(text) ? hits.filter(({ rule }) => !notAskedOfLaw.has(rule)) : hits;
}

function knownHits(text: EntryText, context: TextContext): HitsInText {
  const key = [text.language, ...text.disclaimers, text.text].join('\n');
  return context.known.get(key, () => hitsInText(text, context));
}

type TextContext = Context & { known: KnownTexts };

type HitsInText = { heard: TextHit[]; asked: TextHit[] };

/** What the rules hear in a paragraph, and what the second reader asks about its other sentences. */
export function hitsInText(
  text: Pick<EntryText, 'text' | 'language' | 'disclaimers'>,
  context: Context,
): HitsInText {
  const claims = topicsInText[text.language](text.text, context.disclaimers);
  const checked = {
    ...text,
    claims: claims?.claims ?? text.text,
    topics: claims?.topics ?? noTopics,
    sentences: sentencesIn(text.text),
  };
  const heard = findInText(checked, context);
  return { heard, asked: doubtsIn(checked, heard, context) };
}

function findingOf(
  hit: LocatedHit,
  file: string,
  pages: ReadonlyMap<string, Page>,
  files: PageFiles,
  waivers: Waivers,
): Finding {
  const finding = findingAt(hit, { ...hit, file });
  const isShownOn = (path: string) => {
    const page = pages.get(path);
    return page !== undefined && files.show(page, file);
  };
  const waivedBy = waivers.permitting(finding, isShownOn, hit.context ?? hit.found);
  return {
    ...finding,
    ...(waivedBy !== undefined && { waivedBy }),
    // Asked of few findings: what only informs is listed without its pages, and what is waived is not reported.
    get pages() {
      return finding.severity === 'info' ? [] : [...pages.keys()].filter(isShownOn);
    },
  };
}
