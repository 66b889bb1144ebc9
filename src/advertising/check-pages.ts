import type { Problem } from '#content/report/problem.ts';
import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Page, Site } from '#practice/site.ts';
import { wordingFindings } from './check-wording.ts';
import { Disclaimers } from './disclaimers.ts';
import { Locator } from './find-source.ts';
import { memoize } from '#content/memoize.ts';
import { PageReader } from './page/bands.ts';
import type { Band } from './page/bands.ts';
import { problemsOf } from './report.ts';
import { findInPart, findInRecords, findOnPage, findingAt } from './rules/index.ts';
import type { Context, Finding, Hit } from './rules/rule.ts';
import { isProof } from './rules/statements.ts';
import { TopicFinder } from './topics.ts';
import { Waivers } from './waivers.ts';

type AdvertisingInput = {
  site: Site;
  /** Built HTML by path. Paths that are no page of the site are passed over. */
  pages: ReadonlyMap<string, string>;
  /** Content files as read, by path from the project's root. */
  sources: ReadonlyMap<string, string>;
  now: Date;
  /** Sample records and expired waivers are refused in production. */
  production?: boolean;
  /** Also lists what the content check finds in the words of entries. */
  wording?: boolean;
};

/** Checks every built page, in its language, by the rules of attorney advertising. */
export function checkAdvertising({ pages, wording = false, ...input }: AdvertisingInput): Finding[] {
  const check = new SiteCheck(input);
  for (const [path, html] of pages) {
    const page = input.site.pages.get(path);
    if (page !== undefined) check.report(page, check.hits(page, html));
  }
  return check.findings(wording);
}

/** What a production build refuses about records and waivers, for which no page need be built. */
export function recordProblems(site: Site, sources: ReadonlyMap<string, string>): Problem[] {
  const check = new SiteCheck({ site, sources, now: site.now, production: true });
  return problemsOf(check.findings(), true);
}

type SiteToCheck = Omit<AdvertisingInput, 'pages' | 'wording'>;

function contextOf({ site, ...around }: Pick<Context, 'now' | 'production'> & { site: Site }): Context {
  const disclaimers = new Disclaimers(site);
  return {
    site,
    ...around,
    disclaimers,
    topicFinder: new TopicFinder(disclaimers),
  };
}

/** Checks one page after the other, so that a large site need not be held in memory. */
class SiteCheck {
  readonly #site: Site;
  readonly #context: Context;
  readonly #reader = new PageReader();
  readonly #inPart: { [Name in Language]: (band: Band) => Hit[] };
  readonly #locator: Locator;
  readonly #waivers: Waivers;
  readonly #findings = new Map<string, Finding>();

  constructor({ site, sources, now, production = false }: SiteToCheck) {
    this.#site = site;
    this.#context = contextOf({ site, now, production });
    this.#inPart = inEachLanguage((language) =>
      memoize((band: Band) => findInPart({ band, language }, this.#context)),
    );
    this.#locator = new Locator(site, sources);
    this.#waivers = new Waivers(this.#context);
  }

  /** What the rules find on a page. It knows nothing of files. */
  hits(page: Page, html: string): Hit[] {
    const bands = this.#reader.read(html);
    return [...bands.flatMap(this.#inPart[page.language]), ...findOnPage({ page, bands }, this.#context)];
  }

  /** Takes down what was found on a page. Each page comes once. */
  report(page: Page, hits: Hit[]): void {
    for (const hit of hits) this.#report(hit, page);
  }

  /** Every finding, with those in the records and in the waivers. Call it once, after the last page. */
  findings(wording = false): Finding[] {
    const { pages } = this.#site;
    const inWords = wording ? wordingFindings(this.#context, pages, this.#waivers) : [];
    for (const hit of findInRecords(this.#context)) this.#report(hit);
    for (const hit of this.#waivers.hits()) this.#report(hit);
    return [...inWords, ...this.#findings.values()].toSorted(
      (a, b) => a.rule.localeCompare(b.rule) || a.file.localeCompare(b.file) || a.line - b.line,
    );
  }

  /** The same words in the same place of a file are one finding, whatever number of pages shows them. */
  #report(hit: Hit, page?: Page): void {
    const { quotes, ...place } = this.#locator.locate(hit, page);
    const { rule, found, message, evidence } = hit;
    if (evidence !== undefined && quotes.some((name) => isProof(name, evidence, this.#context))) return;
    const finding = findingAt(hit, place);
    const waivedBy = this.#waivers.permitting(finding, (path) => path === page?.path, hit.context ?? found);
    const key = JSON.stringify([rule, finding.severity, found, message, place, waivedBy]);
    const known = this.#findings.get(key) ?? {
      ...finding,
      pages: [],
      ...(waivedBy !== undefined && { waivedBy }),
    };
    // Pages come one after the other.
    if (page !== undefined && known.pages.at(-1) !== page.path) known.pages.push(page.path);
    this.#findings.set(key, known);
  }
}

type BuildToCheck = Pick<AdvertisingInput, 'site' | 'sources'> & { production: boolean };

type BuildCheck = {
  /** Checks a page that has just been rendered. */
  read: (path: string, html: string) => void;
  /** What was found on all pages. Call it once, after the last page. */
  problems: () => Problem[];
};

/** Checks the pages of a build one after the other: no page has to be kept. */
export function checkBuild({ site, sources, production }: BuildToCheck): BuildCheck {
  const check = new SiteCheck({ site, sources, now: site.now, production });
  return {
    read(path, html) {
      const page = site.pages.get(path);
      if (page !== undefined) check.report(page, check.hits(page, html));
    },
    problems: () => problemsOf(check.findings(), production),
  };
}
