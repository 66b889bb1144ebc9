import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

/** Displayed size in pixels. */
export type PictureSize = { width: number; height: number };

/** Paths of a photo's files: a small AVIF portrait, AVIF in text widths, and a fallback format. */
export type Renditions = { small: string; avif: Rendition[]; fallback: string };
export type Rendition = { src: string; width: number };

/** The size of an SVG: width and height in pixels, or its viewBox (SVG 2, 8.2). */
export function readSvgSize(text: string): PictureSize | 'no svg' | 'no size' {
  if (!/^\s*(?:\u00EF\u00BB\u00BF)?\s*</.test(text)) return 'no svg';
  const tag = /<svg\b[^>]*>/.exec(text.replaceAll(/<!--[^]*?-->/g, ''))?.[0];
  if (tag === undefined) return 'no svg';
  const [, , boxWidth = 0, boxHeight = 0] = (readAttribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = parsePixels(readAttribute(tag, 'width')) ?? boxWidth;
  const height = parsePixels(readAttribute(tag, 'height')) ?? boxHeight;
  return width > 0 && height > 0 ? { width, height } : 'no size';
}

function readAttribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
}

/** Widths in percent or em don't state the intrinsic size. */
function parsePixels(value: string | undefined): number | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value ?? '')?.[1];
  return match === undefined ? undefined : Number(match);
}

/** Image metadata: displayed size, bytes and format, like "png". */
type Picture = PictureSize & { bytes: number; kind: string };

type PictureResult = Picture | 'no picture' | 'no size' | 'cut off';

/** Reads the image at a path like `/images/court.webp`. Returns failures instead of throwing them. */
export function readPicture(root: string, path: string): PictureResult | 'no file' {
  const file = join(root, 'public', path);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return 'no file';
  return measurePicture(readFileSync(file));
}

/** Whether a file is truncated; browsers would show only the upper part. */
function isCutOff(file: Buffer, kind: string): boolean {
  switch (kind) {
    case 'jpg':
      return !file.includes('\u00FF\u00D9', findScanStart(file), 'latin1');
    case 'png':
      return !file.includes('IEND');
    case 'webp':
      return file.readUInt32LE(4) + 8 > file.length;
    case 'avif':
      return findBoxesEnd(file) > file.length;
    default:
      return false;
  }
}

/** The index of the main image data; an embedded thumbnail before it has its own end marker. */
function findScanStart(jpg: Buffer): number {
  let at = 2;
  while (at + 4 <= jpg.length && jpg[at] === 0xff && jpg[at + 1] !== 0xda) at += 2 + jpg.readUInt16BE(at + 2);
  return at;
}

/** The end of the last box (ISO/IEC 14496-12, 4.2). */
function findBoxesEnd(file: Buffer): number {
  let at = 0;
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at);
    // Size 0 extends to the end of the file; size 1 means that a 64-bit size follows.
    if (size === 0) return file.length;
    const length = size === 1 && at + 16 <= file.length ? Number(file.readBigUInt64BE(at + 8)) : size;
    at += Math.max(8, length);
  }
  return at;
}

/** EXIF orientations from this value on are rotated by 90 degrees. */
const firstRotatedOrientation = 5;

function measurePicture(file: Buffer): PictureResult {
  const drawing = readSvgSize(file.toString('latin1'));
  if (drawing === 'no size') return drawing;
  if (drawing !== 'no svg' && !/(?:<\/svg>|\/>)\s*(?:<!--[^]*)?$/.test(file.toString('latin1')))
    return 'cut off';
  if (drawing !== 'no svg') return { ...drawing, bytes: file.length, kind: 'svg' };
  try {
    const { width, height, orientation = 1, type = '' } = imageSize(file);
    if (isCutOff(file, type)) return 'cut off';
    const [displayWidth, displayHeight] =
      orientation >= firstRotatedOrientation ? [height, width] : [width, height];
    return displayWidth > 0 && displayHeight > 0
      ? { width: displayWidth, height: displayHeight, bytes: file.length, kind: type }
      : 'no picture';
  } catch {
    return 'no picture';
  }
}
