export type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The picture that people see first is not made to wait. */
  first?: boolean | undefined;
  captionHtml?: string | undefined;
};

export function Picture({ src, alt, width, height, first, captionHtml }: PictureProps) {
  // A figure is announced by its caption; without one it would be a group that says nothing.
  const Frame = captionHtml ? 'figure' : 'div';
  const loading = first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  return (
    <Frame className="max-w-[46rem]">
      <img
        className="border-b-3 border-deep"
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...loading}
      />
      {captionHtml && <figcaption dangerouslySetInnerHTML={{ __html: captionHtml }} />}
    </Frame>
  );
}
