import type { Site } from '#content/site.ts';

/** A picture that Markdown made: it has an address and a description only. */
const unsized = /<img (?=[^>]*?src="(\/[^"]+)")(?![^>]*\swidth=)/g;

/**
 * Gives the pictures in a page's texts their size, so that nothing moves when they
 * arrive (CLS, Web Vitals), and lets them wait until they come near.
 */
export function withPictureSizes(html: string, pictures: Site['pictures']): string {
  return html.replace(unsized, (start, address: string) => {
    const size = pictures.get(address);
    return size === undefined
      ? start
      : `<img width="${size.width}" height="${size.height}" loading="lazy" decoding="async" `;
  });
}
