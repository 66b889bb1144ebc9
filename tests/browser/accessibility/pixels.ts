export type Box = { x: number; y: number; width: number; height: number };
export type FocusStop = { name: string; boxes: Box[] };
export type Round = { focused: string; stops: FocusStop[] };

declare global {
  // Not yet in TypeScript's declarations.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Uint8ArrayConstructor {
    fromBase64: (text: string) => Uint8Array<ArrayBuffer>;
  }
}

/** Runs in a page with `luminanceOf`. Compares PNG screenshots in base64 and returns controls with too few changed pixels. */
export async function findThinRings(screenshots: { unfocused: string; rounds: Round[] }): Promise<string[]> {
  // The focus ring is outside the control, with a gap.
  const reach = 6;
  const before = await decode(screenshots.unfocused);
  const violations: string[] = [];
  for (const { focused, stops } of screenshots.rounds) {
    const after = await decode(focused);
    for (const { name, boxes } of stops) {
      const changedPixels = new Set(boxes.flatMap((box) => findChangedPixels(after, box)));
      const minPixels = 2 * Math.max(...boxes.map(({ width, height }) => 2 * (width + height)));
      if (changedPixels.size < minPixels)
        violations.push(`${name}: focus changes ${changedPixels.size} pixels, not ${Math.ceil(minPixels)}`);
    }
  }
  return violations;

  function findChangedPixels(
    after: OffscreenCanvasRenderingContext2D,
    { x, y, width, height }: Box,
  ): number[] {
    const changed: number[] = [];
    const [left, top] = [Math.max(0, Math.floor(x - reach)), Math.max(0, Math.floor(y - reach))];
    const right = Math.min(Math.ceil(x + width + reach), after.canvas.width);
    const bottom = Math.min(Math.ceil(y + height + reach), after.canvas.height);
    // Clamps to the screenshot.
    if (right <= left || bottom <= top) return changed;
    // Reads only this area, because a whole screenshot has 40 MB.
    const area = [left, top, right - left, bottom - top] as const;
    const [dataBefore, dataAfter] = [before.getImageData(...area).data, after.getImageData(...area).data];
    const [pixelsBefore, pixelsAfter] = [
      new Uint32Array(dataBefore.buffer),
      new Uint32Array(dataAfter.buffer),
    ];
    for (let index = 0; index < dataAfter.length; index += 4) {
      // Fast path: most pixels are unchanged.
      if (pixelsBefore[index / 4] === pixelsAfter[index / 4]) continue;
      if (window.contrastOf(computeLuminance(dataBefore, index), computeLuminance(dataAfter, index)) < 3)
        continue;
      const [row, column] = [Math.floor(index / 4 / area[2]), (index / 4) % area[2]];
      changed.push((top + row) * after.canvas.width + left + column);
    }
    return changed;
  }

  async function decode(base64: string): Promise<OffscreenCanvasRenderingContext2D> {
    // Unlike a data URL, a blob isn't blocked by the page's CSP.
    const picture = new Blob([Uint8Array.fromBase64(base64)], { type: 'image/png' });
    const image = await createImageBitmap(picture);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('The browser has no 2D canvas.');
    context.drawImage(image, 0, 0);
    image.close();
    return context;
  }

  function computeLuminance(data: Uint8ClampedArray, index: number): number {
    const getChannel = (offset: number) => data[index + offset] ?? 0;
    return window.luminanceOf(getChannel(0), getChannel(1), getChannel(2));
  }
}
