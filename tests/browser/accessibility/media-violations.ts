import type { Page } from '@playwright/test';
import { defineColorFunctions } from './luminance.ts';

/** Finds controls without a border or an icon, which are invisible because forced colors remove backgrounds. */
export function findForcedColorViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const violations = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a[data-button], input, select, textarea',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      if (style.forcedColorAdjust === 'none') violations.add(`${element.className} ignores forced colors`);
      if (element.matches('input[type=checkbox], input[type=radio]') && style.appearance !== 'none') continue;
      const hasBorder =
        style.borderBlockEndStyle !== 'none' &&
        Number.parseFloat(style.borderBlockEndWidth) >= 1 &&
        style.borderBlockEndColor !== style.backgroundColor;
      const hasIcon = element.querySelector('svg') !== null && element.matches('[aria-label], [data-video]');
      if (!hasBorder && !hasIcon) violations.add(`${element.localName}.${element.className} has no border`);
    }
    return [...violations];
  });
}

/** Finds animations and smooth scrolling that ignore the reduced-motion setting. */
export function findMotionViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const violations = new Set<string>();
    const findMaxMs = (times: string) =>
      Math.max(
        ...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
      );
    for (const element of document.querySelectorAll('*')) {
      for (const pseudoElement of [undefined, '::before', '::after']) {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(
          element,
          pseudoElement,
        );
        const durationMs = Math.max(findMaxMs(transitionDuration), findMaxMs(animationDuration));
        if (durationMs > 10)
          violations.add(`${element.localName}.${element.className} is animated for ${durationMs} ms`);
        if (scrollBehavior === 'smooth') violations.add(`${element.localName} scrolls smoothly`);
      }
    }
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (rule.cssText.startsWith('@view-transition')) violations.add('pages have view transitions');
      }
    }
    for (const video of document.querySelectorAll('video[autoplay]'))
      violations.add(`${video.localName} autoplays`);
    if (document.getAnimations().length > 0) violations.add('an animation is running');
    return [...violations];
  });
}

/** Checks that printed pages contain the page's text, dark on white and with URLs, but no sticky elements or blank fields. */
export async function findPrintViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'screen' });
  // The content of closed <details> counts as visible; other hidden elements are hidden on purpose.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *, footer *')) {
      const isShown =
        element.checkVisibility({ visibilityProperty: true }) || element.closest('main details');
      element.toggleAttribute('data-shown', Boolean(isShown));
    }
  });
  await page.emulateMedia({ media: 'print' });
  await defineColorFunctions(page);
  const printViolations = await page.evaluate(() => {
    const violations = new Set<string>();
    const getContrastOnWhite = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return window.getContrast(window.getLuminance(red, green, blue), 1);
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
    for (const field of document.querySelectorAll(
      'main :is(input, select, textarea, [data-video]):not([data-island=deadline] *)',
    )) {
      if (field.checkVisibility()) violations.add(`a blank ${field.localName} is printed`);
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
      else if (getContrastOnWhite(getComputedStyle(parent).color) < 4.5)
        violations.add(`"${text.slice(0, 60)}" is too pale in print`);
    }
    for (const link of document.querySelectorAll('main a[href^="http"]')) {
      if (!link.checkVisibility()) continue;
      const printedUrl = getComputedStyle(link, '::after').content;
      const [url = ''] = (link.getAttribute('href') ?? '').split('?');
      if (url === '' || !printedUrl.includes(url))
        violations.add(`the URL of "${link.textContent.trim()}" is not printed`);
      if (printedUrl.includes('utm_'))
        violations.add(`the campaign parameters of "${link.textContent.trim()}" are printed`);
    }
    return [...violations].slice(0, 12);
  });
  await page.emulateMedia({ media: null });
  return printViolations;
}
