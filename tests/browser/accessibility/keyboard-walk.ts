import type { Page } from '@playwright/test';

type Direction = 'forward' | 'backward';

/** Tabs through a page to its end, and back with Shift+Tab. Returns wrong steps and covered controls. */
export async function findWalkViolations(page: Page): Promise<string[]> {
  await page.evaluate(prepareWalk);
  const length = await page.evaluate(() => window.tabStops.length);
  if (length === 0) return ['no element can be focused'];
  // Month, day, year and calendar button of a date field are separate tab stops.
  const dateFieldCount = await page.evaluate(
    () => window.tabStops.filter((element) => element.matches('[type=date]')).length,
  );
  // One more press leaves the page.
  const forwardViolations = await walk(page, 'forward', length + 1 + 3 * dateFieldCount);
  await page.evaluate(() => window.tabStops.at(-1)?.focus());
  await page.keyboard.down('Shift');
  const backwardViolations = await walk(page, 'backward', length + 3 * dateFieldCount);
  await page.keyboard.up('Shift');
  return [...forwardViolations, ...backwardViolations];
}

async function walk(page: Page, direction: Direction, pressCount: number): Promise<string[]> {
  await page.evaluate((increment) => window.startWalk(increment), direction === 'forward' ? 1 : -1);
  const keys = Array.from({ length: pressCount }, () => 'Tab');
  const isNarrow = (page.viewportSize()?.width ?? 0) <= 768;
  if (isNarrow && (await page.locator('[data-sticky-call], [data-watch]').count())) {
    // On phones, sticky elements appear and disappear a moment after scrolling.
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.evaluate(() => window.waitForObservers());
    }
  } else {
    // Sends all keys at once; the page records every stop, which is faster than waiting for each.
    await Promise.all(keys.map((key) => page.keyboard.press(key)));
  }
  const violations = await page.evaluate(() => window.endWalk());
  return violations.map((violation) => `${direction}: ${violation}`);
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    tabStops: HTMLElement[];
    startWalk: (increment: number) => void;
    endWalk: () => string[];
    waitForObservers: () => Promise<void>;
  }
}

/** Runs in the page: lists the tab stops in document order. */
function prepareWalk(): void {
  const focusable =
    'a[href], button:not([disabled]), input:not([type=hidden]):not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, iframe, [tabindex="0"]';
  // A radio group is one tab stop, represented by its first button.
  const findStop = (element: Element | null): Element | null =>
    element?.matches('[type=radio]')
      ? document.querySelector(`[type=radio][name="${element.getAttribute('name')}"]`)
      : element;
  window.tabStops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => findStop(element) === element && element.checkVisibility({ visibilityProperty: true }),
  );
  const getName = (element: Element | null | undefined): string =>
    !element
      ? 'nothing'
      : `${element.localName}${element.id && `#${element.id}`} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;

  const findCoverViolations = (element: Element, name: string): string[] => {
    const violations = new Set<string>();
    const fractions = [0.15, 0.5, 0.85];
    for (const box of element.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      for (const x of fractions.map((fraction) => box.left + box.width * fraction)) {
        for (const y of fractions.map((fraction) => box.top + box.height * fraction)) {
          if (box.height > innerHeight / 2 && (y < 0 || y > innerHeight)) continue;
          const hit = document.elementFromPoint(x, y);
          if (hit === null) violations.add(`${name} is partly off screen`);
          else if (!element.contains(hit) && !hit.contains(element))
            violations.add(`${name} is covered by ${getName(hit)}`);
        }
      }
    }
    return [...violations];
  };

  const findCurrentIndex = () =>
    window.tabStops.findIndex((element) => element === findStop(document.activeElement));
  const findNextIndex = (increment: number): number | undefined => {
    // Skips elements that have been hidden in the meantime, such as a dismissed prompt.
    for (let index = findCurrentIndex() + increment; ; index += increment) {
      const element = window.tabStops[index];
      if (element === undefined) return undefined;
      if (element.checkVisibility({ visibilityProperty: true })) return index;
    }
  };

  let [step, hasEnded, violations]: [number, boolean, string[]] = [1, true, []];
  let expectedIndex: number | undefined;
  let lastElement: Element | undefined;
  let currentStop: Element | null = null;
  const checkFocus = () => {
    const element = document.activeElement;
    const name = getName(element);
    if (hasEnded || expectedIndex === undefined || element === null) return;
    const isInside = element === currentStop && element.matches('[type=date]');
    currentStop = element;
    if (element !== document.body) violations.push(...findCoverViolations(element, name));
    if (isInside) return;
    // Only the first wrong step is reported, because all later ones follow from it.
    hasEnded = findCurrentIndex() !== expectedIndex;
    if (hasEnded) violations.push(`${name} has focus instead of ${getName(window.tabStops[expectedIndex])}`);
  };
  // When a key is pressed, the element that the previous key focused is checked.
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab' || hasEnded) return;
      checkFocus();
      if (hasEnded) return;
      expectedIndex = findNextIndex(step);
      hasEnded = expectedIndex === undefined;
      if (hasEnded) lastElement = document.activeElement ?? undefined;
    },
    true,
  );
  window.startWalk = (increment) => {
    [step, hasEnded, violations] = [increment, false, []];
    [expectedIndex, lastElement, currentStop] = [undefined, undefined, null];
  };
  window.endWalk = () => {
    checkFocus();
    if (!hasEnded) violations.push(`Tab doesn’t get further than ${getName(document.activeElement)}`);
    if (lastElement !== undefined && lastElement === document.activeElement)
      violations.push(`the focus doesn’t leave ${getName(lastElement)}`);
    return violations;
  };
  let lastScrollY = scrollY;
  // This observer runs in the same frame as the page's own observers.
  window.waitForObservers = () =>
    new Promise<void>((done) => {
      if (scrollY === lastScrollY) return void done();
      lastScrollY = scrollY;
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        setTimeout(done);
      });
      observer.observe(document.body);
    });
}
