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
  days: {
    firstDayFields: ['publishOn', 'validFrom'],
    lastDayFields: ['expiresOn', 'expires', 'validThrough'],
    lastDayFieldsInProduction: ['reviewBy'],
  },
  getLinkTargets: (entry: PageEntry) => findLinkTargets(entry),
  requiredFiles: [
    { file: 'content/site/firm.md', reason: 'It contains the firm’s name and the site’s URL.' },
    { file: 'content/frames/en.md', reason: 'It contains the text of the header and footer.' },
    { file: 'content/menus/en.md', reason: 'It contains the navigation and the footer links.' },
    ...languages
      .filter((language) => language !== 'en')
      .flatMap((language) => [
        {
          file: `content/frames/${language}.md`,
          language,
          reason:
            'Pages in this language need the text of the header and footer. Copy content/frames/en.md and translate it.',
        },
        {
          file: `content/menus/${language}.md`,
          language,
          reason:
            'Pages in this language need navigation and footer links. Copy content/menus/en.md and translate it.',
        },
      ]),
  ],
  getOrigin: ({ site }: Entries) => site.get('firm')?.data.address ?? '',
  getEnglishNote: ({ frames }: Entries, language) => frames.get(language)?.data.inEnglish ?? '',
};
