import type { PictureProps } from '#ui/picture.tsx';
import type { View } from './view.ts';

/** A picture of `public/` with the size of its file, which keeps its place until it arrives. */
export function pictureOf({ site }: View, src: string, alt: string): PictureProps {
  const size = site.pictures.get(src);
  if (size === undefined) throw new Error(`Unchecked picture: ${src} was not measured.`);
  return { src, alt, ...size };
}
