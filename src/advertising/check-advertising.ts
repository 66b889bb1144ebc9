import type { Language } from '#content/fields.ts';
import type { Page, Site } from '#content/site.ts';
import {
  checkBankruptcy,
  checkCertified,
  checkLicences,
  checkLicensingLine,
  checkNotarioWarning,
} from './checks/areas.ts';
import { checkCompanions } from './checks/companions.ts';
import { checkFooter, checkOfficeClaims } from './checks/footer.ts';
import { checkForms } from './checks/forms.ts';
import { checkLeadingPrice, checkPrices } from './checks/prices.ts';
import { checkRecords } from './checks/records.ts';
import { checkQuotations } from './checks/testimonials.ts';
import { checkForeignRequests, checkUnfinished } from './checks/unfinished.ts';
import { checkWording } from './checks/wording.ts';
import { checkYears } from './checks/years.ts';
import { Disclaimers } from './disclaimers.ts';
import { Ear } from './ear.ts';
import type { Finding, Hit } from './finding.ts';
import type { JudgedPage, World } from './judged.ts';
import { PageReader } from './page/bands.ts';
import type { Band } from './page/bands.ts';
import { oncePer } from './memory.ts';
import { Locator } from './place/locator.ts';
import { rules } from './rules.ts';
import type { Verdicts } from './verdicts.ts';
import { Waivers } from './waivers.ts';

export type AdvertisingInput = {
  site: Site;
  /** Built HTML by path. Paths that are no page of the site are passed over. */
  pages: ReadonlyMap<string, string>;
  /** Content files as read, by path from the project's root. */
  sources: ReadonlyMap<string, string>;
  now: Date;
  /** Sample records and expired waivers are refused in production. */
  production?: boolean;
  verdicts?: Verdicts;
};

/** What a part of a page is judged by, wherever it stands: what pages share is judged once. */
const bandChecks: ((band: Band, language: Language, world: World) => Hit[])[] = [
  checkOfficeClaims,
  checkWording,
  checkLicences,
  checkLeadingPrice,
  checkYears,
  checkUnfinished,
  checkForeignRequests,
];

/** What each page is judged by as a whole. */
const pageChecks: ((judged: JudgedPage, world: World) => Hit[])[] = [
  checkFooter,
  checkCompanions,
  checkQuotations,
  checkCertified,
  checkPrices,
  checkForms,
  checkLicensingLine,
  checkNotarioWarning,
  checkBankruptcy,
];

/** Judges every built page, in its language, by the rules of attorney advertising. */
export function checkAdvertising({ pages, ...input }: AdvertisingInput): Finding[] {
  const judge = new AdvertisingJudge(input);
  for (const [path, html] of pages) judge.read(path, html);
  return judge.findings();
}

/** Judges one page after the other, so that a large site need not be held in memory. */
export class AdvertisingJudge {
  readonly #reader = new PageReader();
  readonly #world: World;
  readonly #locator: Locator;
  readonly #waivers: Waivers;
  readonly #verdicts: Verdicts | undefined;
  readonly #findings = new Map<string, Finding>();
  readonly #hitsOf: { [Name in Language]: (band: Band) => Hit[] };

  constructor(input: Omit<AdvertisingInput, 'pages'>) {
    const { site, sources, now, production = false } = input;
    this.#verdicts = input.verdicts;
    const disclaimers = new Disclaimers(site);
    this.#world = { site, now, production, disclaimers, ear: new Ear(disclaimers) };
    this.#locator = new Locator(site, sources);
    this.#waivers = new Waivers(this.#world);
    const judge = (language: Language) =>
      oncePer((band: Band) => bandChecks.flatMap((check) => check(band, language, this.#world)));
    this.#hitsOf = { en: judge('en'), uk: judge('uk'), ru: judge('ru'), es: judge('es') };
  }

  read(path: string, html: string): void {
    const page = this.#world.site.pages.get(path);
    if (page === undefined) return;
    for (const hit of this.#verdict(page, html)) this.#report(hit, page);
  }

  #verdict(page: Page, html: string): Hit[] {
    if (this.#verdicts === undefined) return this.#judge(page, html);
    const { known, fingerprint } = this.#verdicts;
    const of = fingerprint(page, html);
    const before = known.get(page.path);
    const hits = before?.of === of ? before.hits : this.#judge(page, html);
    known.set(page.path, { of, hits });
    return hits;
  }

  #judge(page: Page, html: string): Hit[] {
    const judged: JudgedPage = { page, bands: this.#reader.read(html) };
    const inBands = judged.bands.flatMap(this.#hitsOf[page.language]);
    return [...inBands, ...pageChecks.flatMap((check) => check(judged, this.#world))];
  }

  /** Every finding, with those in the records and in the waivers. Call it once, after the last page. */
  findings(): Finding[] {
    for (const hit of checkRecords(this.#world)) this.#report(hit);
    for (const hit of this.#waivers.hits()) this.#report(hit);
    return [...this.#findings.values()].toSorted(
      (a, b) => a.rule.localeCompare(b.rule) || a.file.localeCompare(b.file) || a.line - b.line,
    );
  }

  /** The same words in the same place of a file are one finding, whatever number of pages shows them. */
  #report(hit: Hit, page?: Page): void {
    const { quotes, ...place } = this.#locator.locate(hit, page);
    if (hit.evidence === 'facts' && isProven(quotes, this.#world.site)) return;
    const { rule, found, message, mend } = hit;
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

/** A figure is proven by a fact with a source that somebody has reviewed. */
function isProven(quotes: string[], site: Site): boolean {
  return quotes.some((name) => {
    const fact = site.entries.facts.get(name)?.data;
    return fact?.reviewed !== undefined && (!fact.placeholder || fact.source.title !== '');
  });
}
