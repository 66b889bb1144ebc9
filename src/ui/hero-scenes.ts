import { countyScenes } from './scenes/counties.ts';
import { matterScenes } from './scenes/matters.ts';
import { stateScenes } from './scenes/states.ts';
import type { Family, Layer, Scene, Tone } from './scenes/scene.ts';

export type { Family } from './scenes/scene.ts';

/** All scenes of the heroes by name. A new one is an entry in a file of `scenes`. */
export const heroScenes = { ...countyScenes, ...stateScenes, ...matterScenes } satisfies {
  [name: string]: Scene;
};

export type HeroArtName = keyof typeof heroScenes;

function isHeroArtName(name: string): name is HeroArtName {
  return Object.hasOwn(heroScenes, name);
}

export const heroArtNames: HeroArtName[] = Object.keys(heroScenes).filter(isHeroArtName);

type Palette = { [tone in Tone]: string };

const sun = '#f6b73c';

/** The colors of a family: those of its ground in `tokens.css`, and the tones between it and light. */
const urgent: FamilyColors = {
  ground: '#0f3a3f',
  text: '#e3eeeb',
  light: { far: '#1b4b50', mid: '#2d686c', shade: '#a3c0bb', light: '#e3eeeb', dark: '#0a2a2e', sun },
};
const care: FamilyColors = {
  ground: '#f8eedb',
  text: '#0f3a3f',
  light: { far: '#f1e0bc', mid: '#dcc38c', shade: '#e6d8bd', light: '#fff', dark: '#0f3a3f', sun },
  dark: { far: '#383020', mid: '#5a4d31', shade: '#a99c80', light: '#d8ccb2', dark: '#24494c', sun },
};
const reference: FamilyColors = {
  ground: '#e3eeeb',
  text: '#0f3a3f',
  light: { far: '#d2e2de', mid: '#a7c5c0', shade: '#c6d8d4', light: '#fff', dark: '#0f3a3f', sun },
  dark: { far: '#1c4046', mid: '#2e5c61', shade: '#8fafaa', light: '#c9dcd8', dark: '#0c2226', sun },
};

type FamilyColors = { ground: string; text: string; light: Palette; dark?: Palette };

export const familyColors: { [family in Family]: FamilyColors } = { urgent, care, reference };

function layerSvg([tone, d, line]: Layer, palette: Palette): string {
  if (line === undefined) return `<path fill="${palette[tone]}" d="${d}"/>`;
  const dash = line.dash === undefined ? '' : ` stroke-dasharray="${line.dash}"`;
  return `<path stroke="${palette[tone]}" stroke-width="${line.width}"${dash} d="${d}"/>`;
}

/** The horizon behind low scenes. It is wider than the scene, so that wide screens don't show where the scene ends. */
const horizon: Layer = ['far', 'M-320 280q240-30 480-24t480 4 480-4 480 24z'];

/** The shapes of a scene in the light scheme, within the view box of 1280 by 280. */
export function sceneShapes(name: HeroArtName): string {
  const { family, shape, layers }: Scene = heroScenes[name];
  const { light } = familyColors[family];
  const shapes = shape === 'low' ? [horizon, ...layers] : layers;
  return `<g fill="none" stroke-linecap="round">${shapes.map((layer) => layerSvg(layer, light)).join('')}</g>`;
}

/** Style that replaces the colors in the dark scheme. */
function darkStyle({ family, layers }: Scene): string {
  const { light, dark } = familyColors[family];
  if (dark === undefined) return '';
  const replace = (property: 'fill' | 'stroke', tone: Tone) =>
    `[${property}="${light[tone]}"]{${property}:${dark[tone]}}`;
  const rules = layers
    .filter(([tone]) => tone !== 'sun')
    .map(([tone, , line]) => replace(line === undefined ? 'fill' : 'stroke', tone));
  return `<style>@media(prefers-color-scheme:dark){${[...new Set(rules)].join('')}}</style>`;
}

/** The SVG file of a scene in `public/drawings`, with room for the horizon on both sides. */
export function sceneFile(name: HeroArtName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-320 0 1920 280" width="1920" height="280">${darkStyle(heroScenes[name])}${sceneShapes(name)}</svg>\n`;
}

/** The visual family of a page: urgent with a date finder, else that of its scene, else reference. */
export function familyOf({ art, deadline }: { art?: HeroArtName | undefined; deadline?: unknown }): Family {
  if (deadline !== undefined) return 'urgent';
  return art === undefined ? 'reference' : heroScenes[art].family;
}
