/** A photo in several widths: for browsers that read AVIF, and for the others. */
export type Renditions = { avif: Rendition[]; other: Rendition[] };
type Rendition = { src: string; width: number };

export type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  renditions?: Renditions | undefined;
  /** How wide it is shown, as browsers read it; up to the width of a text when left out. */
  sizes?: string | undefined;
  /** The picture that people see first is not made to wait. */
  first?: boolean | undefined;
  captionHtml?: string | undefined;
};

/** Of pictures among the words of a page. */
export const textWidth = '(min-width: 50rem) 46rem, 94vw';

export function Picture(props: PictureProps) {
  const { src, alt, width, height, renditions, sizes = textWidth, first, captionHtml } = props;
  // A figure is announced by its caption; without one it would be a group that says nothing.
  const Frame = captionHtml ? 'figure' : 'div';
  const loading = first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  const image = (
    <img
      className="border-b-3 border-deep"
      src={src}
      srcSet={renditions && srcSet(renditions.other)}
      sizes={renditions && sizes}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...loading}
    />
  );
  return (
    <Frame className="max-w-[46rem]">
      {renditions ? (
        <picture>
          <AvifSource renditions={renditions} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
      {captionHtml && <figcaption dangerouslySetInnerHTML={{ __html: captionHtml }} />}
    </Frame>
  );
}

type AvifSourceProps = { renditions: Renditions; sizes: string };

/** What browsers that read it take in the place of the image after it. */
export function AvifSource({ renditions, sizes }: AvifSourceProps) {
  return <source type="image/avif" srcSet={srcSet(renditions.avif)} sizes={sizes} />;
}

/** The value of `srcset`: each file with its width in pixels. Empty for none. */
export function srcSet(renditions: Rendition[]): string {
  return renditions.map(({ src, width }) => `${src} ${width}w`).join(', ');
}
