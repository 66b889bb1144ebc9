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

/** What is wrong with a video's address: the page to watch it on would show as a grey box. */
export function playerFault(address: string): string | undefined {
  const [page, player] = watched.find(([each]) => each.test(address)) ?? [];
  const [found = ''] = page === undefined ? [] : (page.exec(address) ?? []);
  if (page === undefined || player === undefined) return undefined;
  return `is the page to watch the video on, which can’t be shown here. Write the player’s address: ${found.replace(page, player)}`;
}
