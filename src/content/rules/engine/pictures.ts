import type { Explanation } from '../../report/diagnostic.ts';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { suggestName } from '../../report/suggest.ts';
import { readPicture } from '../../source/pictures.ts';

/** Suggests the picture that was probably meant. */
function suggestPicture(root: string, typedPath: string): string {
  const path = typedPath.replace(/^\/public(?=\/)/, '');
  const folder = join(root, 'public', dirname(path));
  const names = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    : [];
  const existingPaths = names.map((name) => join('/', dirname(path), name).replaceAll('\\', '/'));
  const match = existingPaths.find((name) => name.toLowerCase() === path.toLowerCase());
  return match === undefined ? suggestName(path, existingPaths) : ` Write ${match}.`;
}

/** Supported formats with their extensions. */
const extensions: Record<string, readonly string[]> = {
  avif: ['.avif'],
  webp: ['.webp'],
  png: ['.png'],
  jpg: ['.jpg', '.jpeg'],
  svg: ['.svg'],
};

/** A phone on a slow connection loads this in about a second. */
export const maxPictureBytes = 200_000;
/** The limit for share images, and the hard limit for other pictures. */
const maxShareImageBytes = 1_000_000;

/** Finds a problem with a picture, as the second half of a sentence. With `isShareImage`, only link previews load it. */
export function checkPicture(root: string, path: string, isShareImage = false): Explanation | undefined {
  const saveAdvice = isShareImage
    ? 'Save it as .jpg, 1200 by 630 pixels'
    : 'Save it as .webp or .jpg, 1280 pixels wide';
  const file = `public${path}`;
  const createError = (message: string): Explanation => ({ message, severity: 'error' });
  const picture = readPicture(root, path);
  if (picture === 'missing') return createError(`${file} doesn’t exist.${suggestPicture(root, path)}`);
  if (picture === 'not-a-picture') return createError(`${file} can’t be read as a picture. ${saveAdvice}.`);
  if (picture === 'truncated') return createError(`${file} is truncated. Copy or save the file again.`);
  if (picture === 'no-dimensions')
    return createError(`${file} has no size. Give its <svg> a viewBox, like viewBox="0 0 1280 720".`);
  const { format, bytes } = picture;
  const allowedExtensions = extensions[format];
  if (allowedExtensions === undefined)
    return createError(`${file} is a .${format} picture, which this site doesn’t support. ${saveAdvice}.`);
  if (!allowedExtensions.includes(extname(path).toLowerCase()))
    return createError(`${file} is a .${format} picture. Change the file extension to match.`);
  const maxBytes = isShareImage ? maxShareImageBytes : maxPictureBytes;
  if (bytes <= maxBytes) return undefined;
  return {
    message: `${file} is too large (${formatKilobytes(bytes)}). ${saveAdvice}, at most ${formatKilobytes(maxBytes)}.`,
    severity: bytes > maxShareImageBytes ? 'error' : 'warning',
  };
}

function formatKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000).toLocaleString('en-US')} kB`;
}
