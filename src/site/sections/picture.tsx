import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureProps } from '#ui/picture.tsx';

type PictureSectionProps = Pick<BandProps, 'id'> & { picture: PictureProps };

export function PictureSection({ picture, ...band }: PictureSectionProps) {
  return (
    <Band {...band}>
      <Picture {...picture} />
    </Band>
  );
}
