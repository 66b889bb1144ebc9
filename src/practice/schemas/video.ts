import * as z from 'zod';
import { flag, imagePath, inline, isoDate, language, text, webAddress } from '#content/fields/kinds.ts';
import { note, placeholder } from './parts/head.ts';

/** Pages to watch a film on, which refuse to be shown inside another page, and the players that do not. */
const watched: [page: RegExp, player: string][] = [
  [/^https:\/\/youtu\.be\/([\w-]+)/, 'https://www.youtube-nocookie.com/embed/$1'],
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|live\/)([\w-]+)/,
    'https://www.youtube-nocookie.com/embed/$1',
  ],
  // A film that is not listed has a second part, without which it is not played.
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)\/(\w+)/, 'https://player.vimeo.com/video/$1?h=$2'],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, 'https://player.vimeo.com/video/$1'],
];

/** What is wrong with a video's address: the page to watch it on would show as a gray box. */
function playerFault(address: string): string | undefined {
  const [page, player] = watched.find(([each]) => each.test(address)) ?? [];
  const [found = ''] = page === undefined ? [] : (page.exec(address) ?? []);
  if (page === undefined || player === undefined) return undefined;
  return `is the page to watch the video on, which can’t be shown here. Write the player’s address: ${found.replace(page, player)}`;
}

/** A video, or the place where one will be. */
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
