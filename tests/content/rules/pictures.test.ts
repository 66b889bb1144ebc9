import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { readSvgSize } from '#content/source/pictures.ts';
import { loadEdited, loadSiteWith, replaceInFile, listProblemMessages } from '../edited-content.ts';
import { fixture } from '../../fixtures/firm-content.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';
import { renderPage } from '../../site/templates/rendering.tsx';

const root = await createTemporaryFolder();
const article = 'content/articles/how-to-read-a-trim-notice.md';
const svgPath = '/images/articles/trim-notice.svg';

beforeAll(async () => {
  await cp(join(fixture, 'public'), join(root, 'public'), { recursive: true });
});

/** Creates a gray PNG, with `extraBytes` appended to make it larger. */
async function createPng(width: number, height: number, extraBytes = 0): Promise<Buffer> {
  const png = sharp({ create: { width, height, channels: 3, background: '#888' } }).png();
  return Buffer.concat([await png.toBuffer(), Buffer.alloc(extraBytes)]);
}

/** Returns the problems in an article that uses this picture. */
async function checkPicture(name: string, contents: string | Buffer): Promise<string> {
  await writeFile(join(root, 'public/images', name), contents);
  const messages = listProblemMessages(
    { [article]: replaceInFile(article, svgPath, `/images/${name}`) },
    { root },
  );
  // Ignores the warnings about unused pictures.
  return messages.filter((message) => message.startsWith(article)).join('\n');
}

test.each([
  ['photo.png', await createPng(1280, 720, 3_481_000), 'public/images/photo.png is too large (3,4'],
  [
    'photo.png',
    await createPng(1280, 720, 3_481_000),
    'Save it as .webp or .jpg, 1280 pixels wide, at most 200 kB.',
  ],
  ['photo.png', await createPng(1280, 720, 250_000), 'public/images/photo.png is too large (25'],
  [
    'photo.jpg',
    await createPng(1280, 720),
    'public/images/photo.jpg is a .png picture. Change the file extension to match.',
  ],
  ['photo.webp', 'a letter', 'public/images/photo.webp can’t be read as a picture.'],
  [
    'photo.avif',
    Buffer.from('GIF89a\u0005\u0000\u0005\u0000', 'latin1'),
    'is a .gif picture, which this site doesn’t support.',
  ],
])('an unsuitable picture %s is reported in the file that uses it', async (name, contents, sentence) => {
  const messages = await checkPicture(name, contents);
  expect(messages).toMatch(
    /^content\/articles\/how-to-read-a-trim-notice\.md:\d+:\d+ imageUrl {2}uses the picture/,
  );
  expect(messages).toContain(sentence);
});

test('a valid picture is not reported, and is checked again when its file changes', async () => {
  expect(await checkPicture('court.png', await createPng(800, 600))).toBe('');
  expect(await checkPicture('court.png', await createPng(800, 600, 300_000))).toContain(
    'court.png is too large',
  );
  expect(await checkPicture('court.png', await createPng(800, 600))).toBe('');
  expect(await checkPicture('COURT.PNG', await createPng(800, 600))).toBe('');
});

/** A JPEG with an embedded preview, which has its own end marker. */
const jpg = Buffer.concat([
  Buffer.from('ffd8ffe1000c', 'hex'),
  Buffer.from('ffd8000000000000ffd9', 'hex'),
  Buffer.from('ffc0000b08000a000a01011100ffda0008010100003f00', 'hex'),
  Buffer.alloc(40, 7),
  Buffer.from('ffd9', 'hex'),
]);
const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M1 1"/></svg>\n';

test.each([
  ['truncated.jpg', jpg],
  ['truncated.png', await createPng(80, 60)],
  ['truncated.webp', webp],
  ['truncated.svg', Buffer.from(svg)],
])('the truncated picture %s is reported', async (name, contents) => {
  expect(await checkPicture(name, contents)).toBe('');
  expect(await checkPicture(name, contents.subarray(0, -8))).toContain(
    `public/images/${name} is truncated. Copy or save the file again.`,
  );
});

test('only a very large picture is an error', async () => {
  const edits = { [article]: replaceInFile(article, svgPath, '/images/photo.png') };
  for (const [extraBytes, isValid] of [
    [300_000, true],
    [1_300_000, false],
  ] as const) {
    await writeFile(join(root, 'public/images/photo.png'), await createPng(800, 600, extraBytes));
    expect(loadEdited(edits, { root }).site !== undefined).toBe(isValid);
  }
});

test('a share image may be larger, because visitors don’t load it', async () => {
  await writeFile(join(root, 'public/images/shared.png'), await createPng(1200, 630, 500_000));
  const page = 'content/pages/probate.md';
  const edits = { [page]: replaceInFile(page, 'label:', 'shareImage: /images/shared.png\nlabel:') };
  expect(listProblemMessages(edits, { root }).filter((message) => message.includes(page))).toEqual([]);
});

test.each([
  ['viewBox="0 0 1280 720"', { width: 1280, height: 720 }],
  ['viewBox=" 0, 0, 24,24 " width="100%" height="100%"', { width: 24, height: 24 }],
  ['width="300px" height="90"', { width: 300, height: 90 }],
  ['width="100%" height="100%"', 'no-dimensions'],
])('an SVG’s size is read from its attributes %s, unless they are relative', (attributes, size) => {
  const comment = `<!-- ${'Drawn by hand. '.repeat(100)} -->`;
  expect(
    readSvgSize(`<?xml version="1.0"?>${comment}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`),
  ).toEqual(size);
});

test('an article’s pictures have width and height, so that the layout does not shift', async () => {
  await writeFile(join(root, 'public/images/wide.png'), await createPng(900, 300));
  await writeFile(join(root, 'public/images/tall.png'), await createPng(300, 900));
  const text = `${replaceInFile(article, svgPath, '/images/wide.png')}\n\n![The court’s door](/images/tall.png)\n`;
  const html = renderPage(loadSiteWith({ [article]: text }, { root }), '/blog/how-to-read-a-trim-notice');
  expect(html).toMatch(/<img [^>]*src="\/images\/wide\.png" alt="[^"]+" width="900" height="300"/);
  expect(html).toMatch(
    /<img width="300" height="900" loading="lazy" decoding="async" src="\/images\/tall\.png"/,
  );
  expect(html.match(/<img /g)).toHaveLength(2);
});

const county = 'content/counties/hillsborough.md';
const defaults = 'content/site/county-defaults.md';
const insertPicture = (file: string, precedingText: string) =>
  replaceInFile(file, precedingText, `${precedingText} ![The court’s door](/images/tall.png)`);
const countyWithoutClosing = replaceInFile(county, 'closing:', 'xx:').replace(/^xx:\n(?: .*\n)+/m, '');

test.each([
  ['a field', { [county]: insertPicture(county, 'when a sale may serve you better.') }],
  [
    'a field that counties share',
    { [county]: countyWithoutClosing, [defaults]: insertPicture(defaults, 'checked for conflicts.') },
  ],
])('a picture in %s has width and height', async (_where, edits) => {
  await writeFile(join(root, 'public/images/tall.png'), await createPng(300, 900));
  const html = renderPage(loadSiteWith(edits, { root }), '/hillsborough-foreclosure-defense');
  expect(html.match(/<img [^>]*tall\.png[^>]*>/g)).toEqual([
    expect.stringMatching(/^<img width="300" height="900" loading="lazy" decoding="async" src=/),
  ]);
});
