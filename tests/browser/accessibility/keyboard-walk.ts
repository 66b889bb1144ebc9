import type { Page } from '@playwright/test';

type Stop = { index: number; name: string; faults: string[] };

const steps = { forwards: { key: 'Tab', by: 1 }, backwards: { key: 'Shift+Tab', by: -1 } };

/** Walks a freshly opened page with Tab to its end and with Shift+Tab back; tells what went wrong on the way. */
export async function walkFaults(page: Page): Promise<string[]> {
  await page.evaluate(prepareWalk);
  const last = await page.evaluate(() => window.walkOrder.length - 1);
  if (last < 0) return ['nothing takes focus'];
  const there = await walk(page, 'forwards');
  await page.keyboard.press('Tab');
  const afterEnd = await page.evaluate(() => window.walkStop().index);
  const trapped = afterEnd === last ? ['focus does not leave the last control'] : [];
  await page.evaluate(() => window.walkOrder.at(-1)?.focus());
  return [...there, ...trapped, ...(await walk(page, 'backwards'))];
}

async function walk(page: Page, way: keyof typeof steps): Promise<string[]> {
  const { key, by } = steps[way];
  const faults: string[] = [];
  for (;;) {
    // What a step has hidden, such as a prompt that has served, is passed over.
    const next = await page.evaluate((step) => window.walkNext(step), by);
    if (next === undefined) return faults;
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => window.walkStop());
    faults.push(...stop.faults.map((fault) => `${way}: ${fault}`));
    // After one wrong step every later one is wrong too.
    if (stop.index !== next.index) return [...faults, `${way}: ${stop.name} has the focus, not ${next.name}`];
  }
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    walkOrder: HTMLElement[];
    walkName: (element: Element | null) => string;
    walkNext: (by: number) => { index: number; name: string } | undefined;
    walkStop: () => Stop;
  }
}

/** Runs in the page: lists what should take focus, in the order of the document. */
function prepareWalk(): void {
  const focusable =
    'a[href], button:not([disabled]), input:not([type=hidden]):not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, iframe, [tabindex="0"]';
  window.walkOrder = [...document.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  window.walkName = (element) =>
    element === null
      ? 'nothing'
      : `${element.localName}${element.id && `#${element.id}`} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;

  const background = (element: Element | null): string => {
    for (let part = element; part !== null; part = part.parentElement) {
      const { backgroundColor } = getComputedStyle(part);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  const outlineFaults = (element: Element, name: string): string[] => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
      return [`${name} does not show its focus by 2 px or more`];
    const ratio = contrast(outlineColor, background(element.parentElement));
    return ratio < 3 ? [`${name} shows its focus at a contrast of ${ratio.toFixed(1)} only`] : [];
  };

  const coverFaults = (element: Element, name: string): string[] => {
    const faults = new Set<string>();
    const shares = [0.15, 0.5, 0.85];
    for (const box of element.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      for (const x of shares.map((share) => box.left + box.width * share)) {
        for (const y of shares.map((share) => box.top + box.height * share)) {
          if (box.height > innerHeight / 2 && (y < 0 || y > innerHeight)) continue;
          const hit = document.elementFromPoint(x, y);
          if (hit === null) faults.add(`${name} is partly outside of the screen`);
          else if (!element.contains(hit) && !hit.contains(element))
            faults.add(`${name} is covered by ${window.walkName(hit)}`);
        }
      }
    }
    return [...faults];
  };

  const present = () => window.walkOrder.findIndex((one) => one === document.activeElement);
  window.walkNext = (by) => {
    for (let index = present() + by; ; index += by) {
      const element = window.walkOrder[index];
      if (element === undefined) return undefined;
      if (element.checkVisibility({ visibilityProperty: true }))
        return { index, name: window.walkName(element) };
    }
  };
  window.walkStop = () => {
    const element = document.activeElement;
    const index = present();
    const name = window.walkName(element);
    if (element === null || element === document.body) return { index, name, faults: [] };
    return { index, name, faults: [...coverFaults(element, name), ...outlineFaults(element, name)] };
  };
}
