import { extname } from 'node:path';
import { pictureHint } from './picture-hint.ts';
import { readPicture } from './read-picture.ts';

/** The kinds that browsers show, and the endings of their files. */
const endings: Record<string, readonly string[]> = {
  avif: ['.avif'],
  webp: ['.webp'],
  png: ['.png'],
  jpg: ['.jpg', '.jpeg'],
  svg: ['.svg'],
};

/** A phone on a slow line loads so much in about a second. */
const mostBytes = 200_000;
const saveAgain = 'Save it as .webp or .jpg, 1280 pixels wide';

/** What keeps a picture from being shown well, as the second half of a sentence; undefined when nothing does. */
export function pictureFault(root: string, address: string): string | undefined {
  const picture = readPicture(root, address);
  const file = `public${address}`;
  if (picture === 'no file') return `there is no file ${file}.${pictureHint(root, address)}`;
  if (picture === 'no picture') return `${file} can’t be read as a picture. ${saveAgain}.`;
  const { kind, bytes } = picture;
  const own = endings[kind];
  if (own === undefined) return `${file} is a .${kind} picture, which this site doesn’t use. ${saveAgain}.`;
  if (!own.includes(extname(address))) return `${file} is a .${kind} picture. Give the file that ending.`;
  if (bytes <= mostBytes) return undefined;
  return `${file} has ${kilobytes(bytes)}, for which a phone on a slow line waits. ${saveAgain}, with at most ${kilobytes(mostBytes)}.`;
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000).toLocaleString('en-US')} kB`;
}
