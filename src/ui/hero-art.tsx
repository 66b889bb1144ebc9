import { classes, tw } from './classes.ts';
import { heroScenes } from './hero-scenes.ts';
import type { Family, HeroArtName } from './hero-scenes.ts';

/** Background classes of the scenes. */
const familyGround = {
  urgent: tw('bg-deep'),
  care: tw('bg-sand'),
  reference: tw('bg-sky'),
} satisfies { [family in Family]: string };

const size = { width: 1280, height: 280, alt: '', loading: 'lazy' } as const;

/** A scene at the bottom of a hero, behind the text. Phones don't load it, because it is hidden there. */
export function HeroScene({ name }: { name: HeroArtName }) {
  return (
    <img
      className="absolute bottom-0 left-1/2 w-full max-w-none [translate:-50%_0] max-md:hidden lg:w-320 print:hidden"
      src={`/drawings/${name}.svg`}
      {...size}
    />
  );
}

/** A framed scene, such as on a card. */
export function FramedScene({ name, className }: { name: HeroArtName; className?: string | undefined }) {
  const { family, shape } = heroScenes[name];
  return (
    <img
      className={classes(
        'aspect-video w-full object-cover max-md:hidden print:hidden',
        shape === 'low' ? 'object-[18%_100%]' : 'object-[85%_100%]',
        familyGround[family],
        className,
      )}
      src={`/drawings/${name}.svg`}
      {...size}
    />
  );
}
