import sharp from 'sharp';
import { createColorFunctions } from './luminance.ts';

type Box = { x: number; y: number; width: number; height: number };
export type FocusStop = { name: string; boxes: Box[] };
export type Round = { screenshot: Buffer; stops: FocusStop[] };

/** A decoded screenshot with three bytes per pixel. */
type Pixels = { data: Buffer; width: number; height: number };

const { getLuminance, getContrast } = createColorFunctions();

/** Maximum distance in pixels between a control and the outer edge of its focus ring. */
const maxRingDistance = 6;

/** Compares screenshots, and returns controls with too few changed pixels. */
export async function findThinRings(baseline: Buffer, rounds: readonly Round[]): Promise<string[]> {
  const before = await decode(baseline);
  const violations: string[] = [];
  for (const { screenshot, stops } of rounds) {
    const after = await decode(screenshot);
    for (const { name, boxes } of stops) {
      const changedPixels = new Set(boxes.flatMap((box) => findChangedPixels(before, after, box)));
      const minPixels = 2 * Math.max(...boxes.map(({ width, height }) => 2 * (width + height)));
      if (changedPixels.size < minPixels)
        violations.push(
          `${name}: focus changes only ${changedPixels.size} pixels; it must change at least ${Math.ceil(minPixels)}`,
        );
    }
  }
  return violations;
}

async function decode(screenshot: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Finds the pixels in and around a box that have a contrast of at least 3:1 with their earlier color. */
function findChangedPixels(before: Pixels, after: Pixels, { x, y, width, height }: Box): number[] {
  const changedPixels: number[] = [];
  const right = Math.min(Math.ceil(x + width + maxRingDistance), after.width);
  const bottom = Math.min(Math.ceil(y + height + maxRingDistance), after.height);
  for (let row = Math.max(0, Math.floor(y - maxRingDistance)); row < bottom; row += 1) {
    for (let column = Math.max(0, Math.floor(x - maxRingDistance)); column < right; column += 1) {
      const pixel = row * after.width + column;
      // Fast path: most pixels are unchanged.
      if (after.data.readUIntBE(pixel * 3, 3) === before.data.readUIntBE(pixel * 3, 3)) continue;
      if (getContrast(computeLuminance(before, pixel), computeLuminance(after, pixel)) >= 3)
        changedPixels.push(pixel);
    }
  }
  return changedPixels;
}

function computeLuminance({ data }: Pixels, pixel: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3);
  return getLuminance(red, green, blue);
}
