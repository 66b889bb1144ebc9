import { hash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import type { Rendition, Renditions } from '#content/source/pictures.ts';
import { beforeCompiling, outlineOf, showingPictures } from '#content/compile.ts';
import { memoize } from '#content/memoize.ts';
import { everyEntry, withEntries } from '#content/site.ts';
import type { Site } from '#content/site.ts';
import { withPictureSizes } from '#ui/renditions.ts';

/** The portrait next to a name is 88 px wide: enough for screens of up to 2.7 device pixels per px. */
const smallWidth = 240;
/** For a phone, and for the width of a text on a fine screen. */
const widths = [480, 1280];
/** Browsers without AVIF are mostly on old phones. */
const fallbackWidth = 480;

/** Changed with the qualities below, so that files of other ones are drawn anew. */
const recipe = 'avif 55, jpeg 78, webp 78';

/** Drawings are as sharp at any size as they are. */
function isPhoto(address: string): boolean {
  return extname(address).toLowerCase() !== '.svg';
}

/** The site with the pictures in its texts as pages show them: each has the size of its file. */
export const showPictures = memoize((site: Site): Site => {
  const show = (html: string) => withPictureSizes(html, site.pictures);
  return withEntries(site, (entry) => showingPictures(entry, show));
});

/** The pictures in texts, and what their files say of them: the texts come out anew when that changes. */
export function picturesInTexts({ entries, pictures }: Site): unknown[] {
  const links = everyEntry(entries).flatMap((entry) => outlineOf(beforeCompiling(entry)).links);
  return links.filter(({ picture }) => picture).map(({ target }) => [target, pictures.get(target)]);
}

/**
 * The site with its photos in smaller files, which lie in the folder of assets. What was drawn before is kept by
 * the hash of the photo, so a build loads what draws for a photo that is new, and for no other.
 */
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
  // Of the other kinds, some pictures have places that let the ground through.
  const fallbackKind = /^\.jpe?g$/i.test(ext) ? 'jpg' : 'webp';
  const served = async (kind: Kind, width: number): Promise<Rendition> => {
    const file = `${name}-${key}-${width}.${kind}`;
    const kept = join(root, '.cache/pictures', file);
    if (!(await isThere(kept))) await draw(photo, kept, kind, width, address);
    await copyFile(kept, join(assetsDir, file));
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

/** Turned as it is shown, and without what a camera wrote into it, such as the place. */
async function draw(photo: Buffer, to: string, kind: Kind, width: number, address: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  await mkdir(join(to, '..'), { recursive: true });
  const smaller = sharp(photo).autoOrient().resize({ width });
  const drawn = {
    avif: () => smaller.avif({ quality: 55 }),
    jpg: () => smaller.jpeg({ quality: 78, mozjpeg: true }),
    webp: () => smaller.webp({ quality: 78 }),
  };
  try {
    await drawn[kind]().toFile(`${to}.new`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`public${address} can’t be drawn smaller. Save it again as .jpg. (${why})`, {
      cause: error,
    });
  }
  await rename(`${to}.new`, to);
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
