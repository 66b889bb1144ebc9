import type { Page } from '@playwright/test';

/** Finds primary and close buttons below 44 px, and other controls, except in sentences, below 24 px. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary',
    );
    return [...controls].flatMap((control) => {
      const isShown = control.checkVisibility({ visibilityProperty: true }) && !control.matches('header > a');
      if (!isShown || getComputedStyle(control).display === 'inline') return [];
      const target = control.matches('[type=checkbox], [type=radio]')
        ? (control.closest('label') ?? control)
        : control;
      const { width, height } = target.getBoundingClientRect();
      const minSize = control.matches('[data-button], [aria-label], button') ? 44 : 24;
      if (width >= minSize - 0.01 && height >= minSize - 0.01) return [];
      return [
        `${control.localName}.${control.className} "${control.innerText.slice(0, 30)}" is ${width} x ${height}`,
      ];
    });
  });
}
