import type { Page, Site } from '#content/site.ts';
import { checkRecords } from './checks/records.ts';
import type { Finding, Hit } from './finding.ts';
import { viewOf } from './judged.ts';
import { PageJudge } from './page-judge.ts';
import { Locator } from './place/locator.ts';
import { isProof } from './proof.ts';
import { rules } from './rules.ts';
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
};

/** Judges every built page, in its language, by the rules of attorney advertising. */
export function checkAdvertising({ pages, ...input }: AdvertisingInput): Finding[] {
  const judge = new AdvertisingJudge(input);
  for (const [path, html] of pages) {
    const page = input.site.pages.get(path);
    if (page !== undefined) judge.report(page, judge.hits(page, html));
  }
  return judge.findings();
}

/** Judges one page after the other, so that a large site need not be held in memory. */
export class AdvertisingJudge {
  readonly #judge: PageJudge;
  readonly #locator: Locator;
  readonly #waivers: Waivers;
  readonly #findings = new Map<string, Finding>();

  constructor({ site, sources, now, production = false }: Omit<AdvertisingInput, 'pages'>) {
    this.#judge = new PageJudge(site, now, production);
    this.#locator = new Locator(site, sources);
    this.#waivers = new Waivers(this.#judge.world);
  }

  hits(page: Page, html: string): Hit[] {
    return this.#judge.hits(viewOf(page), html);
  }

  /** Takes down what was found on a page. Each page comes once. */
  report(page: Page, hits: Hit[]): void {
    for (const hit of hits) this.#report(hit, page);
  }

  /** Every finding, with those in the records and in the waivers. Call it once, after the last page. */
  findings(): Finding[] {
    for (const hit of checkRecords(this.#judge.world)) this.#report(hit);
    for (const hit of this.#waivers.hits()) this.#report(hit);
    return [...this.#findings.values()].toSorted(
      (a, b) => a.rule.localeCompare(b.rule) || a.file.localeCompare(b.file) || a.line - b.line,
    );
  }

  /** The same words in the same place of a file are one finding, whatever number of pages shows them. */
  #report(hit: Hit, page?: Page): void {
    const { quotes, ...place } = this.#locator.locate(hit, page);
    const { rule, found, message, mend, evidence } = hit;
    if (evidence !== undefined && quotes.some((name) => isProof(name, evidence, this.#judge.world))) return;
    const severity = hit.severity ?? rules[rule].severity;
    const finding = { rule, authority: rules[rule].authority, severity, found, message, mend, ...place };
    const waivedBy = this.#waivers.permitting(finding, page?.path, hit.context ?? found);
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
