export type Box = { x: number; y: number; width: number; height: number };
export type Stop = { name: string; boxes: Box[] };
export type Turn = { focused: string; stops: Stop[] };

declare global {
  // Not yet in TypeScript's declarations.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Uint8ArrayConstructor {
    fromBase64: (text: string) => Uint8Array<ArrayBuffer>;
  }
}

/** Runs in a page with `luminanceOf`: compares base64 PNG screenshots and returns controls with too few changed pixels. */
export async function findThinRings(pictures: { unfocused: string; turns: Turn[] }): Promise<string[]> {
  // The focus ring is outside the control, with a gap.
  const reach = 6;
  const before = await decode(pictures.unfocused);
  const violations: string[] = [];
  for (const { focused, stops } of pictures.turns) {
    const after = await decode(focused);
    for (const { name, boxes } of stops) {
      const seen = new Set(boxes.flatMap((box) => findChangedPixels(after, box)));
      const wanted = 2 * Math.max(...boxes.map(({ width, height }) => 2 * (width + height)));
      if (seen.size < wanted)
        violations.push(`${name}: ${seen.size} pixels show its focus, not ${Math.ceil(wanted)}`);
    }
  }
  return violations;

  function findChangedPixels(
    after: OffscreenCanvasRenderingContext2D,
    { x, y, width, height }: Box,
  ): number[] {
    const found: number[] = [];
    const [left, top] = [Math.max(0, Math.floor(x - reach)), Math.max(0, Math.floor(y - reach))];
    const right = Math.min(Math.ceil(x + width + reach), after.canvas.width);
    const bottom = Math.min(Math.ceil(y + height + reach), after.canvas.height);
    // Clamps to the screenshot.
    if (right <= left || bottom <= top) return found;
    // A whole screenshot would be 40 MB, most of it unused.
    const part = [left, top, right - left, bottom - top] as const;
    const [one, other] = [before.getImageData(...part).data, after.getImageData(...part).data];
    const [pixels, others] = [new Uint32Array(one.buffer), new Uint32Array(other.buffer)];
    for (let at = 0; at < other.length; at += 4) {
      // Fast path: most pixels are unchanged.
      if (pixels[at / 4] === others[at / 4]) continue;
      if (window.contrastOf(luminance(one, at), luminance(other, at)) < 3) continue;
      const [row, column] = [Math.floor(at / 4 / part[2]), (at / 4) % part[2]];
      found.push((top + row) * after.canvas.width + left + column);
    }
    return found;
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

  function luminance(data: Uint8ClampedArray, at: number): number {
    const part = (offset: number) => data[at + offset] ?? 0;
    return window.luminanceOf(part(0), part(1), part(2));
  }
}
