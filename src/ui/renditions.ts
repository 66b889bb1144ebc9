type Rendition = { src: string; width: number };

/** Addresses of a photo's files: AVIF for a small portrait and in the widths of texts, and a fallback without AVIF. */
export type Renditions = { small: string; avif: Rendition[]; fallback: string };

/** Of pictures among the words of a page. */
export const textWidth = '(min-width: 50rem) 46rem, 94vw';

/** The value of `srcset`: each file with its width in pixels. Empty for none. */
export function srcSet(renditions: Rendition[]): string {
  return renditions.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

type Sizes = ReadonlyMap<string, { width: number; height: number; renditions?: Renditions }>;

/** A picture that Markdown made: it has an address and a description only. */
const unsized = /<img (?=[^>]*?src="(\/[^"]+)")(?![^>]*\swidth=)([^>]*)>/g;

/**
 * Gives the pictures in a text their size, so that nothing moves when they
 * arrive (CLS, Web Vitals), lets them wait until they come near, and offers a photo's smaller files.
 */
export function withPictureSizes(html: string, pictures: Sizes): string {
  return html.replace(unsized, (tag, address: string, attributes: string) => {
    const picture = pictures.get(address);
    if (picture === undefined) return tag;
    const { width, height, renditions } = picture;
    const sized = `<img width="${width}" height="${height}" loading="lazy" decoding="async" ${attributes}`;
    if (renditions === undefined) return `${sized}>`;
    const { avif, fallback } = renditions;
    const source = `<source type="image/avif" srcset="${srcSet(avif)}" sizes="${textWidth}">`;
    return `<picture>${source}${sized.replace(`src="${address}"`, `src="${fallback}"`)}></picture>`;
  });
}
