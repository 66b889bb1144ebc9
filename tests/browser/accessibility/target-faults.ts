import type { Page } from '@playwright/test';

/** Finds primary and close buttons below 44 px, and other controls outside of sentences below 24 px. */
export function targetFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary',
    );
    return [...controls].flatMap((control) => {
      const shown = control.checkVisibility({ visibilityProperty: true }) && !control.matches('header > a');
      if (!shown || getComputedStyle(control).display === 'inline') return [];
      const target = control.matches('[type=checkbox], [type=radio]')
        ? (control.closest('label') ?? control)
        : control;
      const { width, height } = target.getBoundingClientRect();
      const least = control.matches('[data-button], [aria-label], button') ? 44 : 24;
      if (width >= least - 0.01 && height >= least - 0.01) return [];
      return [
        `${control.localName}.${control.className} "${control.innerText.slice(0, 30)}" is ${width} x ${height}`,
      ];
    });
  });
}
