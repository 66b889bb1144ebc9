import type { Page } from '@playwright/test';
import { bringLuminance } from './luminance.ts';

/**
 * Finds text and field borders with too little contrast. Computed colors are exact on solid backgrounds; text on a gradient
 * or a picture is reported as such.
 */
export async function findContrastViolations(page: Page): Promise<string[]> {
  await bringLuminance(page);
  return await page.evaluate(() => {
    type Color = [number, number, number, number];
    const violations = new Set<string>();
    const parse = (text: string): Color => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const over = ([r, g, b, a]: Color, [red, green, blue]: Color): Color => [
      r * a + red * (1 - a),
      g * a + green * (1 - a),
      b * a + blue * (1 - a),
      1,
    ];
    const luminance = ([red, green, blue]: Color): number => window.luminanceOf(red, green, blue);
    const getBackground = (element: Element | null): Color | undefined => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element ?? document.documentElement);
      if (backgroundImage !== 'none') return undefined;
      const color = parse(backgroundColor);
      if (element === null || color[3] === 1) return over(color, [255, 255, 255, 1]);
      const below = getBackground(element.parentElement);
      return below && over(color, below);
    };
    const compare = (what: string, color: string, ground: Color | undefined, least: number): void => {
      if (ground === undefined) return void violations.add(`${what} lies on a gradient or a picture`);
      const ratio = window.contrastOf(luminance(over(parse(color), ground)), luminance(ground));
      if (ratio < least) violations.add(`${what} has a contrast of ${ratio.toFixed(2)}, not ${least}`);
    };
    const getMinContrast = ({ fontSize, fontWeight }: CSSStyleDeclaration): number => {
      const size = Number.parseFloat(fontSize);
      return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const [words, parent] = [node.textContent?.trim() ?? '', node.parentElement];
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const style = getComputedStyle(parent);
      compare(`"${words.slice(0, 40)}"`, style.color, getBackground(parent), getMinContrast(style));
    }
    for (const field of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
      if (!field.checkVisibility({ visibilityProperty: true })) continue;
      const name = `the field ${field.getAttribute('name')}`;
      const style = getComputedStyle(field);
      compare(name, style.color, getBackground(field), 4.5);
      compare(`the border of ${name}`, style.borderBlockEndColor, getBackground(field.parentElement), 3);
    }
    return [...violations];
  });
}
