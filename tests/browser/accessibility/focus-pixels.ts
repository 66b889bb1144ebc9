import type { CDPSession, Page, ViewportSize } from '@playwright/test';
import { findThinRings, type FocusStop, type Round } from './pixels.ts';
import { waitTwoFrames } from './two-frames.ts';

const focusableSelector =
  'a[href], button:not([disabled]), input:not([type=hidden], [hidden]):not([disabled]), select, textarea, summary';

/**
 * Finds controls without a visible focus indicator by comparing screenshots without focus and with every second control
 * focused. An indicator is visible when as many pixels as in a 2-px outline change by 3:1 or more.
 */
export async function findFocusViolations(page: Page, container = 'body'): Promise<string[]> {
  const selector = focusableSelector.replaceAll(/(^|, )(?=[a-z])/g, `$1${container} `);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const originalSize = page.viewportSize();
  await page.setViewportSize(await measurePage(client));
  const unfocusedScreenshot = await takeScreenshot(page, client);
  const rounds: Round[] = [];
  for (const remainder of [0, 1]) {
    const focusedIds = nodeIds.filter((_id, index) => index % 2 === remainder);
    await setFocus(client, focusedIds, ['focus', 'focus-visible']);
    const stops = await page.evaluate(listStops, { selector, remainder });
    rounds.push({ stops, screenshot: await takeScreenshot(page, client) });
    if (remainder === 0) await setFocus(client, focusedIds, []);
  }
  // Detaching also removes the forced focus.
  await client.detach();
  if (originalSize !== null) await page.setViewportSize(originalSize);
  return await findThinRings(unfocusedScreenshot, rounds);
}

async function setFocus(client: CDPSession, nodeIds: number[], forcedPseudoClasses: string[]): Promise<void> {
  await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
}

/** Measures the page. A viewport as tall as the page avoids a new layout for each screenshot. */
async function measurePage(client: CDPSession): Promise<ViewportSize> {
  const { cssContentSize } = await client.send('Page.getLayoutMetrics');
  return { width: cssContentSize.width, height: cssContentSize.height };
}

/** Takes a screenshot of the whole page in the fastest lossless format. */
async function takeScreenshot(page: Page, client: CDPSession): Promise<Buffer> {
  await waitTwoFrames(page);
  const size = await measurePage(client);
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, ...size, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Runs in the page. Lists the boxes of the focused controls, one per line of a wrapped link. */
function listStops({ selector, remainder }: { selector: string; remainder: number }): FocusStop[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
    if (index % 2 !== remainder || !element.checkVisibility({ visibilityProperty: true })) return [];
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const boxes = [...element.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }));
    return boxes.length === 0 ? [] : [{ name: `${element.localName}#${element.id} "${text}"`, boxes }];
  });
}
