import { engineRules } from '#content/rules/index.ts';
import type { Rule, RuleSet } from '#content/rules/rule.ts';
import type { AnyEntry } from '../site.ts';
import { changedDisclaimers, changedReviews } from './approvals.ts';
import { articleLists } from './articles.ts';
import { countyFacts, countyNames } from './county-facts.ts';
import { countyCopies } from './counties.ts';
import { hardcodedContacts } from './contacts.ts';
import { endedFacts } from './ended-facts.ts';
import { figures } from './figures.ts';
import { translatedMessages } from './form-messages.ts';
import { completeForms } from './forms.ts';
import { guidePages } from './guide-pages.ts';
import { mainOffice } from './main-office.ts';
import { announcedOffers, offerDays } from './offers.ts';
import {
  approvedDisclaimers,
  checkedImmigration,
  confirmedStatements,
  sampleData,
  verifiedFacts,
  waiverDates,
} from './production.ts';
import { bodyPlace } from './body-place.ts';
import { buttonLabels } from './buttons.ts';
import { legalese, longSentences } from './plain-english.ts';
import { repeatedForms, repeatedPlacements } from './repeated-forms.ts';
import { languageLinks, untranslatedForms } from './translated-pages.ts';
import { shareImages } from './share-images.ts';

/** All rules: the engine's and this practice's. */
export const rules: RuleSet = {
  source: engineRules.source,
  facts: [...engineRules.facts, figures, hardcodedContacts],
  entry: [...engineRules.entry, bodyPlace, repeatedForms, repeatedPlacements, buttonLabels, announcedOffers],
  site: [
    ...engineRules.site,
    articleLists,
    mainOffice,
    completeForms,
    untranslatedForms,
    languageLinks,
    translatedMessages,
    offerDays,
    shareImages,
    countyCopies,
    countyFacts,
    countyNames,
    endedFacts,
    changedDisclaimers,
    waiverDates,
  ],
  release: [...engineRules.release, guidePages, changedReviews],
  production: [
    ...engineRules.production,
    sampleData,
    approvedDisclaimers,
    verifiedFacts,
    checkedImmigration,
    confirmedStatements,
  ],
};

/** Optional plain-English rules. */
export const proseRules: readonly Rule<AnyEntry>[] = [legalese, longSentences];
