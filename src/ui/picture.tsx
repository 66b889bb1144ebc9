import { srcSet, textWidth } from './renditions.ts';
import type { Renditions } from './renditions.ts';

export type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  renditions?: Renditions | undefined;
  /** Shown no wider than 88 px; else up to the width of a text. */
  small?: boolean | undefined;
  /** The picture that people see first is not made to wait. */
  first?: boolean | undefined;
  captionHtml?: string | undefined;
};

export function Picture({ captionHtml, ...props }: PictureProps) {
  // A figure is announced by its caption; without one it would be a group that says nothing.
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

/** A picture alone, as it stands in a text. */
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

/** What browsers that read it take in the place of the image after it. */
export function AvifSource({ renditions, small = false }: AvifSourceProps) {
  return small ? (
    <source type="image/avif" srcSet={renditions.small} />
  ) : (
    <source type="image/avif" srcSet={srcSet(renditions.avif)} sizes={textWidth} />
  );
}
