import { joinClasses, tw } from './classes.ts';
import { Image } from './picture.tsx';
import type { PictureProps } from './picture.tsx';

type PortraitProps = {
  /** The person's name. Its initials replace a missing photo. */
  name: string;
  /** Empty when the name is next to the portrait. */
  alt: string;
  photo?: PictureProps | undefined;
  /** Large size, for the profile page. */
  large?: boolean | undefined;
};

/** A person's photo, or their initials. Never a stock photo. */
export function Portrait({ name, alt, photo, large = false }: PortraitProps) {
  if (photo) {
    return (
      <Image {...photo} alt={alt} className="aspect-square w-full rounded-md object-cover" small={!large} />
    );
  }
  return (
    <div
      className={joinClasses(
        tw`grid aspect-square place-items-center rounded-[50%] bg-haze font-serif font-bold text-deep [border:6px_double]`,
        large ? tw`text-[3.5rem]` : tw`text-h2`,
      )}
      // The initials are decorative next to the name.
      role={alt === '' ? undefined : 'img'}
      aria-label={alt === '' ? undefined : alt}
      aria-hidden={alt === '' ? true : undefined}
    >
      {getInitials(name)}
    </div>
  );
}

/** Returns the first letters of the first and the last name. */
function getInitials(name: string): string {
  const names = name.split(' ');
  return [names[0], names.length > 1 ? names.at(-1) : undefined]
    .map((word = '') => /\p{L}/u.exec(word)?.[0] ?? '')
    .join('');
}
