import { Drawing } from './drawing.tsx';
import { heroScenes } from './hero-scenes.ts';

export type HeroArtName = keyof typeof heroScenes;

function isHeroArtName(name: string): name is HeroArtName {
  return Object.hasOwn(heroScenes, name);
}

export const heroArtNames: HeroArtName[] = Object.keys(heroScenes).filter(isHeroArtName);

type HeroArtProps = { name: HeroArtName; className?: string | undefined };

/** A scene on the horizon: sun, what stands on the ground, and the ground itself. */
export function HeroArt({ name, className }: HeroArtProps) {
  const { sun, far, white, line } = heroScenes[name];
  return (
    <Drawing className={className} viewBox="0 0 480 300">
      <circle className="fill-sun stroke-none" cx={sun.x} cy={sun.y} r={sun.radius} />
      <path className="fill-haze stroke-none forced-colors:fill-[Canvas]" d={far} />
      <path className="fill-white forced-colors:fill-[Canvas]" d={white} />
      <path d={line} />
    </Drawing>
  );
}
