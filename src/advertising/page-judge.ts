import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import {
  checkBankruptcy,
  checkCertified,
  checkLicences,
  checkLicensingLine,
  checkNotarioWarning,
} from './checks/areas.ts';
import { checkCompanions } from './checks/companions.ts';
import { checkFooter, checkOfficeClaims } from './checks/footer.ts';
import { checkForeignRequests } from './checks/foreign-requests.ts';
import { checkForms } from './checks/forms.ts';
import { checkLeadingPrice, checkPrices } from './checks/prices.ts';
import { checkSampleData } from './checks/sample-data.ts';
import { checkQuotations } from './checks/testimonials.ts';
import { checkUnfinished } from './checks/unfinished.ts';
import { checkWording } from './checks/wording.ts';
import { checkYears } from './checks/years.ts';
import { Disclaimers } from './disclaimers.ts';
import { Ear } from './ear.ts';
import type { Hit } from './finding.ts';
import type { JudgedPage, PageView, Records, World } from './judged.ts';
import { oncePer } from './memory.ts';
import { PageReader } from './page/bands.ts';
import type { Band } from './page/bands.ts';

/** What a part of a page is judged by, wherever it stands: what pages share is judged once. */
const bandChecks: ((band: Band, language: Language, world: World) => Hit[])[] = [
  checkOfficeClaims,
  checkWording,
  checkLicences,
  checkLeadingPrice,
  checkYears,
  checkUnfinished,
  checkSampleData,
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

/** Finds what the rules speak to on one page after the other. It knows nothing of files. */
export class PageJudge {
  readonly world: World;
  readonly #reader = new PageReader();
  readonly #hitsOf: { [Name in Language]: (band: Band) => Hit[] };

  constructor(site: Records, now: Date, production: boolean) {
    const disclaimers = new Disclaimers(site);
    this.world = { site, now, production, disclaimers, ear: new Ear(disclaimers) };
    this.#hitsOf = inEachLanguage((language) =>
      oncePer((band: Band) => bandChecks.flatMap((check) => check(band, language, this.world))),
    );
  }

  hits(page: PageView, html: string): Hit[] {
    const judged: JudgedPage = { page, bands: this.#reader.read(html) };
    const inBands = judged.bands.flatMap(this.#hitsOf[page.language]);
    return [...inBands, ...pageChecks.flatMap((check) => check(judged, this.world))];
  }
}
