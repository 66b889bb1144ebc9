import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorCode } from '#content/source/content-files.ts';
import { maxPictureBytes } from '#content/rules/engine/pictures.ts';
import { slugify } from '#content/source/slug.ts';
import type { Responses, RequestBodies } from '../contract.ts';
import { assertNoSymbolicLinks } from './disk.ts';
import { AuthorError } from '../author-error.ts';

/** Sizes and qualities, tried in order until the picture is within the size limit. Pages show pictures at most 1,280 pixels wide. */
const encodings = [
  { maxSize: 2000, quality: 88 },
  { maxSize: 2000, quality: 75 },
  { maxSize: 1600, quality: 72 },
  { maxSize: 1280, quality: 72 },
  { maxSize: 1280, quality: 55 },
  { maxSize: 960, quality: 50 },
  { maxSize: 640, quality: 45 },
];
const maxUploadBytes = 25_000_000;

/**
 * Stores a picture in `public/images`: upright, scaled down, and without metadata such as the location. It is always
 * re-encoded, so that nothing else in the file gets published.
 */
export async function savePicture(
  root: string,
  request: RequestBodies['savePicture'],
): Promise<Responses['savePicture']> {
  const bytes = Buffer.from(request.dataBase64, 'base64');
  if (bytes.length > maxUploadBytes)
    throw new AuthorError('This picture is larger than 25 MB. Save a smaller one, and add it again.');
  const picture = await resizePicture(bytes);
  return { path: await storePicture(root, toPictureName(request.name), picture) };
}

/** Converts a file name to the name in the URL: lowercase letters, digits and hyphens. */
function toPictureName(fileName: string): string {
  // File systems limit names to 255 bytes.
  const name = slugify(fileName.replace(/\.\w+$/, ''))
    .slice(0, 100)
    .replace(/-$/, '');
  if (name === '')
    throw new AuthorError('Rename the picture, using letters from a to z and digits, and add it again.');
  return name;
}

type EncodedPicture = { data: Buffer; extension: '.jpg' | '.png' };

/** Encodes a picture within the size limit, in a format that link previews support too. */
async function resizePicture(bytes: Buffer): Promise<EncodedPicture> {
  const { default: sharp } = await import('sharp');
  try {
    const decodedBytes = isHeic(bytes) ? await convertHeic(bytes) : bytes;
    if (/^\s*<(?:[?!]|svg)/i.test(decodedBytes.subarray(0, 200).toString('utf8')))
      throw new AuthorError('A drawing (.svg) can contain code. Ask a developer to add it to public/images.');
    const { format, hasAlpha } = await sharp(decodedBytes).metadata();
    const isPng = format === 'png' || hasAlpha;
    for (const { maxSize, quality } of encodings) {
      const resized = sharp(decodedBytes)
        .autoOrient()
        .resize({ width: maxSize, height: maxSize, fit: 'inside', withoutEnlargement: true });
      const encoded = isPng
        ? resized.png({ palette: true, quality })
        : resized.jpeg({ quality, mozjpeg: true });
      const data = await encoded.toBuffer();
      if (data.length <= maxPictureBytes) return { data, extension: isPng ? '.png' : '.jpg' };
    }
    throw new AuthorError('This picture is too large for a page. Save it as .jpg, and add it again.');
  } catch (error) {
    if (error instanceof AuthorError) throw error;
    throw new AuthorError(
      'This picture can’t be read: the file may be damaged or not a picture. Save it as .jpg, and add it again.',
    );
  }
}

/** Whether the picture is a HEIC photo, which neither sharp nor most browsers can read. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(bytes.subarray(4, 12).toString('latin1'));
}

type HeicConverter = (photo: { buffer: Buffer; format: 'JPEG'; quality: number }) => Promise<ArrayBuffer>;

async function convertHeic(bytes: Buffer): Promise<Buffer> {
  // @ts-expect-error: the package has no types.
  const { default: convert }: { default: HeicConverter } = await import('heic-convert');
  return Buffer.from(await convert({ buffer: bytes, format: 'JPEG', quality: 0.95 }));
}

/** Stores the picture, numbered if a different picture already has the name. Returns its URL path. */
async function storePicture(
  root: string,
  name: string,
  { data, extension }: EncodedPicture,
): Promise<string> {
  await assertNoSymbolicLinks(root, 'public/images');
  await mkdir(join(root, 'public/images'), { recursive: true });
  for (let count = 1; ; count++) {
    const path = `/images/${name}${count === 1 ? '' : `-${count}`}${extension}`;
    if (await storeUnlessTaken(join(root, 'public', path), data)) return path;
  }
}

/** Creates the file, unless it exists. Returns false if the existing file is different. */
async function storeUnlessTaken(file: string, data: Buffer): Promise<boolean> {
  try {
    await writeFile(file, data, { flag: 'wx' });
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return (await readFile(file)).equals(data);
    throw error;
  }
}
