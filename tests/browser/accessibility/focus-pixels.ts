import type { CDPSession, Page, ViewportSize } from '@playwright/test';
import { bringLuminance } from './luminance.ts';
import { thinRings, type Stop, type Turn } from './pixels.ts';
import { twoFrames } from './two-frames.ts';

const focusable =
  'a[href], button:not([disabled]), input:not([type=hidden], [hidden]):not([disabled]), select, textarea, summary';

/**
 * Controls whose focus cannot be seen: pictures of the page are compared,
 * without any focus and with that of every second control. A ring is seen when
 * as many pixels as a line of 2 px round the control change by 3:1 or more.
 */
export async function focusFaults(page: Page, within = 'body'): Promise<string[]> {
  const selector = focusable.replaceAll(/(^|, )(?=[a-z])/g, `$1${within} `);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const screen = page.viewportSize();
  await page.setViewportSize(await sizeOfAll(client));
  const unfocused = await picture(page, client);
  const turns: Turn[] = [];
  for (const turn of [0, 1]) {
    const mine = nodeIds.filter((_id, index) => index % 2 === turn);
    await setFocus(client, mine, ['focus', 'focus-visible']);
    const stops = await page.evaluate(stopsOf, { selector, turn });
    turns.push({ stops, focused: await picture(page, client) });
    if (turn === 0) await setFocus(client, mine, []);
  }
  // With it goes the focus that was set.
  await client.detach();
  if (screen !== null) await page.setViewportSize(screen);
  await bringLuminance(page);
  return await page.evaluate(thinRings, { unfocused, turns });
}

async function setFocus(client: CDPSession, nodeIds: number[], forcedPseudoClasses: string[]): Promise<void> {
  await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
}

/** On a screen as high as the page a picture is taken of what is drawn already, not drawn for the picture. */
async function sizeOfAll(client: CDPSession): Promise<ViewportSize> {
  const { cssContentSize } = await client.send('Page.getLayoutMetrics');
  return { width: cssContentSize.width, height: cssContentSize.height };
}

/** All of the page, in the format that is written fastest and loses nothing. */
async function picture(page: Page, client: CDPSession): Promise<string> {
  await twoFrames(page);
  const size = await sizeOfAll(client);
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, ...size, scale: 1 },
  });
  return data;
}

/** Runs in the page: where the controls of this turn are, line by line of a link that is broken. */
function stopsOf({ selector, turn }: { selector: string; turn: number }): Stop[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
    if (index % 2 !== turn || !element.checkVisibility({ visibilityProperty: true })) return [];
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const boxes = [...element.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }));
    return boxes.length === 0 ? [] : [{ name: `${element.localName}#${element.id} "${words}"`, boxes }];
  });
}
