import type { SiteDefinition } from '#content/definition.ts';
import { languages } from '#content/languages/languages.ts';
import { firmTimeZone } from './calendar.ts';
import { collections } from './collections.ts';
import { findLinkTargets } from './page-parts.ts';
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
  ],
  getOrigin: ({ site }: Entries) => site.get('firm')?.data.address ?? '',
  getEnglishNote: ({ frames }: Entries, language) => frames.get(language)?.data.inEnglish ?? '',
};

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
