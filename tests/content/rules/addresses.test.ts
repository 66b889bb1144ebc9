import { expect, test } from 'vitest';
import { problemsAfter, realFiles, replaced } from '../edited-content.ts';

const video = 'content/videos/probate-overview.md';
const withAddress = (address: string) =>
  problemsAfter({
    [video]: (realFiles.get(video) ?? '').replace('---\n', `---\naddress: ${address}\n`),
  }).join('\n');

test.each([
  ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456'],
  ['https://vimeo.com/123456/abcdef12', 'https://player.vimeo.com/video/123456?h=abcdef12'],
])('%s is refused with the address of the player', (address, player) => {
  expect(withAddress(address)).toContain(
    `address  is the page for watching the video, which can’t be embedded. Write the player’s address: ${player}.`,
  );
});

test.each(['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://player.vimeo.com/video/123456'])(
  '%s is valid as a video',
  (address) => {
    expect(withAddress(address)).toBe('');
  },
);

test.each(['https://example.com/a b', 'https://example.com/ahttps://example.com/b'])(
  '%s is not one web address',
  (address) => {
    const booking = 'content/bookings/general.md';
    const url = /^url: .*$/m.exec(realFiles.get(booking) ?? '')?.[0] ?? '';
    expect(problemsAfter({ [booking]: replaced(booking, url, `url: "${address}"`) }).join('\n')).toContain(
      'url  must be one web address, without spaces or a second address behind it',
    );
  },
);

test.each(['9th', '"17"'])('the court name %s is refused', (name) => {
  const county = 'content/counties/pasco.md';
  expect(
    problemsAfter({ [county]: replaced(county, 'circuit: Sixth Judicial Circuit', `circuit: ${name}`) }).join(
      '\n',
    ),
  ).toContain('circuit  must be the court’s name in words, like "Ninth Judicial Circuit"');
});
