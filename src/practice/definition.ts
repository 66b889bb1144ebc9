import type { SiteDefinition } from '#content/definition.ts';
import { firmTimeZone } from './calendar.ts';
import { collections } from './collections.ts';
import { placesOn } from './page-parts.ts';
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
  placesOn: (entry: PageEntry) => placesOn(entry),
  requiredFiles: (languages) => [
    { file: 'content/site/firm.md', why: 'It names the firm and the site’s address.' },
    { file: 'content/frames/en.md', why: 'It holds the words of the frame around the pages.' },
    { file: 'content/menus/en.md', why: 'It holds the navigation and the footer.' },
    ...languages
      .filter((language) => language !== 'en')
      .flatMap((language) => [
        {
          file: `content/frames/${language}.md`,
          language,
          why: 'Pages in this language need the words of the frame.',
        },
        {
          file: `content/menus/${language}.md`,
          language,
          why: 'Pages in this language need a navigation and a footer.',
        },
      ]),
  ],
  address: ({ site }: Entries) => site.get('firm')?.data.address ?? '',
  englishNote: ({ frames }: Entries, language) => frames.get(language)?.data.inEnglish ?? '',
};
