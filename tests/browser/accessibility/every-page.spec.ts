/** Runs the accessibility checks on every page. A failure names the page, the viewport and the check. */
import { expect, test } from '../servers.ts';
import { bars } from './bars.ts';
import { behaviors } from './behaviors.ts';
import { openingFaults } from './open-page.ts';
import { opening } from './questions.ts';
import { address, built, collections, kindPaths, routes } from './routes.ts';
import { stepsOf, visits } from './visits.ts';

test.skip(!built, 'The site has not been built.');

test('every page of the content was built, and each collection has a sample among the kinds of pages', () => {
  expect(routes).toEqual(expect.arrayContaining(Object.keys(collections)));
  const sampled = new Set(kindPaths.map((path) => collections[path]));
  expect(Object.values(collections).filter((name) => !sampled.has(name))).toEqual([]);
  expect(sampled.size).toBeGreaterThan(5);
});

test('every check that covers an accessibility bar runs', () => {
  const run = [...visits.flatMap(({ steps }) => steps.flatMap(({ questions }) => questions)), ...behaviors];
  const unused = Object.values(bars).flatMap((checks) =>
    checks.filter((check) => 'look' in check && !run.includes(check)),
  );
  expect(unused.map(({ asks }) => asks)).toEqual([]);
});

for (const visit of visits) {
  test.describe(visit.name, () => {
    test.use(visit.settings);

    for (const path of routes) {
      const steps = stepsOf(visit, path);
      if (steps.length === 0) continue;
      test(path, async ({ page }) => {
        test.setTimeout(300_000);
        let unopened = true;
        for (const { at, anew = unopened, questions } of steps) {
          const size = `${path} at ${at.width} x ${at.height} px`;
          await page.setViewportSize(at);
          if (anew) {
            const faults = await openingFaults(page, `${address}${path}`);
            expect.soft(faults, `${size}: ${opening.asks}`).toEqual([]);
            unopened = false;
          }
          for (const { asks, look } of questions) {
            await page.evaluate(() => scrollTo(0, 0));
            expect.soft(await look(page), `${size}: ${asks}`).toEqual([]);
          }
        }
      });
    }
  });
}
