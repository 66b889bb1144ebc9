import type { CDPSession, Page, ViewportSize } from '@playwright/test';
import { bringLuminance } from './luminance.ts';
import { findThinRings, type Stop, type Turn } from './pixels.ts';
import { waitTwoFrames } from './two-frames.ts';

const focusable =
  'a[href], button:not([disabled]), input:not([type=hidden], [hidden]):not([disabled]), select, textarea, summary';

/**
 * Finds controls without a visible focus indicator by comparing screenshots without focus and with every second control
 * focused. An indicator is visible when the pixels of a 2 px outline change by 3:1 or more.
 */
export async function findFocusViolations(page: Page, within = 'body'): Promise<string[]> {
  const selector = focusable.replaceAll(/(^|, )(?=[a-z])/g, `$1${within} `);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const screen = page.viewportSize();
  await page.setViewportSize(await measurePage(client));
  const unfocused = await takeScreenshot(page, client);
  const turns: Turn[] = [];
  for (const turn of [0, 1]) {
    const mine = nodeIds.filter((_id, index) => index % 2 === turn);
    await setFocus(client, mine, ['focus', 'focus-visible']);
    const stops = await page.evaluate(listStops, { selector, turn });
    turns.push({ stops, focused: await takeScreenshot(page, client) });
    if (turn === 0) await setFocus(client, mine, []);
  }
  // Also removes the focus.
  await client.detach();
  if (screen !== null) await page.setViewportSize(screen);
  await bringLuminance(page);
  return await page.evaluate(findThinRings, { unfocused, turns });
}

async function setFocus(client: CDPSession, nodeIds: number[], forcedPseudoClasses: string[]): Promise<void> {
  await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
}

/** A viewport as high as the page avoids a new layout for each screenshot. */
async function measurePage(client: CDPSession): Promise<ViewportSize> {
  const { cssContentSize } = await client.send('Page.getLayoutMetrics');
  return { width: cssContentSize.width, height: cssContentSize.height };
}

/** A screenshot of the whole page in the fastest lossless format. */
async function takeScreenshot(page: Page, client: CDPSession): Promise<string> {
  await waitTwoFrames(page);
  const size = await measurePage(client);
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, ...size, scale: 1 },
  });
  return data;
}

/** Runs in the page: the boxes of the focused controls, one per line of a wrapped link. */
function listStops({ selector, turn }: { selector: string; turn: number }): Stop[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
    if (index % 2 !== turn || !element.checkVisibility({ visibilityProperty: true })) return [];
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const boxes = [...element.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }));
    return boxes.length === 0 ? [] : [{ name: `${element.localName}#${element.id} "${words}"`, boxes }];
  });
}
