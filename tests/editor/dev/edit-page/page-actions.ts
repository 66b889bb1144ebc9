import type { Page } from '@playwright/test';

/** Long enough for pages that are still updating after a save. */
const timeoutMs = 30_000;

/** Clicks text on the page to edit it. */
export async function clickText(page: Page, text: string): Promise<void> {
  const end = Date.now() + timeoutMs;
  let point = await findPoint(page, text);
  while (point === undefined && Date.now() < end) point = await findPoint(page, text);
  if (point === undefined) throw new Error(`"${text}" isn’t on the page.`);
  await page.mouse.click(point.x, point.y);
  await page.locator('#edit-page dialog[open]:not([aria-busy])').waitFor();
}

/** Finds the position of text in the viewport, after opening collapsed elements around it. */
async function findPoint(page: Page, text: string): Promise<{ x: number; y: number } | undefined> {
  return await page.evaluate(async (searchText) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const candidates: { node: Node; offset: number }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const content = (node.textContent ?? '').replaceAll('\u00A0', ' ');
      if (node.parentElement?.closest('script, style, dialog:not([open])') !== null) continue;
      if (content.trim() === searchText) candidates.unshift({ node, offset: content.indexOf(searchText) });
      else if (content.includes(searchText)) candidates.push({ node, offset: content.indexOf(searchText) });
    }
    for (const { node, offset } of candidates) {
      const element = node.parentElement;
      for (
        let details = element?.closest('details');
        details;
        details = details.parentElement?.closest('details')
      )
        if (element?.closest('summary')?.parentElement !== details) details.open = true;
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const range = document.createRange();
      range.setStart(node, offset);
      range.setEnd(node, offset + searchText.length);
      const [box] = range.getClientRects();
      if (box === undefined || box.width === 0) continue;
      const clickPoint = { x: box.left + Math.min(box.width / 2, 30), y: box.top + box.height / 2 };
      if (element === null) continue;
      const [topElement, ...elementsBelow] = document.elementsFromPoint(clickPoint.x, clickPoint.y);
      const isClickThrough =
        getComputedStyle(element).pointerEvents === 'none' && topElement?.contains(element);
      if (topElement === element || elementsBelow.includes(element) || isClickThrough) return clickPoint;
    }
    return undefined;
  }, text);
}

export function getPanel(page: Page) {
  const panel = page.locator('#edit-page dialog:not(.list)');
  return {
    panel,
    textInput: panel.locator('.words').first().locator('.cm-content'),
    status: panel.locator('.message'),
    getButton: (name: string) => panel.getByRole('button', { name, exact: true }),
  };
}

/** Returns the complete initial text, because the panel renders only part of it. */
export async function readInitialText(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const { file, path } = JSON.parse(decodeURIComponent(location.hash.replace('#edit=', '')));
    const token = document.querySelector('meta[name="edit-token"]')?.getAttribute('content') ?? '';
    const response = await fetch('/edit/readEntry', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-edit-token': token },
      body: JSON.stringify({ file, path }),
    });
    const entry = await response.json();
    return path.reduce((value: Record<string, unknown>, step: string) => value[step], entry.values).trim();
  });
}

export async function replaceText(page: Page, text: string): Promise<void> {
  await getPanel(page).textInput.click();
  await page.keyboard.press('Control+a');
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.insertText(text);
}

/** Saves with the keyboard and waits for the confirmation. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await getPanel(page).panel.locator('.message', { hasText: 'Saved in' }).waitFor();
}
