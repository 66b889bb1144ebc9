import type { Page } from '@playwright/test';

/** Returns the parts that the page doesn't show without JavaScript. Dialogs are opened by fragment. */
export async function findScriptViolations(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const partsWithScripts = await listParts(page);
  await client.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.reload();
  const partsWithoutScripts = new Set(await listParts(page));
  const violations = partsWithScripts
    .filter((part) => !partsWithoutScripts.has(part))
    .map((part) => `${part} needs scripts`);
  for (const { id, fields } of await listDialogs(page)) {
    await page.goto(`${page.url().split('#')[0]}#${id}`);
    const dialogParts = new Set(await listParts(page));
    violations.push(
      ...fields.filter((field) => !dialogParts.has(field)).map((field) => `${field} of #${id} needs scripts`),
    );
  }
  await client.send('Emulation.setScriptExecutionDisabled', { value: false });
  await client.detach();
  return violations;
}

/** Lists the text, link targets and fields of a page, with menus and questions open. */
function listParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element | null) =>
      // These need scripts. Without scripts, pages have a table, a list of counties and all articles, and browsers
      // have print and share commands.
      !element?.closest('[data-island=deadline], [data-island=places], [data-load-more], [data-share]') &&
      (element?.checkVisibility({ visibilityProperty: true }) === true ||
        element?.closest('details') !== null);
    const parts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text !== '' && isShown(node.parentElement)) parts.push(`"${text}"`);
    }
    for (const link of document.querySelectorAll('a[href]'))
      if (isShown(link)) parts.push(`link ${link.getAttribute('href')}`);
    for (const field of document.querySelectorAll(
      'input:not([type=hidden]), select, textarea, [type=submit]',
    ))
      if (isShown(field)) parts.push(`field ${field.id} ${field.getAttribute('name')}`);
    return parts;
  });
}

/** Lists the dialogs of a page and their fields, without honeypots. */
function listDialogs(page: Page): Promise<{ id: string; fields: string[] }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dialog')].map(({ id }) => ({
      id,
      fields: [
        ...document.querySelectorAll(`#${id} :is(input:not([type=hidden], [hidden]), select, textarea)`),
      ].map((field) => `field ${field.id} ${field.getAttribute('name')}`),
    })),
  );
}
