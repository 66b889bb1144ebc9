export type Box = { x: number; y: number; width: number; height: number };
export type Stop = { name: string; boxes: Box[] };
export type Turn = { focused: string; stops: Stop[] };

declare global {
  // Newer than the declarations of the language that the project is checked with.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Uint8ArrayConstructor {
    fromBase64: (text: string) => Uint8Array<ArrayBuffer>;
  }
}

/**
 * Runs in a page that was brought `luminanceOf`: which controls show too
 * few changed pixels round themselves, of PNG pictures of a page in base64.
 */
export async function thinRings(pictures: { unfocused: string; turns: Turn[] }): Promise<string[]> {
  // The ring is drawn outside of the control, with a gap.
  const reach = 6;
  const before = await pixels(pictures.unfocused);
  const faults: string[] = [];
  for (const { focused, stops } of pictures.turns) {
    const after = await pixels(focused);
    for (const { name, boxes } of stops) {
      const seen = new Set(boxes.flatMap((box) => changed(after, box)));
      const wanted = 2 * Math.max(...boxes.map(({ width, height }) => 2 * (width + height)));
      if (seen.size < wanted)
        faults.push(`${name}: ${seen.size} pixels show its focus, not ${Math.ceil(wanted)}`);
    }
  }
  return faults;

  function changed(after: ImageData, { x, y, width, height }: Box): number[] {
    const found: number[] = [];
    const [left, right] = [Math.max(0, Math.floor(x - reach)), Math.ceil(x + width + reach)];
    const [top, bottom] = [Math.max(0, Math.floor(y - reach)), Math.ceil(y + height + reach)];
    for (let row = top; row < Math.min(bottom, after.height); row += 1) {
      for (let column = left; column < Math.min(right, after.width); column += 1) {
        const at = row * after.width + column;
        if (window.contrastOf(luminance(before, at), luminance(after, at)) >= 3) found.push(at);
      }
    }
    return found;
  }

  async function pixels(base64: string): Promise<ImageData> {
    // Unlike an address of data, a blob is no request that the page's policy could refuse.
    const image = await createImageBitmap(new Blob([Uint8Array.fromBase64(base64)], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('The browser draws no pictures.');
    context.drawImage(image, 0, 0);
    image.close();
    return context.getImageData(0, 0, canvas.width, canvas.height);
  }

  function luminance({ data }: ImageData, at: number): number {
    const part = (offset: number) => data[at * 4 + offset] ?? 0;
    return window.luminanceOf(part(0), part(1), part(2));
  }
}
