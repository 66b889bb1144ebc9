/** Tests for the gallery, which shows components and sections in their various states. */
import sharp from 'sharp';
import { findAxeViolations } from './accessibility/axe.ts';
import { findTextViolations } from './accessibility/text-violations.ts';
import { expect, gallery, test } from './servers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = ['index', 'intake', 'extras', 'notices', 'sections', 'services'];

for (const name of pages) {
  test(`the gallery page ${name} is accessible at 320 and 1280 px`, async ({ page }) => {
    await page.goto(`${gallery.url}/${name}`);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findTextViolations(page), `${width} px`).toEqual([]);
      expect.soft(await findAxeViolations(page), `${width} px`).toEqual([]);
    }
  });
}

for (const name of ['index', 'sections', 'services']) {
  test(`the accessibility tree of the gallery page ${name} matches its snapshot`, async ({ page }) => {
    await page.goto(`${gallery.url}/${name}`);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

for (const name of ['index', 'sections', 'services']) {
  test(`the compiled classes of ${name} render like Tailwind's utilities`, async ({ page }) => {
    const widths = [320, 1280];
    const takeScreenshots = async (folder: string) => {
      await page.goto(`${gallery.url}${folder}/${name}`);
      // Lazy pictures may not be loaded in time for the screenshot.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        // Some examples reference pictures that don't exist.
        await Promise.allSettled([...document.images].map((image) => image.decode()));
      });
      const screenshots: Buffer[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        screenshots.push(await page.screenshot({ fullPage: true }));
      }
      return screenshots;
    };
    const [compiledShots, rawShots] = [await takeScreenshots(''), await takeScreenshots('/raw')];
    for (const [index, width] of widths.entries())
      expect
        .soft(await countDifferentPixels(compiledShots[index], rawShots[index]), `${width} px`)
        .toBeLessThanOrEqual(maxDifferentPixels);
  });
}

/** On a busy machine, a few pixels of rounded corners differ. A wrong utility changes many more. */
const maxDifferentPixels = 8;

async function countDifferentPixels(...screenshots: (Buffer | undefined)[]): Promise<number> {
  const [first, second] = await Promise.all(
    screenshots.map((screenshot) =>
      sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!first || !second || first.info.height !== second.info.height) return Infinity;
  let count = 0;
  for (let index = 0; index < first.data.length; index += 3)
    if (first.data.readUIntBE(index, 3) !== second.data.readUIntBE(index, 3)) count += 1;
  return count;
}
