/** Each bar can fail: a page is broken in one way on purpose, and the question that guards the bar says so. */
import { expect, test } from '../servers.ts';
import { barNames } from './bar-names.ts';
import { bars } from './bars.ts';
import { behaviors } from './behaviors.ts';
import { breakPage } from './break-page.ts';
import { misbehaviors } from './breakages/behavior.ts';
import { forEngines } from './breakages/engines.ts';
import { forKeys } from './breakages/keys.ts';
import { inLayout } from './breakages/layout.ts';
import { inWords } from './breakages/words.ts';
import { address, built, pageKinds } from './routes.ts';
import { spokenOutline } from './spoken-outline.ts';
import { visits } from './visits.ts';

test.skip(!built, 'The site has not been built.');
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

const breakages = [...forEngines, ...forKeys, ...inLayout, ...inWords];
/** A short one: what is asked of it takes the least time. */
const usual = pageKinds.thanks;

for (const { by, on = usual, html, css, at, media, breaks, says } of breakages) {
  test(`a page broken by ${by} is found out`, async ({ page }) => {
    await breakPage(page, on, { html, css });
    if (media) await page.emulateMedia(media);
    if (at) await page.setViewportSize(at);
    await page.goto(`${address}${on}`);
    expect((await breaks.look(page)).filter((fault) => says.test(fault))).not.toEqual([]);
  });
}

test('a page broken by a part that is drawn as a button only is found out', async ({ page }) => {
  const html = '<div class="btn">Pay</div><div role="button">Send</div>';
  await breakPage(page, usual, { html });
  await page.goto(`${address}${usual}`);
  const spoken = (await spokenOutline(page.locator('body'))).split('\n');
  expect(spoken).toContain('- button "Send"');
  expect(spoken.join()).not.toContain('"Pay"');
});

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const { by, script, on = pageKinds.home, breaks, says } of misbehaviors) {
    test(`a page broken by ${by} is found out`, async ({ page }) => {
      await breakPage(page, on, { html: `<script>${script}</script>` });
      await page.goto(`${address}${on}`);
      expect((await breaks.look(page)).filter((fault) => says.test(fault))).not.toEqual([]);
    });
  }
});

test('every question that holds a bar is asked, and every bar has a page that breaks it', () => {
  const asked = [...visits.flatMap(({ steps }) => steps.flatMap(({ questions }) => questions)), ...behaviors];
  const broken = [...breakages, ...misbehaviors].map(({ breaks }) => breaks);
  const idle = Object.values(bars).flatMap((holders) =>
    holders.filter((holder) => 'look' in holder && !asked.includes(holder)),
  );
  const unbroken = Object.entries(bars)
    .filter(([, holders]) => !holders.some((holder) => 'look' in holder && broken.includes(holder)))
    .map(([bar]) => Number(bar));
  expect(idle.map(({ asks }) => asks)).toEqual([]);
  // Whether HTML is valid is asked, and a broken page tried, where the HTML is read.
  expect(unbroken).toEqual([4]);
  expect(Object.keys(barNames)).toHaveLength(30);
});
