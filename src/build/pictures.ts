import { hash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, extname, join, parse } from 'node:path';
import type { Rendition, Renditions } from '#content/source/pictures.ts';
import { replacePictures } from '#content/compile.ts';
import { memoize } from '#content/memoize.ts';
import { mapEntries } from '#practice/site.ts';
import type { Site } from '#practice/site.ts';
import { withPictureSizes } from '#ui/renditions.ts';

/** Width for 88-px portraits on screens with up to 2.7 device pixels per CSS pixel. */
const smallWidth = 240;
/** Width for phones, and for text columns on high-density screens. */
const widths = [480, 1280];
/** Small, because browsers without AVIF are mostly on old phones. */
const fallbackWidth = 480;

/** Encoder options by file extension. Included in the hash in file names, because browsers cache files for a year. */
const formatOptions = { avif: { quality: 55 }, jpg: { quality: 78, mozjpeg: true }, webp: { quality: 78 } };
type ImageFormat = keyof typeof formatOptions;

/** Returns whether a picture is resized: vector graphics aren't. */
function isRaster(path: string): boolean {
  return extname(path).toLowerCase() !== '.svg';
}

/** Adds dimensions to all pictures in the site's text. */
export const addPictureSizes = memoize((site: Site): Site => {
  const addSizes = (html: string) => withPictureSizes(html, site.pictures);
  return mapEntries(site, (entry) => replacePictures(entry, addSizes));
});

/** Writes resized pictures to `assetsDir`. Returns the site with their URLs and the dimensions of all pictures. */
export async function generateRenditions(site: Site, root: string, assetsDir: string): Promise<Site> {
  const pictures = await Promise.all(
    [...site.pictures].map(async ([path, size]) => {
      if (!isRaster(path)) return [path, size] as const;
      const renditions = await createRenditions(path, size.width, root, assetsDir);
      return [path, { ...size, renditions }] as const;
    }),
  );
  return addPictureSizes({ ...site, pictures: new Map(pictures) });
}

async function createRenditions(
  path: string,
  originalWidth: number,
  root: string,
  assetsDir: string,
): Promise<Renditions> {
  const original = await readFile(join(root, 'public', path));
  const key = hash('sha256', `${JSON.stringify(formatOptions)} ${hash('sha256', original)}`).slice(0, 8);
  const { name, ext } = parse(path);
  // Other formats may be transparent, which JPEG doesn't support.
  const fallbackFormat = /^\.jpe?g$/i.test(ext) ? 'jpg' : 'webp';
  const createRendition = async (format: ImageFormat, width: number): Promise<Rendition> => {
    const file = `${name}-${key}-${width}.${format}`;
    await resize(original, join(assetsDir, file), format, width, path);
    return { src: `/assets/${encodeURIComponent(file)}`, width };
  };
  const limitWidth = (width: number) => Math.min(width, originalWidth);
  const textWidths = [...new Set(widths.map(limitWidth))];
  return {
    small: (await createRendition('avif', limitWidth(smallWidth))).src,
    avif: await Promise.all(textWidths.map((width) => createRendition('avif', width))),
    fallback: (await createRendition(fallbackFormat, limitWidth(fallbackWidth))).src,
  };
}

/** Resizes a picture, applies its EXIF orientation, and removes metadata such as the location. */
async function resize(
  original: Buffer,
  outputPath: string,
  format: ImageFormat,
  width: number,
  path: string,
): Promise<void> {
  // Loaded on demand, because most sites have no raster pictures.
  const { default: sharp } = await import('sharp');
  await mkdir(dirname(outputPath), { recursive: true });
  try {
    await sharp(original)
      .autoOrient()
      .resize({ width })
      .toFormat(format === 'jpg' ? 'jpeg' : format, formatOptions[format])
      .toFile(outputPath);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`public${path} can’t be resized. Save it again as .jpg. (${reason})`, {
      cause: error,
    });
  }
}
