import type { Page } from '@playwright/test';

/** Returns what the page shows with scripts but not without them, with dialogs opened by fragment. */
export async function findScriptViolations(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const withScripts = await listParts(page);
  await client.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.reload();
  const there = new Set(await listParts(page));
  const violations = withScripts.filter((part) => !there.has(part)).map((part) => `${part} needs scripts`);
  for (const { id, fields } of await listDialogs(page)) {
    await page.goto(`${page.url().split('#')[0]}#${id}`);
    const shown = new Set(await listParts(page));
    violations.push(
      ...fields.filter((field) => !shown.has(field)).map((field) => `${field} of #${id} needs scripts`),
    );
  }
  await client.send('Emulation.setScriptExecutionDisabled', { value: false });
  await client.detach();
  return violations;
}

/** The texts, link targets and fields of a page, with menus and questions open. */
function listParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (element: Element | null) =>
      // These need scripts. Without them there are a table, a list of counties, and the browser's own print and share commands.
      !element?.closest('[data-island=deadline], [data-island=places], [data-share]') &&
      (element?.checkVisibility({ visibilityProperty: true }) === true ||
        element?.closest('details') !== null);
    const parts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      if (words !== '' && shown(node.parentElement)) parts.push(`"${words}"`);
    }
    for (const link of document.querySelectorAll('a[href]'))
      if (shown(link)) parts.push(`link ${link.getAttribute('href')}`);
    for (const field of document.querySelectorAll(
      'input:not([type=hidden]), select, textarea, [type=submit]',
    ))
      if (shown(field)) parts.push(`field ${field.id} ${field.getAttribute('name')}`);
    return parts;
  });
}

/** The dialogs of a page and their fields, without honeypots. */
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
