import type { Page } from '@playwright/test';
import { defineColorFunctions } from './luminance.ts';

/**
 * Finds text and field borders with too little contrast. Text on a gradient or a picture is also a violation, because computed
 * colors are exact only on solid backgrounds.
 */
export async function findContrastViolations(page: Page): Promise<string[]> {
  await defineColorFunctions(page);
  return await page.evaluate(() => {
    type Color = [number, number, number, number];
    const violations = new Set<string>();
    const parse = (text: string): Color => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const blend = ([r, g, b, a]: Color, [red, green, blue]: Color): Color => [
      r * a + red * (1 - a),
      g * a + green * (1 - a),
      b * a + blue * (1 - a),
      1,
    ];
    const computeLuminance = ([red, green, blue]: Color): number => window.getLuminance(red, green, blue);
    const getBackground = (element: Element | null): Color | undefined => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element ?? document.documentElement);
      if (backgroundImage !== 'none') return undefined;
      const color = parse(backgroundColor);
      if (element === null || color[3] === 1) return blend(color, [255, 255, 255, 1]);
      const parentBackground = getBackground(element.parentElement);
      return parentBackground && blend(color, parentBackground);
    };
    const compare = (
      name: string,
      color: string,
      background: Color | undefined,
      minContrast: number,
    ): void => {
      if (background === undefined) return void violations.add(`${name} is on a gradient or a picture`);
      const ratio = window.getContrast(
        computeLuminance(blend(parse(color), background)),
        computeLuminance(background),
      );
      if (ratio < minContrast)
        violations.add(`${name} has a contrast of ${ratio.toFixed(2)}; it must be at least ${minContrast}`);
    };
    const getMinContrast = ({ fontSize, fontWeight }: CSSStyleDeclaration): number => {
      const size = Number.parseFloat(fontSize);
      return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const [text, parent] = [node.textContent?.trim() ?? '', node.parentElement];
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const style = getComputedStyle(parent);
      compare(`"${text.slice(0, 40)}"`, style.color, getBackground(parent), getMinContrast(style));
    }
    for (const field of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
      if (!field.checkVisibility({ visibilityProperty: true })) continue;
      const fieldName = `the field ${field.getAttribute('name')}`;
      const style = getComputedStyle(field);
      compare(fieldName, style.color, getBackground(field), 4.5);
      compare(`the border of ${fieldName}`, style.borderBlockEndColor, getBackground(field.parentElement), 3);
    }
    return [...violations];
  });
}
