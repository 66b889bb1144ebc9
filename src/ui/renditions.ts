import type { Rendition, Renditions } from '#content/source/pictures.ts';

/** The `sizes` attribute for pictures in text. */
export const bodyTextSizes = '(min-width: 50rem) 46rem, 94vw';

/** Builds the value of `srcset`, which lists each file with its width in pixels. */
export function buildSrcSet(renditions: Rendition[]): string {
  return renditions.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

type Sizes = ReadonlyMap<string, { width: number; height: number; renditions?: Renditions }>;

/** Matches an `img` compiled from Markdown, which has no dimensions yet. */
const unsizedImagePattern = /<img (?=[^>]*?src="(\/[^"]+)")(?![^>]*\swidth=)([^>]*)>/g;

/**
 * Adds dimensions to the pictures in HTML, so that the layout doesn't shift (CLS, Web Vitals), lazy loading, and the renditions
 * of photos.
 */
export function withPictureSizes(html: string, pictures: Sizes): string {
  return html.replace(unsizedImagePattern, (tag, src: string, attributes: string) => {
    const picture = pictures.get(src);
    if (picture === undefined) return tag;
    const { width, height, renditions } = picture;
    const sizedTag = `<img width="${width}" height="${height}" loading="lazy" decoding="async" ${attributes}`;
    if (renditions === undefined) return `${sizedTag}>`;
    const { avif, fallback } = renditions;
    const source = `<source type="image/avif" srcset="${buildSrcSet(avif)}" sizes="${bodyTextSizes}">`;
    return `<picture>${source}${sizedTag.replace(`src="${src}"`, `src="${fallback}"`)}></picture>`;
  });
}
