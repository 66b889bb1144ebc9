import { uniquePaths, redirects, publishedPaths } from './engine/paths.ts';
import { unknownPlaceholders, repeatedDefaults } from './engine/defaults.ts';
import { draftLeftovers, unfinishedText } from './engine/drafts.ts';
import { factNames, factNeighbors } from './engine/quoted-facts.ts';
import { requiredFiles, duplicateNames, languageFiles } from './engine/files.ts';
import { impossibleDates, weekdays } from './engine/dates.ts';
import { joinedItems, runningText } from './engine/multiline-fields.ts';
import { unsafeSvgs, nonWebsiteFiles, unusedPictures } from './engine/public-files.ts';
import { linkLabels } from './engine/link-labels.ts';
import { links } from './engine/links.ts';
import { markdownSyntax } from './engine/markdown.ts';
import { orphanPages, unlistedFiles } from './engine/unreachable-content.ts';
import { otherLanguages } from './engine/other-languages.ts';
import { repeatedAnchors, repeatedItems } from './engine/repeated-values.ts';
import { pastedParagraphs, overlongSentences } from './engine/paragraphs.ts';
import { publishing, translations } from './engine/publishing.ts';
import { references } from './engine/references.ts';
import { staleTranslations } from './engine/stale-translations.ts';
import { titles } from './engine/titles.ts';
import { typos } from './engine/typos.ts';
import { wrongLanguage } from './engine/wrong-language.ts';
import type { RuleSet } from './rule.ts';

/** All rules of the engine, which apply to any site. */
export const engineRules: RuleSet = {
  source: [
    markdownSyntax,
    runningText,
    joinedItems,
    wrongLanguage,
    draftLeftovers,
    typos,
    overlongSentences,
    weekdays,
    pastedParagraphs,
    unknownPlaceholders,
    factNames,
  ],
  facts: [factNeighbors],
  entry: [publishing, repeatedAnchors, repeatedDefaults],
  site: [
    uniquePaths,
    redirects,
    titles,
    translations,
    publishedPaths,
    requiredFiles,
    duplicateNames,
    languageFiles,
    nonWebsiteFiles,
    unsafeSvgs,
    references,
    repeatedItems,
    links,
    linkLabels,
    otherLanguages,
    impossibleDates,
    unfinishedText,
  ],
  release: [orphanPages, unlistedFiles, unusedPictures, staleTranslations],
  production: [],
};
