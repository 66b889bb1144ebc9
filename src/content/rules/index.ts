import type { AnyEntry } from '../site.ts';
import { addresses, redirects } from './engine/addresses.ts';
import { buttonWords } from './engine/buttons.ts';
import { bracedWords, repeatedDefaults } from './engine/defaults.ts';
import { draftRemarks, unwrittenWords } from './engine/drafts.ts';
import { factNames } from './engine/fact-names.ts';
import { requiredFiles, sameNameTwice } from './engine/files.ts';
import { joinedItems } from './engine/joined-items.ts';
import { drawings } from './engine/drawings.ts';
import { linkSyntax } from './engine/link-syntax.ts';
import { linkWords } from './engine/link-words.ts';
import { links } from './engine/links.ts';
import { markdownFields, markdownText } from './engine/markdown.ts';
import { mdx } from './engine/mdx.ts';
import { orphanPages } from './engine/orphan-pages.ts';
import { otherLanguages } from './engine/other-languages.ts';
import { repeatedForms, repeatedPlacements, repeatedAnchors } from './engine/repeated-ids.ts';
import { pastedParagraphs } from './engine/pasted-paragraphs.ts';
import { legalese, longSentences } from './engine/plain-words.ts';
import { overlongSentences } from './engine/overlong-sentences.ts';
import { publishedFiles, unnamedPictures } from './engine/public-files.ts';
import { bodyPlace, publishing, translations } from './engine/publishing.ts';
import { publishedPaths } from './engine/published-paths.ts';
import { references, repeatedReferences } from './engine/references.ts';
import { runningText } from './engine/running-text.ts';
import { staleTranslations } from './engine/stale-translations.ts';
import { titles } from './engine/titles.ts';
import { typing } from './engine/typing.ts';
import { unlisted } from './engine/unlisted.ts';
import { weekdays } from './engine/weekdays.ts';
import { wrongLanguage } from './engine/wrong-language.ts';
import { changedDisclaimers, changedReviews, changedWaivers } from './firm/approvals.ts';
import { articleLists } from './firm/articles.ts';
import { countiesAsInTable, countyNames } from './firm/county-facts.ts';
import { countyCopies, countyTexts } from './firm/counties.ts';
import { typedContacts } from './firm/contacts.ts';
import { endedFacts } from './firm/ended-facts.ts';
import { figures } from './firm/figures.ts';
import { formWords } from './firm/forms.ts';
import { futureDays } from './firm/future-days.ts';
import { guidePages } from './firm/guide-pages.ts';
import { mainOffice } from './firm/main-office.ts';
import { announcedOffers, offerDays } from './firm/offers.ts';
import {
  approvedDisclaimers,
  checkedImmigration,
  confirmedStatements,
  endedWaivers,
  sampleData,
  verifiedFacts,
} from './firm/production.ts';
import type { EntryRule, FactRule, Rule, SiteRule, SourceRule } from './rule.ts';

/** THE list of what content is checked for. What one file holds … */
export const sourceRules: readonly SourceRule[] = [
  markdownFields,
  markdownText,
  runningText,
  joinedItems,
  mdx,
  linkSyntax,
  wrongLanguage,
  draftRemarks,
  typing,
  overlongSentences,
  weekdays,
  pastedParagraphs,
  bracedWords,
  factNames,
];

/** … what it types that facts say as well … */
export const factRules: readonly FactRule[] = [figures, typedContacts];

/** … what an entry says, once its fields hold to their schema … */
export const entryRules: readonly EntryRule[] = [
  publishing,
  bodyPlace,
  unwrittenWords,
  repeatedAnchors,
  repeatedForms,
  repeatedPlacements,
  buttonWords,
  announcedOffers,
  repeatedDefaults,
];

/** … what files are to each other … */
export const siteRules: readonly SiteRule[] = [
  addresses,
  redirects,
  titles,
  translations,
  publishedPaths,
  requiredFiles,
  sameNameTwice,
  publishedFiles,
  drawings,
  references,
  repeatedReferences,
  links,
  linkWords,
  otherLanguages,
  orphanPages,
  unlisted,
  unnamedPictures,
  articleLists,
  guidePages,
  mainOffice,
  formWords,
  offerDays,
  countyCopies,
  countyTexts,
  countiesAsInTable,
  countyNames,
  futureDays,
  endedFacts,
  changedDisclaimers,
  changedWaivers,
  changedReviews,
  staleTranslations,
];

/** … what must not go live … */
export const productionRules: readonly SiteRule[] = [
  sampleData,
  approvedDisclaimers,
  verifiedFacts,
  checkedImmigration,
  confirmedStatements,
  endedWaivers,
];

/** … and, for those who ask for it, how plainly English texts are written. */
export const proseRules: readonly Rule<AnyEntry>[] = [legalese, longSentences];
