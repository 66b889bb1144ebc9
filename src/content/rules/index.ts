import { addresses, redirects } from './engine/addresses.ts';
import { bodyPlace, publishing, translations } from './engine/publishing.ts';
import { publishedPaths } from './engine/published-paths.ts';
import { titles } from './engine/titles.ts';
import { articleLists } from './firm/articles.ts';
import { countyCopies, countyTexts } from './firm/counties.ts';
import { typedContacts } from './firm/contacts.ts';
import { endedFacts } from './firm/ended-facts.ts';
import { figures } from './firm/figures.ts';
import { formWords } from './firm/forms.ts';
import { futureDays } from './firm/future-days.ts';
import { mainOffice } from './firm/main-office.ts';
import { announcedOffers, offerDays } from './firm/offers.ts';
import { approvedDisclaimers, checkedImmigration, endedWaivers, sampleData } from './firm/production.ts';
import type { EntryRule, SiteRule, SourceRule } from './rule.ts';

/** THE list of what content is checked for. What one file holds … */
export const sourceRules: readonly SourceRule[] = [figures, typedContacts];

/** … what an entry says, once its fields hold to their schema … */
export const entryRules: readonly EntryRule[] = [publishing, bodyPlace, announcedOffers];

/** … what files are to each other … */
export const siteRules: readonly SiteRule[] = [
  addresses,
  redirects,
  titles,
  translations,
  publishedPaths,
  articleLists,
  mainOffice,
  formWords,
  offerDays,
  countyCopies,
  countyTexts,
  futureDays,
  endedFacts,
];

/** … and what must not go live. */
export const productionRules: readonly SiteRule[] = [
  sampleData,
  approvedDisclaimers,
  checkedImmigration,
  endedWaivers,
];
