/** The confirmation card after a consultation request. */
import { siteUrl, isBuilt, pageKinds } from './accessibility/routes.ts';
import { dateServedMessages } from '#forms/messages.ts';
import { shiftToday, fill, validValues, openDialog, submit, createName, book } from './consultation-form.ts';
import { expect, listLeads, site, test } from './servers.ts';

test.skip(!isBuilt, 'The site has not been built.');
const server = site ?? { url: '', token: '' };

test('the card stays after a reload and on other pages until it is closed, and stores no personal data', async ({
  page,
}) => {
  const fullName = createName();
  const card = page.locator('[data-sent-request]');
  await page.goto(`${siteUrl}${pageKinds.home}`);
  await expect(card).toBeHidden();
  const dialog = await openDialog(page);
  await expect(dialog).toHaveCSS('width', '500px');
  await expect(dialog.locator('label', { hasText: /\*$/ })).toHaveCount(4);
  await fill(dialog, { ...validValues, fullName, dateServed: shiftToday(-3) });
  const popup = page.waitForEvent('popup');
  await submit(dialog);
  const calendarUrl = (await popup).url();
  const reference = String((await listLeads(server, fullName))[0]?.['id']).slice(0, 8);

  for (const path of [undefined, pageKinds.home, pageKinds.county]) {
    if (path !== undefined) await page.goto(`${siteUrl}${path}`);
    await expect(card).toContainText('We have your request. This is not an answer to the court.');
    await expect(card.getByRole('link', { name: 'Pick a time' })).toHaveAttribute('href', calendarUrl);
    await expect(card.locator('b').last()).toHaveText(/^\w+day, \w+\s\d{1,2}, \d{4}$/);
    await expect(card).toContainText(`Request number: ${reference}.`);
  }
  const storedText = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(storedText).toContain('sentRequest');
  expect(storedText).not.toContain(fullName);
  expect(storedText).not.toContain(validValues.phoneNumber);

  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(card).toBeHidden();
  // The date stays stored for deadline finders.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['dateServed']);
});

test('the card is visible and focused after sending and after a reload, with the last day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const card = page.locator('[data-sent-request]');
  await page.goto(`${siteUrl}${pageKinds.county}`);
  await book(page, { fullName: createName(), dateServed: shiftToday(-3) });
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(card.locator('p')).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  // Playwright's assertions count as user activation, after which the code doesn't move focus. So the page itself
  // reports when the card is focused.
  await page.addInitScript(() => document.addEventListener('focusin', () => console.log('focused')));
  const focusEvent = page.waitForEvent('console', (message) => message.text() === 'focused');
  await page.reload();
  await focusEvent;
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(card.locator('p')).toBeFocused();
  // If the page was painted before its script ran, the first interaction shows the answer.
  await page.locator('h1').click();
  const lastDay = (await card.locator('b').last().textContent())?.replace(/, \d{4}$/, '') ?? '';
  await expect(page.locator('#answer').getByRole('status')).toContainText(`Answer by${lastDay}`);
});

test('an invalid date is rejected with an example, and booking works without browser storage', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  await page.goto(`${siteUrl}${pageKinds.county}`);
  const dialog = await openDialog(page);
  await expect(dialog.locator('[name=county]')).toHaveValue('Pasco');
  await fill(dialog, { ...validValues, fullName: createName(), dateServed: '' });
  const date = dialog.locator('[name=dateServed]');
  await date.focus();
  await page.keyboard.type('02302026');
  await submit(dialog);
  await expect(dialog.locator('[data-errors] a')).toHaveText(`Date served: ${dateServedMessages.format}`);
  await expect(date).toHaveAccessibleDescription(/Type month, day and year.*Date must be in/);
  await date.fill(shiftToday(-3));
  await submit(dialog);
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-sent-request]')).toContainText('We have your request.');
});
