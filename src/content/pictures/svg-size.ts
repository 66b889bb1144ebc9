import type { PictureSize } from '../site.ts';

/** The size of a drawing: its width and height in pixels, or those of its viewBox (SVG 2, 8.2). */
export function svgSize(text: string): PictureSize | 'no svg' | 'no size' {
  if (!/^\s*(?:\u00EF\u00BB\u00BF)?\s*</.test(text)) return 'no svg';
  const tag = /<svg\b[^>]*>/.exec(text.replaceAll(/<!--[^]*?-->/g, ''))?.[0];
  if (tag === undefined) return 'no svg';
  const [, , boxWidth = 0, boxHeight = 0] = (attribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = pixels(attribute(tag, 'width')) ?? boxWidth;
  const height = pixels(attribute(tag, 'height')) ?? boxHeight;
  return width > 0 && height > 0 ? { width, height } : 'no size';
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
}

/** A width in per cent or in em says nothing of the drawing's own size. */
function pixels(typed: string | undefined): number | undefined {
  const found = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(typed ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
}
