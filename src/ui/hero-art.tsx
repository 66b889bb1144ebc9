import { classes, tw } from './classes.ts';
import { Drawing } from './drawing.tsx';
import { familyColors, heroScenes } from './hero-scenes.ts';
import type { Family, HeroArtName } from './hero-scenes.ts';

/** What the scenes of a family stand before. */
const familyGround = {
  urgent: tw('bg-deep'),
  care: tw('bg-sand'),
  reference: tw('bg-sky'),
} satisfies { [family in Family]: string };

type HeroArtProps = {
  name: HeroArtName;
  className?: string | undefined;
  /** With the ground of its family, where it stands on another. */
  framed?: boolean | undefined;
};

/** A scene on the horizon: sun, what stands on the ground, and the ground itself. */
export function HeroArt({ name, className, framed }: HeroArtProps) {
  const { family, sun, far, white, line } = heroScenes[name];
  return (
    <Drawing
      className={classes(className, framed && familyGround[family])}
      viewBox={framed ? '0 0 480 300' : '30 20 420 280'}
      preserveAspectRatio="xMaxYMax"
    >
      <circle className="fill-sun stroke-none" cx={sun.x} cy={sun.y} r={sun.radius} />
      {far !== '' && (
        <path
          className={
            family === 'care' ? 'fill-sun stroke-none' : 'fill-haze stroke-none forced-colors:fill-[Canvas]'
          }
          opacity={familyColors[family].farOpacity}
          d={far}
        />
      )}
      <path className="fill-white forced-colors:fill-[Canvas]" d={white} />
      {line !== '' && (
        <path
          className={family === 'urgent' ? 'stroke-haze forced-colors:stroke-[CanvasText]' : undefined}
          d={line}
        />
      )}
    </Drawing>
  );
}

type HeroPictureProps = { name: HeroArtName; className: string | undefined; height: number };

/** The same as a file, for where only wide screens have room for it: small ones don't load it. */
export function HeroPicture({ name, className, height }: HeroPictureProps) {
  return (
    <img
      className={className}
      src={`/drawings/${name}.svg`}
      alt=""
      loading="lazy"
      width={(height * 12) / 7}
      height={height}
    />
  );
}
