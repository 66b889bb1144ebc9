import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#practice/content.ts';
import { readPicture } from '#content/source/pictures.ts';
import { generateRenditions } from '#build/pictures.ts';
import { fixtureDay, fixture } from '../fixtures/firm-content.ts';
import { createTemporaryFolder } from '../fixtures/resources.ts';
import { renderPage } from '../site/templates/rendering.tsx';

/** Folder of a site with a portrait, a video poster and an image in an article. */
let root: string;
let assetsFolder: string;

const photos = ['/images/portrait.jpg', '/images/still.png', '/images/desk.jpg'];

beforeAll(async () => {
  root = await createTemporaryFolder();
  assetsFolder = join(root, 'assets');
  await mkdir(assetsFolder);
  await Promise.all(
    ['content', 'public'].map((name) => cp(join(fixture, name), join(root, name), { recursive: true })),
  );
});

async function loadSite() {
  const { site, problems } = await loadContent({ root, now: new Date(fixtureDay) });
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return generateRenditions(site, root, assetsFolder);
}

async function editContent(file: string, change: (text: string) => string): Promise<void> {
  const path = join(root, 'content', file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

/** Creates photos. Like a camera's, the portrait is stored as 1600 by 1200 pixels and displayed as 1200 by 1600. */
async function createPhotos(): Promise<void> {
  const { default: sharp } = await import('sharp');
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888' } });
  const [portrait = '', still = '', desk = ''] = photos.map((path) => join(root, 'public', path));
  await photo.clone().withMetadata({ orientation: 6 }).jpeg({ quality: 30 }).toFile(portrait);
  await photo.clone().resize(800, 450).png({ palette: true, colors: 4 }).toFile(still);
  await photo.clone().resize(300).jpeg({ quality: 30 }).toFile(desk);
}

test('pictures are resized to AVIF in several widths, and to a fallback format', async () => {
  await createPhotos();
  await editContent('attorneys/jane-doe.md', (text) =>
    text.replace(/^photo:$/m, `photo:\n  image: ${photos[0]}`),
  );
  await editContent('videos/attorney-featured.md', (text) =>
    text.replace('---\n', `---\naddress: https://video.example.com/embed/1\nposter: ${photos[1]}\n`),
  );
  await editContent('articles/will-or-revocable-trust.md', (text) => `${text}\n![A desk](${photos[2]})\n`);
  const site = await loadSite();
  const profile = parse(renderPage(site, '/jane-doe'));
  const article = parse(renderPage(site, '/blog/will-or-revocable-trust'));

  const [portrait, still] = profile.querySelectorAll('main picture');
  expect(readPictureSizes(portrait)).toEqual({
    size: '1200 x 1600',
    avif: ['480 x 640', '1200 x 1600'],
    other: 'jpg 480 x 640',
  });
  expect(readPictureSizes(parse(renderPage(site, '/')).querySelector('main picture'))).toMatchObject({
    avif: ['240 x 320'],
    other: 'jpg 480 x 640',
  });
  expect(readPictureSizes(still)).toMatchObject({
    avif: ['480 x 270', '800 x 450'],
    other: 'webp 480 x 270',
  });
  expect(readPictureSizes(article.querySelector('main p picture'))).toEqual({
    size: '300 x 225',
    avif: ['300 x 225'],
    other: 'jpg 300 x 225',
  });
});

type Element = ReturnType<ReturnType<typeof parse>['querySelector']>;

/** Reads the size attributes of a picture, and the sizes of its files. */
function readPictureSizes(picture: Element | undefined) {
  const image = picture?.querySelector('img');
  const avif = picture?.querySelector('source[type="image/avif"]')?.getAttribute('srcset') ?? '';
  return {
    size: `${image?.getAttribute('width')} x ${image?.getAttribute('height')}`,
    avif: avif.split(', ').map((file) => readFileSize(file).replace('avif ', '')),
    other: readFileSize(image?.getAttribute('src') ?? ''),
  };
}

function readFileSize(candidate: string): string {
  const [url = '', width] = candidate.split(' ');
  const file = readPicture(join(root, 'none'), `../../assets/${url.replace('/assets/', '')}`);
  if (typeof file === 'string' || (width !== undefined && `${file.width}w` !== width))
    throw new Error(`${candidate}: ${String(file)}`);
  return `${file.format} ${file.width} x ${file.height}`;
}
