import type { Check, CheckedPage, CheckedText, Part, TextHit } from '../context.ts';
import { checkCompanions } from './companions.ts';
import { checkFooter } from './footer.ts';
import { checkForeignRequests } from './foreign-requests.ts';
import { checkForms } from './forms.ts';
import { checkLicences } from './licences.ts';
import { checkOfficeClaims } from './offices.ts';
import {
  checkBankruptcy,
  checkCertified,
  checkLicensingLine,
  checkNotarioWarning,
} from './practice-areas.ts';
import { checkLeadingPrice, checkPrices } from './prices.ts';
import { checkSampleData } from './sample-data.ts';
import { checkQuotations } from './testimonials.ts';
import { checkUnfinished } from './unfinished.ts';
import { checkShouting, checkWording } from './wording.ts';
import { checkShownYears, checkYears } from './years.ts';

/** Words that are wrong wherever they stand: asked of each paragraph of the content files. */
export const textChecks: Check<CheckedText, TextHit>[] = [
  checkWording,
  checkShouting,
  checkLicences,
  checkOfficeClaims,
  checkYears,
];

/** Asked of each part of a built page, wherever it stands: what pages share is checked once. */
export const partChecks: Check<Part>[] = [
  checkLeadingPrice,
  checkShownYears,
  checkUnfinished,
  checkSampleData,
  checkForeignRequests,
];

/** Asked of each built page as a whole: what stands together on it, and what it owes its reader. */
export const pageChecks: Check<CheckedPage>[] = [
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
