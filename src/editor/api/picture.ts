import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
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
  const { name, extension } = toPictureName(request.name);
  const { data, info } = await resizePicture(bytes, extension);
  const path = await storePicture(root, name, extension, data);
  return { path, width: info.width, height: info.height };
}

/** Converts a file name to the name in the URL: lowercase letters, digits, hyphens and underscores, in at most one folder. */
function toPictureName(path: string): { name: string; extension: '.jpg' | '.png' | '.webp' } {
  const parts = path.replaceAll('\\', '/').split('/').slice(-2);
  const fileName = parts.at(-1) ?? '';
  const name = [...parts.slice(0, -1), fileName.replace(/\.\w+$/, '')]
    .map(slugifyPart)
    .filter(Boolean)
    .join('/');
  if (name === '' || name.endsWith('/'))
    throw new AuthorError('Rename the picture, using letters from a to z and digits, and add it again.');
  const originalExtension = posix.extname(fileName).toLowerCase();
  if (originalExtension === '.png') return { name, extension: '.png' };
  return {
    name,
    extension: ['.jpg', '.jpeg', '.heic', '.heif'].includes(originalExtension) ? '.jpg' : '.webp',
  };
}

function slugifyPart(part: string): string {
  const slug = /^[a-z0-9][a-z0-9_-]*$/.test(part) ? part : slugify(part);
  // File systems limit names to 255 bytes.
  return slug.slice(0, 100).replace(/-+$/, '');
}

async function resizePicture(bytes: Buffer, extension: '.jpg' | '.png' | '.webp') {
  const { default: sharp } = await import('sharp');
  try {
    const decodedBytes = isHeic(bytes) ? await convertHeic(bytes) : bytes;
    if (/^\s*<(?:[?!]|svg)/i.test(decodedBytes.subarray(0, 200).toString('utf8')))
      throw new AuthorError('A drawing (.svg) can contain code. Ask a developer to add it to public/images.');
    for (const { maxSize, quality } of encodings) {
      const resized = sharp(decodedBytes)
        .autoOrient()
        .resize({ width: maxSize, height: maxSize, fit: 'inside', withoutEnlargement: true });
      const encoders = {
        '.jpg': () => resized.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }),
        '.png': () => resized.png({ palette: true, quality }),
        '.webp': () => resized.webp({ quality }),
      };
      const result = await encoders[extension]().toBuffer({ resolveWithObject: true });
      if (result.data.length <= maxPictureBytes) return result;
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
async function storePicture(root: string, name: string, extension: string, data: Buffer): Promise<string> {
  const folder = posix.dirname(`public/images/${name}`);
  await assertNoSymbolicLinks(root, folder);
  await mkdir(join(root, folder), { recursive: true });
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
