import type { Page } from '@playwright/test';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    luminanceOf: (red: number, green: number, blue: number) => number;
    contrastOf: (a: number, b: number) => number;
  }
}

/** Defines the WCAG 2 formulas in the page: luminance of a color (0 to 255) and contrast of two luminances. */
export async function defineColorFunctions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const toLinear = (value: number) =>
      value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    // A lookup table, because screenshots have millions of pixels.
    const linearValues = Array.from({ length: 256 }, (_, value) => toLinear(value));
    const getLinear = (value: number) => linearValues[value] ?? toLinear(value);
    window.luminanceOf = (red, green, blue) =>
      0.2126 * getLinear(red) + 0.7152 * getLinear(green) + 0.0722 * getLinear(blue);
    window.contrastOf = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });
}
