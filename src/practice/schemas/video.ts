import * as z from 'zod';
import { flag, imagePath, inline, isoDate, language, text, webUrl } from '#content/fields/kinds.ts';
import { note, placeholder } from './parts/head.ts';

/** Patterns of watch pages, which can't be embedded, with the URLs of their players. */
const playersByWatchPage: [page: RegExp, player: string][] = [
  [/^https:\/\/youtu\.be\/([\w-]+)/, 'https://www.youtube-nocookie.com/embed/$1'],
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|live\/)([\w-]+)/,
    'https://www.youtube-nocookie.com/embed/$1',
  ],
  // Unlisted videos require a second part, the hash.
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)\/(\w+)/, 'https://player.vimeo.com/video/$1?h=$2'],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, 'https://player.vimeo.com/video/$1'],
];

/** Reports the URL of a watch page, which would be embedded as a gray box. */
function checkPlayer(url: string): string | undefined {
  const [page, player] = playersByWatchPage.find(([pagePattern]) => pagePattern.test(url)) ?? [];
  const [match = ''] = page === undefined ? [] : (page.exec(url) ?? []);
  if (page === undefined || player === undefined) return undefined;
  return `is the page for watching the video, which can’t be embedded. Write the player’s URL: ${match.replace(page, player)}`;
}

/** A video, or a placeholder for a future one. */
export const video = z.strictObject({
  title: text('The video’s title.'),
  language: language(),
  about: inline('What the video shows.'),
  address: webUrl('The player’s URL for embedding. Leave it out until the video exists.')
    .superRefine((url, context) => {
      const message = checkPlayer(url);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .optional(),
  poster: imagePath(
    'The poster (16:9) in public/images. Without one, pages show an illustration, and search engines don’t list the video.',
  ).optional(),
  duration: text('Length of the video, like "3:20".').optional(),
  uploaded: isoDate(
    'The date on which the video was published. Without it, search engines don’t list the video.',
  ).optional(),
  autoplay: flag(
    'true starts the video muted once a visitor agrees to load it, unless the visitor prefers less motion.',
  ),
  transcript: flag('true if the text below the second line of hyphens is the transcript or announces it.'),
  placeholder,
  note,
});
