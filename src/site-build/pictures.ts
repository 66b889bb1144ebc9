import { hash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, extname, join, parse } from 'node:path';
import type { Rendition, Renditions } from '#content/source/pictures.ts';
import { showingPictures } from '#content/compile.ts';
import { memoize } from '#content/memoize.ts';
import { withEntries } from '#practice/site.ts';
import type { Site } from '#practice/site.ts';
import { withPictureSizes } from '#ui/renditions.ts';

/** The portrait next to a name is 88 px wide: enough for screens of up to 2.7 device pixels per px. */
const smallWidth = 240;
/** For a phone, and for the width of a text on a fine screen. */
const widths = [480, 1280];
/** Browsers without AVIF are mostly on old phones. */
const fallbackWidth = 480;

/** Change it with the qualities below: browsers keep a file for a year by its name, which contains a hash of this. */
const recipe = 'avif 55, jpeg 78, webp 78';

/** Vector graphics are sharp at any size. */
function isPhoto(address: string): boolean {
  return extname(address).toLowerCase() !== '.svg';
}

/** The site with the pictures in its texts as pages show them: each has the size of its file. */
export const showPictures = memoize((site: Site): Site => {
  const show = (html: string) => withPictureSizes(html, site.pictures);
  return withEntries(site, (entry) => showingPictures(entry, show));
});

/** The site with its photos in smaller files, which are written to the folder of assets. */
export async function withRenditions(site: Site, root: string, assetsDir: string): Promise<Site> {
  const pictures = await Promise.all(
    [...site.pictures].map(async ([address, size]) => {
      if (!isPhoto(address)) return [address, size] as const;
      const renditions = await renditionsOf(address, size.width, root, assetsDir);
      return [address, { ...size, renditions }] as const;
    }),
  );
  return showPictures({ ...site, pictures: new Map(pictures) });
}

async function renditionsOf(
  address: string,
  ownWidth: number,
  root: string,
  assetsDir: string,
): Promise<Renditions> {
  const photo = await readFile(join(root, 'public', address));
  const key = hash('sha256', `${recipe} ${hash('sha256', photo)}`).slice(0, 8);
  const { name, ext } = parse(address);
  // Pictures of the other kinds may have transparent places.
  const fallbackKind = /^\.jpe?g$/i.test(ext) ? 'jpg' : 'webp';
  const served = async (kind: Kind, width: number): Promise<Rendition> => {
    const file = `${name}-${key}-${width}.${kind}`;
    await resize(photo, join(assetsDir, file), kind, width, address);
    return { src: `/assets/${encodeURIComponent(file)}`, width };
  };
  const fitting = (width: number) => Math.min(width, ownWidth);
  const textWidths = [...new Set(widths.map(fitting))];
  return {
    small: (await served('avif', fitting(smallWidth))).src,
    avif: await Promise.all(textWidths.map((width) => served('avif', width))),
    fallback: (await served(fallbackKind, fitting(fallbackWidth))).src,
  };
}

type Kind = 'avif' | 'jpg' | 'webp';

/** Rotates the photo as cameras ask, and leaves out what they wrote into it, such as the place. */
async function resize(photo: Buffer, to: string, kind: Kind, width: number, address: string): Promise<void> {
  // Loaded here, because most builds have no photo.
  const { default: sharp } = await import('sharp');
  await mkdir(dirname(to), { recursive: true });
  const smaller = sharp(photo).autoOrient().resize({ width });
  const encoded = {
    avif: () => smaller.avif({ quality: 55 }),
    jpg: () => smaller.jpeg({ quality: 78, mozjpeg: true }),
    webp: () => smaller.webp({ quality: 78 }),
  };
  try {
    await encoded[kind]().toFile(to);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`public${address} can’t be made smaller. Save it again as .jpg. (${why})`, {
      cause: error,
    });
  }
}
