/** The gallery, which has all components and sections in all states. */
import sharp from 'sharp';
import { findAxeViolations } from './accessibility/axe.ts';
import { findTextViolations } from './accessibility/text-violations.ts';
import { expect, harness, test } from './servers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = ['index', 'intake', 'extras', 'notices', 'sections', 'services'];

for (const name of pages) {
  test(`the page ${name} is accessible at 320 and 1280 px`, async ({ page }) => {
    await page.goto(`${harness.url}/${name}`);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findTextViolations(page), `${width} px`).toEqual([]);
      expect.soft(await findAxeViolations(page), `${width} px`).toEqual([]);
    }
  });
}

for (const name of ['index', 'sections', 'services']) {
  test(`screen readers get the reviewed outline of the page ${name}`, async ({ page }) => {
    await page.goto(`${harness.url}/${name}`);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

for (const name of ['index', 'sections', 'services']) {
  test(`the compiled classes of ${name} render like Tailwind's utilities`, async ({ page }) => {
    const widths = [320, 1280];
    const takePictures = async (folder: string) => {
      await page.goto(`${harness.url}${folder}/${name}`);
      // Lazy pictures may not be loaded in time for the screenshot.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        // Some examples reference pictures that don't exist.
        await Promise.allSettled([...document.images].map((image) => image.decode()));
      });
      const pictures: Buffer[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        pictures.push(await page.screenshot({ fullPage: true }));
      }
      return pictures;
    };
    const [compiled, original] = [await takePictures(''), await takePictures('/raw')];
    for (const [index, width] of widths.entries())
      expect
        .soft(await countDifferentPixels(compiled[index], original[index]), `${width} px`)
        .toBeLessThanOrEqual(maxDifferentPixels);
  });
}

/** On a busy machine a few pixels of rounded corners differ. A wrong utility changes many more. */
const maxDifferentPixels = 8;

async function countDifferentPixels(...pictures: (Buffer | undefined)[]): Promise<number> {
  const [first, second] = await Promise.all(
    pictures.map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!first || !second || first.info.height !== second.info.height) return Infinity;
  let count = 0;
  for (let at = 0; at < first.data.length; at += 3)
    if (first.data.compare(second.data, at, at + 3, at, at + 3) !== 0) count += 1;
  return count;
}
