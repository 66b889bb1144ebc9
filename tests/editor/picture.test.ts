import { readFile, symlink } from 'node:fs/promises';
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

const save = (name: string, bytes: Buffer | string) =>
  savePicture(root, {
    name,
    dataBase64: Buffer.from(bytes).toString('base64'),
  });

test('a picture is rotated, resized and stripped of metadata', async () => {
  const savedPicture = await save('articles/The Courthouse.JPG', photo);
  expect(savedPicture).toEqual({ path: '/images/articles/the-courthouse.jpg', width: 1000, height: 2000 });
  const { exif, orientation } = await sharp(
    await readFile(join(root, 'public', savedPicture.path)),
  ).metadata();
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
});

test('a detailed photo is compressed to below the check’s size limit', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const noisyPhoto = await sharp({
    create: { width: 1300, height: 900, channels: 3, background: '#246', noise },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  const savedPicture = await save('detailed.webp', noisyPhoto);
  const { length } = await readFile(join(root, 'public', savedPicture.path));
  expect(length).toBeLessThanOrEqual(200_000);
  expect(savedPicture.width).toBeGreaterThanOrEqual(640);
});

test('a HEIC photo is converted to JPEG', async () => {
  const savedPicture = await save('Desk.HEIC', await readFile(join(import.meta.dirname, 'telephone.heic')));
  expect(savedPicture).toEqual({ path: '/images/desk.jpg', width: 64, height: 48 });
  const [red = 0, green = 0, blue = 0] = await sharp(await readFile(join(root, 'public', savedPicture.path)))
    .raw()
    .toBuffer();
  // The left half is red.
  expect([red > 150, green < 100, blue < 100]).toEqual([true, true, true]);
});

test('a different picture with the same name gets a numbered name; the same picture is stored once', async () => {
  const firstPicture = await save('desk.webp', photo);
  const negative = await sharp(photo).negate().toBuffer();
  expect((await save('desk.webp', photo)).path).toBe(firstPicture.path);
  expect((await save('desk.webp', negative)).path).toBe('/images/desk-2.webp');
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
  await symlink(tmpdir(), join(root, 'public/images/out'));
  await expect(save('out/x.jpg', photo)).rejects.toThrow(/link/);
});
