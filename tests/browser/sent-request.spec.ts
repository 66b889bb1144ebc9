/** What a visitor finds on the page after a consultation was requested. */
import { address, built, pageKinds } from './accessibility/routes.ts';
import { daysAgo, fill, goodAnswers, openDialog, send, someone } from './consultation-form.ts';
import { expect, test } from './servers.ts';

test.skip(!built, 'The site has not been built.');

test('a card stays until it is closed: also after a reload, on other pages, and without name or number', async ({
  page,
}) => {
  const fullName = someone();
  const card = page.locator('[data-sent-request]');
  await page.goto(`${address}${pageKinds.home}`);
  await expect(card).toBeHidden();
  const dialog = await openDialog(page);
  await fill(dialog, { ...goodAnswers, fullName, dateServed: daysAgo(3) });
  const popup = page.waitForEvent('popup');
  await send(dialog);
  const calendar = (await popup).url();

  for (const path of [undefined, pageKinds.home, pageKinds.county]) {
    if (path !== undefined) await page.goto(`${address}${path}`);
    await expect(card).toContainText('We have your request. This is not an answer to the court.');
    await expect(card.getByRole('link', { name: 'Pick a time' })).toHaveAttribute('href', calendar);
    await expect(card.locator('b').last()).toHaveText(/^\w+day, \w+ \d{1,2}, \d{4}$/);
  }
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).toContain('sentRequest');
  expect(kept).not.toContain(fullName);
  expect(kept).not.toContain(goodAnswers.phoneNumber);

  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(card).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
