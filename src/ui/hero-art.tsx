import { heroScenes } from './hero-scenes.ts';

export type HeroArtName = keyof typeof heroScenes;

function isHeroArtName(name: string): name is HeroArtName {
  return Object.hasOwn(heroScenes, name);
}

export const heroArtNames: HeroArtName[] = Object.keys(heroScenes).filter(isHeroArtName);

type HeroArtProps = { name: HeroArtName };

/** A scene on the horizon: sun, what stands on the ground, and the ground itself. */
export function HeroArt({ name }: HeroArtProps) {
  const { sun, far, white, line } = heroScenes[name];
  return (
    <svg className="art" viewBox="0 0 480 300" aria-hidden="true">
      <circle className="sol" cx={sun.x} cy={sun.y} r={sun.radius} />
      <path className="far" d={far} />
      <path className="w" d={white} />
      <path d={line} />
    </svg>
  );
}
