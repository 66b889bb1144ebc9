import type { CDPSession, Page } from '@playwright/test';
import { bringLuminance } from './luminance.ts';
import { thinRings, type Stop, type Turn } from './pixels.ts';

const focusable =
  'a[href], button:not([disabled]), input:not([type=hidden], [tabindex="-1"]):not([disabled]), select, textarea, summary';

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
  const unfocused = await picture(page);
  const turns: Turn[] = [];
  for (const turn of [0, 1]) {
    const mine = nodeIds.filter((_id, index) => index % 2 === turn);
    await setFocus(client, mine, ['focus', 'focus-visible']);
    turns.push({ stops: await page.evaluate(stopsOf, { selector, turn }), focused: await picture(page) });
    await setFocus(client, mine, []);
  }
  await client.detach();
  // Only now: a page that lies behind another one is drawn late.
  const laboratory = await page.context().newPage();
  await bringLuminance(laboratory);
  const faults = await laboratory.evaluate(thinRings, { unfocused, turns });
  await laboratory.close();
  return faults;
}

async function setFocus(client: CDPSession, nodeIds: number[], forcedPseudoClasses: string[]): Promise<void> {
  await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
}

async function picture(page: Page): Promise<string> {
  const jpeg = await page.screenshot({ fullPage: true, animations: 'disabled', type: 'jpeg', quality: 95 });
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
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
