import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

/** What a picture's file says of itself: pixels as it is shown, and its kind like "png". */
export type Picture = { width: number; height: number; bytes: number; kind: string };

type Read = { stamp: string; picture: Picture | 'no picture' };

/** A picture is measured once, and again when its file has changed. */
const known = new Map<string, Read>();

/** Reads the picture that an address like `/images/court.avif` names. Nothing is thrown: the answer says what it is. */
export function readPicture(root: string, address: string): Picture | 'no file' | 'no picture' {
  const path = join(root, 'public', address);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return 'no file';
  const stamp = `${stats.mtimeMs} ${stats.size}`;
  const before = known.get(path);
  if (before?.stamp === stamp) return before.picture;
  const picture = measure(readFileSync(path));
  known.set(path, { stamp, picture });
  return picture;
}

/** From this number on, EXIF says of a photo that it lies on its side. */
const firstOnItsSide = 5;

function measure(file: Uint8Array): Picture | 'no picture' {
  try {
    const { width, height, orientation = 1, type = '' } = imageSize(file);
    const [across, down] = orientation >= firstOnItsSide ? [height, width] : [width, height];
    return { width: across, height: down, bytes: file.length, kind: type };
  } catch {
    return 'no picture';
  }
}
