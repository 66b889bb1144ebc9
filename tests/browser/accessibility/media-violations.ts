import type { Page } from '@playwright/test';
import { bringLuminance } from './luminance.ts';

/** Forced colors remove backgrounds, so every control needs a border, an underline or an icon. */
export function findForcedColorViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const violations = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a[data-button], input, select, textarea',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      if (style.forcedColorAdjust === 'none') violations.add(`${element.className} keeps its own colors`);
      if (element.matches('input[type=checkbox], input[type=radio]') && style.appearance !== 'none') continue;
      const bordered =
        style.borderBlockEndStyle !== 'none' &&
        Number.parseFloat(style.borderBlockEndWidth) >= 1 &&
        style.borderBlockEndColor !== style.backgroundColor;
      const hasIcon = element.querySelector('svg') !== null && element.matches('[aria-label], [data-video]');
      if (!bordered && !hasIcon) violations.add(`${element.localName}.${element.className} has no border`);
    }
    return [...violations];
  });
}

/** With reduced motion, no animation is longer than an instant and scrolling isn't smooth. */
export function findMotionViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const violations = new Set<string>();
    const findLongest = (times: string) =>
      Math.max(
        ...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
      );
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after']) {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element, part);
        const time = Math.max(findLongest(transitionDuration), findLongest(animationDuration));
        if (time > 10) violations.add(`${element.localName}.${element.className} moves for ${time} ms`);
        if (scrollBehavior === 'smooth') violations.add(`${element.localName} scrolls smoothly`);
      }
    }
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (rule.cssText.startsWith('@view-transition')) violations.add('pages slide into each other');
      }
    }
    for (const film of document.querySelectorAll('video[autoplay]'))
      violations.add(`${film.localName} plays by itself`);
    if (document.getAnimations().length > 0) violations.add('something is moving');
    return [...violations];
  });
}

/** Printed pages contain everything on screen except menus: dark on white, with URLs, and nothing overlapping. */
export async function findPrintViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'screen' });
  // Closed details count as visible; other hidden elements are hidden on purpose.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *, footer *')) {
      const shown = element.checkVisibility({ visibilityProperty: true }) || element.closest('main details');
      element.toggleAttribute('data-shown', Boolean(shown));
    }
  });
  await page.emulateMedia({ media: 'print' });
  await bringLuminance(page);
  const found = await page.evaluate(() => {
    const violations = new Set<string>();
    const onWhite = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return window.contrastOf(window.luminanceOf(red, green, blue), 1);
    };
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element);
      if (
        ['fixed', 'sticky'].includes(position) &&
        element.checkVisibility() &&
        element.getClientRects().length > 0
      )
        violations.add(`${element.localName}.${element.className} is ${position}`);
    }
    for (const blank of document.querySelectorAll(
      'main :is(input, select, textarea, [data-video]):not([data-island=deadline] *)',
    )) {
      if (blank.checkVisibility()) violations.add(`a blank ${blank.localName} is printed`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !parent?.hasAttribute('data-shown')) continue;
      if (
        parent.closest(
          'dialog, button, option, fieldset, [data-island=places], footer details, main section:has(form[method=post]), [data-button], [data-sticky-call], [data-toasts], figure > div, [hidden], [data-load-more], script',
        ) ||
        getComputedStyle(parent).clipPath !== 'none'
      )
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true }))
        violations.add(`"${text.slice(0, 60)}" is not printed`);
      else if (onWhite(getComputedStyle(parent).color) < 4.5)
        violations.add(`"${text.slice(0, 60)}" is printed too pale`);
    }
    for (const link of document.querySelectorAll('main a[href^="http"]')) {
      if (!link.checkVisibility()) continue;
      const printed = getComputedStyle(link, '::after').content;
      const [address = ''] = (link.getAttribute('href') ?? '').split('?');
      if (address === '' || !printed.includes(address))
        violations.add(`the address of "${link.textContent.trim()}" is not printed`);
      if (printed.includes('utm_')) violations.add(`where "${link.textContent.trim()}" stood is printed`);
    }
    return [...violations].slice(0, 12);
  });
  await page.emulateMedia({ media: null });
  return found;
}
