import * as z from 'zod';
import { flag, imagePath, inline, isoDate, language, text, webAddress } from '#content/fields/kinds.ts';
import { note, placeholder } from './parts/head.ts';

/** Watch pages, which can't be embedded, and the corresponding players. */
const watched: [page: RegExp, player: string][] = [
  [/^https:\/\/youtu\.be\/([\w-]+)/, 'https://www.youtube-nocookie.com/embed/$1'],
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|live\/)([\w-]+)/,
    'https://www.youtube-nocookie.com/embed/$1',
  ],
  // Unlisted videos require a second part, the hash.
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)\/(\w+)/, 'https://player.vimeo.com/video/$1?h=$2'],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, 'https://player.vimeo.com/video/$1'],
];

/** Reports a watch page's address, which would be embedded as a gray box. */
function playerFault(address: string): string | undefined {
  const [page, player] = watched.find(([each]) => each.test(address)) ?? [];
  const [found = ''] = page === undefined ? [] : (page.exec(address) ?? []);
  if (page === undefined || player === undefined) return undefined;
  return `is the page to watch the video on, which can’t be shown here. Write the player’s address: ${found.replace(page, player)}`;
}

/** A video, or a placeholder for a future one. */
export const video = z.strictObject({
  title: text('The video’s title.'),
  language: language(),
  about: inline('What it shows.'),
  address: webAddress('The player’s address for embedding. Leave out until there is a video.')
    .superRefine((address, context) => {
      const message = playerFault(address);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .optional(),
  poster: imagePath(
    'The still picture in public/images, 16 to 9. A drawn one is shown when left out, and search engines are not told of the video.',
  ).optional(),
  duration: text('How long it runs, like "3:20".').optional(),
  uploaded: isoDate(
    'The day it was published. Search engines are told of the video when this is given.',
  ).optional(),
  autoplay: flag(
    'true starts it muted once a visitor agrees to load it, unless the visitor prefers less motion.',
  ),
  transcript: flag('true when the text below the frontmatter is the transcript or says that it follows.'),
  placeholder,
  note,
});
