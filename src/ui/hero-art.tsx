import { joinClasses, tw } from './classes.ts';
import { getScene } from './hero-scenes.ts';
import type { Family, HeroArtName } from './hero-scenes.ts';

/** Background classes of the scenes. */
const familyBackground = {
  urgent: tw`bg-deep`,
  care: tw`bg-sand`,
  reference: tw`bg-sky`,
} satisfies { [family in Family]: string };

/** Crops a scene around its landmark. */
const cropClass = { low: tw`object-[32%_100%]`, tall: tw`object-[69%_100%]` };

const imageProps = { width: 1920, height: 280, alt: '', loading: 'lazy' } as const;

type HeroSceneProps = {
  name: HeroArtName;
  /** Swaps left and right. */
  mirrored: boolean;
};

/** A scene at the bottom of a hero. It is behind the text or, on phones, below it and cropped to its landmark. */
export function HeroScene({ name, mirrored }: HeroSceneProps) {
  return (
    <img
      className={joinClasses(
        tw`absolute bottom-0 left-1/2 w-[150%] max-w-none [translate:-50%_0] max-md:h-36 max-md:w-full max-md:object-cover lg:w-480 print:hidden`,
        cropClass[getScene(name).shape],
        mirrored && tw`lg:[scale:-1_1]`,
      )}
      src={`/drawings/${name}.svg`}
      {...imageProps}
    />
  );
}

/** A framed scene, such as on a card. */
export function FramedScene({ name, className }: { name: HeroArtName; className?: string | undefined }) {
  const { family, shape } = getScene(name);
  return (
    <img
      className={joinClasses(
        tw`aspect-video w-full object-cover max-md:aspect-5/2 print:hidden`,
        cropClass[shape],
        familyBackground[family],
        className,
      )}
      src={`/drawings/${name}.svg`}
      {...imageProps}
    />
  );
}
