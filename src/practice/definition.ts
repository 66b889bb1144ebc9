import type { SiteDefinition } from '#content/definition.ts';
import { firmTimeZone } from './calendar.ts';
import { collections } from './collections.ts';
import { findLinkTargets } from './page-parts.ts';
import type { Entries, PageEntry } from './site.ts';

/** This practice's definition for the content engine. */
export const definition: SiteDefinition = {
  collections,
  timeZone: firmTimeZone,
  days: {
    first: ['publishOn', 'validFrom'],
    last: ['expiresOn', 'expires', 'validThrough'],
    lastInProduction: ['reviewBy'],
  },
  placesOn: (entry: PageEntry) => findLinkTargets(entry),
  requiredFiles: (languages) => [
    { file: 'content/site/firm.md', why: 'It contains the firm’s name and the site’s address.' },
    { file: 'content/frames/en.md', why: 'It contains the text of the header and footer.' },
    { file: 'content/menus/en.md', why: 'It contains the navigation and the footer links.' },
    ...languages
      .filter((language) => language !== 'en')
      .flatMap((language) => [
        {
          file: `content/frames/${language}.md`,
          language,
          why: 'Pages in this language need the text of the header and footer.',
        },
        {
          file: `content/menus/${language}.md`,
          language,
          why: 'Pages in this language need navigation and footer links.',
        },
      ]),
  ],
  address: ({ site }: Entries) => site.get('firm')?.data.address ?? '',
  englishNote: ({ frames }: Entries, language) => frames.get(language)?.data.inEnglish ?? '',
};
