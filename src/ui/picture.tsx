import { buildSrcSet, bodyTextSizes } from './renditions.ts';
import type { Renditions } from '#content/source/pictures.ts';

export type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  renditions?: Renditions | undefined;
  /** Displayed at most 88 px wide. Otherwise up to the width of a text column. */
  small?: boolean | undefined;
  /** Whether the picture is in the first viewport and loads eagerly. */
  first?: boolean | undefined;
  captionHtml?: string | undefined;
};

export function Picture({ captionHtml, ...props }: PictureProps) {
  // Without a caption, screen readers would announce the figure as an unnamed group.
  const Frame = captionHtml ? 'figure' : 'div';
  const image = <Image className="border-b-3 border-deep" {...props} />;
  return (
    <Frame className="max-w-[46rem]">
      {image}
      {captionHtml && <figcaption dangerouslySetInnerHTML={{ __html: captionHtml }} />}
    </Frame>
  );
}

type ImageProps = Omit<PictureProps, 'captionHtml'> & { className?: string; title?: string | undefined };

/** A picture without a caption, inside text. */
export function Image(props: ImageProps) {
  const { className, src, alt, title, width, height, renditions, small, first } = props;
  const loading = first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  const image = (
    <img
      className={className}
      src={renditions?.fallback ?? src}
      alt={alt}
      title={title}
      width={width}
      height={height}
      decoding="async"
      {...loading}
    />
  );
  if (renditions === undefined) return image;
  return (
    <picture>
      <AvifSource renditions={renditions} small={small} />
      {image}
    </picture>
  );
}

type AvifSourceProps = { renditions: Renditions; small?: boolean | undefined };

/** AVIF source for browsers that support it, before the fallback image. */
export function AvifSource({ renditions, small = false }: AvifSourceProps) {
  return small ? (
    <source type="image/avif" srcSet={renditions.small} />
  ) : (
    <source type="image/avif" srcSet={buildSrcSet(renditions.avif)} sizes={bodyTextSizes} />
  );
}
