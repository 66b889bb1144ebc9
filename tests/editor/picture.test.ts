import { readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { savePicture } from '#editor/api/picture.ts';
import { createTemporaryFolder } from '../fixtures/resources.ts';

const root = await createTemporaryFolder();

/** A phone photo: large, rotated by EXIF, with a location. */
const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#246' } })
  .jpeg()
  .withExif({ IFD0: { Copyright: 'A photographer' }, IFD3: { GPSLatitudeRef: 'N' } })
  .withMetadata({ orientation: 6 })
  .toBuffer();

const readSaved = ({ path }: { path: string }) => readFile(join(root, 'public', path));

const save = (name: string, bytes: Buffer | string) =>
  savePicture(root, {
    name,
    dataBase64: Buffer.from(bytes).toString('base64'),
  });

test('a picture is rotated, resized and stripped of metadata', async () => {
  const savedPicture = await save('The Courthouse.JPG', photo);
  expect(savedPicture).toEqual({ path: '/images/the-courthouse.jpg' });
  const { width, height, exif, orientation } = await sharp(await readSaved(savedPicture)).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 1000, height: 2000 });
});

test('a detailed photo is compressed to below the check’s size limit', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const noisyPhoto = await sharp({
    create: { width: 1300, height: 900, channels: 3, background: '#246', noise },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  const bytes = await readSaved(await save('detailed.webp', noisyPhoto));
  expect(bytes.length).toBeLessThanOrEqual(200_000);
  expect((await sharp(bytes).metadata()).width).toBeGreaterThanOrEqual(640);
});

test('a HEIC photo is converted to JPEG', async () => {
  const savedPicture = await save('Desk.HEIC', await readFile(join(import.meta.dirname, 'telephone.heic')));
  expect(savedPicture.path).toBe('/images/desk.jpg');
  const [red = 0, green = 0, blue = 0] = await sharp(await readSaved(savedPicture))
    .raw()
    .toBuffer();
  // The left half is red.
  expect([red > 150, green < 100, blue < 100]).toEqual([true, true, true]);
});

test('a picture with transparent parts is stored as PNG', async () => {
  const logo = await sharp(photo).ensureAlpha(0.5).webp().toBuffer();
  const savedPicture = await save('logo.webp', logo);
  expect(savedPicture.path).toBe('/images/logo.png');
  expect((await sharp(await readSaved(savedPicture)).metadata()).hasAlpha).toBe(true);
});

test('a different picture with the same name gets a numbered name; the same picture is stored once', async () => {
  const firstPicture = await save('office.webp', photo);
  const negative = await sharp(photo).negate().toBuffer();
  expect((await save('office.webp', photo)).path).toBe(firstPicture.path);
  expect((await save('office.webp', negative)).path).toBe('/images/office-2.jpg');
});

test.each([
  ['写真.jpg', photo, /letters from a to z/],
  ['cut.jpg', photo.subarray(0, 300), /can’t be read/],
  ['no.jpg', 'words', /can’t be read/],
  ['phone.heic', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic')]), /can’t be read/],
  ['drawing.webp', '<svg onload="x()"/>', /can contain code/],
  [
    'typed.jpg',
    '<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    /can contain code/,
  ],
])('the invalid picture %s is rejected', async (name, bytes, message) => {
  await expect(save(name, bytes)).rejects.toThrow(message);
});

test('a long name is shortened, because file systems limit it', async () => {
  expect((await save(`${'щ'.repeat(120)}.jpg`, photo)).path).toMatch(/^\/images\/(?:shch){25}\.jpg$/);
});

test('names and symlinks can’t escape public/images', async () => {
  expect((await save('../../../evil.jpg', photo)).path).toBe('/images/evil.jpg');
  await rm(join(root, 'public/images'), { recursive: true });
  await symlink(tmpdir(), join(root, 'public/images'));
  await expect(save('x.jpg', photo)).rejects.toThrow(/link/);
});
