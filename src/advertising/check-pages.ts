import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Page, Site } from '#content/site.ts';
import { wordingFindings } from './check-wording.ts';
import type { Content } from './check-wording.ts';
import type { CheckedPage, Context } from './context.ts';
import { Disclaimers } from './disclaimers.ts';
import { Locator } from './find-source.ts';
import { oncePer } from './memory.ts';
import { PageReader } from './page/bands.ts';
import type { Band } from './page/bands.ts';
import { viewOf } from './records.ts';
import type { PageView, Records } from './records.ts';
import { rules } from './rules.ts';
import type { Finding, Hit } from './rules.ts';
import { isProof } from './rules/companions.ts';
import { pageChecks, partChecks } from './rules/index.ts';
import { checkRecords } from './rules/records.ts';
import { TopicFinder } from './topics.ts';
import { Waivers } from './waivers.ts';

/** Finds what the rules speak to on one page after the other. It knows nothing of files. */
export class PageCheck {
  readonly context: Context;
  readonly #reader = new PageReader();
  readonly #hitsOf: { [Name in Language]: (band: Band) => Hit[] };

  constructor(site: Records, now: Date, production: boolean) {
    const disclaimers = new Disclaimers(site);
    this.context = { site, now, production, disclaimers, topicFinder: new TopicFinder(disclaimers) };
    this.#hitsOf = inEachLanguage((language) =>
      oncePer((band: Band) => partChecks.flatMap((check) => check({ band, language }, this.context))),
    );
  }

  hits(page: PageView, html: string): Hit[] {
    const checked: CheckedPage = { page, bands: this.#reader.read(html) };
    const inBands = checked.bands.flatMap(this.#hitsOf[page.language]);
    return [...inBands, ...pageChecks.flatMap((check) => check(checked, this.context))];
  }
}

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

/** Checks one page after the other, so that a large site need not be held in memory. */
export class SiteCheck {
  readonly #pages: PageCheck;
  readonly #locator: Locator;
  readonly #waivers: Waivers;
  readonly #findings = new Map<string, Finding>();

  readonly #content: Content;

  constructor({ site, sources, now, production = false }: Omit<AdvertisingInput, 'pages'>) {
    this.#content = { entries: site.entries, pages: site.pages, now, production };
    this.#pages = new PageCheck(site, now, production);
    this.#locator = new Locator(site, sources);
    this.#waivers = new Waivers(this.#pages.context);
  }

  hits(page: Page, html: string): Hit[] {
    return this.#pages.hits(viewOf(page), html);
  }

  /** Takes down what was found on a page. Each page comes once. */
  report(page: Page, hits: Hit[]): void {
    for (const hit of hits) this.#report(hit, page);
  }

  /** Every finding, with those in the records and in the waivers. Call it once, after the last page. */
  findings(wording = false): Finding[] {
    const inWords = wording ? wordingFindings(this.#content, this.#waivers) : [];
    for (const hit of checkRecords(this.#pages.context)) this.#report(hit);
    for (const hit of this.#waivers.hits()) this.#report(hit);
    return [...inWords, ...this.#findings.values()].toSorted(
      (a, b) => a.rule.localeCompare(b.rule) || a.file.localeCompare(b.file) || a.line - b.line,
    );
  }

  /** The same words in the same place of a file are one finding, whatever number of pages shows them. */
  #report(hit: Hit, page?: Page): void {
    const { quotes, ...place } = this.#locator.locate(hit, page);
    const { rule, found, message, fix, evidence } = hit;
    if (evidence !== undefined && quotes.some((name) => isProof(name, evidence, this.#pages.context))) return;
    const severity = hit.severity ?? rules[rule].severity;
    const finding = { rule, authority: rules[rule].authority, severity, found, message, fix, ...place };
    const waivedBy = this.#waivers.permitting(finding, (path) => path === page?.path, hit.context ?? found);
    const key = JSON.stringify([rule, severity, found, message, place, waivedBy]);
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
