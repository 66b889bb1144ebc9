import type { Page } from '@playwright/test';

type ColorFunctions = {
  /** Luminance of a color with channels from 0 to 255 (WCAG 2). */
  getLuminance: (red: number, green: number, blue: number) => number;
  /** Contrast of two luminances (WCAG 2). */
  getContrast: (a: number, b: number) => number;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window extends ColorFunctions {}
}

export function createColorFunctions(): ColorFunctions {
  const toLinear = (value: number) =>
    value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  // A lookup table, because screenshots have millions of pixels.
  const linearValues = Array.from({ length: 256 }, (_, value) => toLinear(value));
  const getLinear = (value: number) => linearValues[value] ?? toLinear(value);
  return {
    getLuminance: (red, green, blue) =>
      0.2126 * getLinear(red) + 0.7152 * getLinear(green) + 0.0722 * getLinear(blue),
    getContrast: (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05),
  };
}

/** Defines the functions in the page. */
export async function defineColorFunctions(page: Page): Promise<void> {
  await page.evaluate(`Object.assign(window, (${createColorFunctions.toString()})())`);
}
