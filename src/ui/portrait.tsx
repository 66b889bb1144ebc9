import { classes } from './classes.ts';
import { Drawing } from './drawing.tsx';
import { Picture } from './picture.tsx';
import type { PictureProps } from './picture.tsx';

type PortraitProps = {
  /** Whose it is; the initials stand for the photo while there is none. */
  name: string;
  /** Empty where the name stands beside it. */
  alt: string;
  photo?: PictureProps | undefined;
  className?: string | undefined;
};

/** A person's photo, or their initials on the sun. Never a face that is nobody's. */
export function Portrait({ name, alt, photo, className }: PortraitProps) {
  if (photo) {
    return (
      <div className={className}>
        <Picture {...photo} sizes="15rem" />
      </div>
    );
  }
  return (
    <Drawing
      className={classes('overflow-visible', className)}
      viewBox="0 0 240 240"
      // Where the name stands beside it there is nothing to say.
      role={alt === '' ? undefined : 'img'}
      aria-label={alt === '' ? undefined : alt}
    >
      <circle className="fill-sun forced-colors:fill-[Canvas]" cx="120" cy="120" r="118" />
      <text
        className="fill-night stroke-none font-serif forced-colors:fill-[CanvasText]"
        x="120"
        y="156"
        fontSize="104"
        textAnchor="middle"
      >
        {initials(name)}
      </text>
    </Drawing>
  );
}

/** The first letters of the first and the last name. */
function initials(name: string): string {
  const names = name.split(' ');
  return [names[0], names.length > 1 ? names.at(-1) : undefined]
    .map((word = '') => /\p{L}/u.exec(word)?.[0] ?? '')
    .join('');
}
