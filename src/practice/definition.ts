import type { SiteDefinition } from '#content/definition.ts';
import { languages } from '#content/languages/languages.ts';
import { combinedYearsFact } from './advertising-rules.ts';
import { firmTimeZone } from './calendar.ts';
import { collections } from './collections.ts';
import { emailDisclaimer, findLinkTargets } from './page-parts.ts';
import type { Entries, PageEntry } from './site.ts';

/** This practice's definition for the content engine. */
export const definition: SiteDefinition = {
  collections,
  timeZone: firmTimeZone,
  dateFields: {
    start: ['publishOn', 'validFrom'],
    end: ['expiresOn', 'expires', 'validThrough'],
    endInProduction: ['reviewBy'],
  },
  getLinkTargets: (entry: PageEntry) => findLinkTargets(entry),
  requiredFiles: [
    { file: 'content/site/firm.md', reason: 'It contains the firm’s name and the site’s URL.' },
    ...listLayoutFiles('frames', 'the text of the header and footer'),
    ...listLayoutFiles('menus', 'navigation and footer links'),
    ...listFilesReadByName(),
  ],
  getOrigin: ({ site }: Entries) => site.get('firm')?.data.address ?? '',
  getEnglishNote: ({ frames }: Entries, language) => frames.get(language)?.data.inEnglish ?? '',
};

/** Lists other files that code reads by name. If one were renamed, a build or an advertising rule would miss it. */
function listFilesReadByName(): SiteDefinition['requiredFiles'] {
  return [
    {
      file: `content/facts/${combinedYearsFact}.md`,
      reason: 'It states the years that the advertising rule AD-29 looks for.',
    },
    {
      file: `content/disclaimers/${emailDisclaimer}.md`,
      reason: 'Pages show this disclaimer below email buttons.',
    },
    { file: 'content/site/florida-counties.md', reason: 'The place finder and county pages read it.' },
    { file: 'content/site/place-finder.md', reason: 'It contains the text of the place finder.' },
    { file: 'content/site/court-closings.md', reason: 'Deadlines depend on its dates.' },
  ];
}

/** Lists the layout file of each language. Every page needs the English one. */
function listLayoutFiles(folder: string, contents: string): SiteDefinition['requiredFiles'] {
  const english = `content/${folder}/en.md`;
  return languages.map((language) =>
    language === 'en'
      ? { file: english, reason: `It contains ${contents}.` }
      : {
          file: `content/${folder}/${language}.md`,
          language,
          reason: `Pages in this language need ${contents}. Copy ${english} and translate it.`,
        },
  );
}
