import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

/** Displayed size in pixels. */
export type PictureSize = { width: number; height: number };

/** Paths of a picture's generated files: a small AVIF for portraits, AVIFs at text widths, and a fallback in another format. */
export type Renditions = { small: string; avif: Rendition[]; fallback: string };
/** A generated file; `width` is in pixels. */
export type Rendition = { src: string; width: number };

/** Reads the size of an SVG: width and height in pixels, or its viewBox (SVG 2, 8.2). */
export function readSvgSize(text: string): PictureSize | 'not-an-svg' | 'no-dimensions' {
  if (!/^\s*(?:\u00EF\u00BB\u00BF)?\s*</.test(text)) return 'not-an-svg';
  const tag = /<svg\b[^>]*>/.exec(text.replaceAll(/<!--[^]*?-->/g, ''))?.[0];
  if (tag === undefined) return 'not-an-svg';
  const [, , boxWidth = 0, boxHeight = 0] = (readAttribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = parsePixels(readAttribute(tag, 'width')) ?? boxWidth;
  const height = parsePixels(readAttribute(tag, 'height')) ?? boxHeight;
  return width > 0 && height > 0 ? { width, height } : 'no-dimensions';
}

function readAttribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
}

/** Parses a length in pixels; undefined for percent or em, which don't state the intrinsic size. */
function parsePixels(value: string | undefined): number | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value ?? '')?.[1];
  return match === undefined ? undefined : Number(match);
}

/** Image metadata: displayed size, bytes and format, like "png". */
type Picture = PictureSize & { bytes: number; format: string };

type PictureResult = Picture | 'not-a-picture' | 'no-dimensions' | 'truncated';

/** Reads the image at a path like `/images/court.webp`. Returns failures instead of throwing them. */
export function readPicture(root: string, path: string): PictureResult | 'missing' {
  const file = join(root, 'public', path);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return 'missing';
  return measurePicture(readFileSync(file));
}

/** Returns whether a file is truncated; browsers would show only the upper part. */
function isTruncated(file: Buffer, format: string): boolean {
  switch (format) {
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

/** Finds the start of the main image data; an embedded thumbnail before it has its own end marker. */
function findScanStart(jpg: Buffer): number {
  let offset = 2;
  while (offset + 4 <= jpg.length && jpg[offset] === 0xff && jpg[offset + 1] !== 0xda)
    offset += 2 + jpg.readUInt16BE(offset + 2);
  return offset;
}

/** Finds the end of the last box (ISO/IEC 14496-12, 4.2). */
function findBoxesEnd(file: Buffer): number {
  let offset = 0;
  while (offset + 8 <= file.length) {
    const size = file.readUInt32BE(offset);
    // Size 0 extends to the end of the file; size 1 means that a 64-bit size follows.
    if (size === 0) return file.length;
    const length = size === 1 && offset + 16 <= file.length ? Number(file.readBigUInt64BE(offset + 8)) : size;
    offset += Math.max(8, length);
  }
  return offset;
}

/** EXIF orientations from this value on are rotated by 90 degrees. */
const firstRotatedOrientation = 5;

function measurePicture(file: Buffer): PictureResult {
  const svgSize = readSvgSize(file.toString('latin1'));
  if (svgSize === 'no-dimensions') return svgSize;
  if (svgSize !== 'not-an-svg' && !/(?:<\/svg>|\/>)\s*(?:<!--[^]*)?$/.test(file.toString('latin1')))
    return 'truncated';
  if (svgSize !== 'not-an-svg') return { ...svgSize, bytes: file.length, format: 'svg' };
  try {
    const { width, height, orientation = 1, type = '' } = imageSize(file);
    if (isTruncated(file, type)) return 'truncated';
    const [displayWidth, displayHeight] =
      orientation >= firstRotatedOrientation ? [height, width] : [width, height];
    return displayWidth > 0 && displayHeight > 0
      ? { width: displayWidth, height: displayHeight, bytes: file.length, format: type }
      : 'not-a-picture';
  } catch {
    return 'not-a-picture';
  }
}
