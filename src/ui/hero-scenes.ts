/** The visual style of a hero and its page. */
export type Family = 'urgent' | 'care' | 'reference';

type Scene = {
  family: Family;
  /** Low scenes span the page below the text. Tall ones fill its right half. */
  shape: 'low' | 'tall';
};

/**
 * The scenes of the heroes. Each is a file, `public/drawings/NAME.svg`: 1280 by 280 units with the horizon at the bottom, plus
 * 320 units on each side for wide screens. Its <style> element sets the dark scheme's colors.
 */
export const heroScenes = {
  books: { family: 'reference', shape: 'tall' },
  bridge: { family: 'care', shape: 'tall' },
  broward: { family: 'urgent', shape: 'low' },
  clipboard: { family: 'reference', shape: 'tall' },
  coast: { family: 'care', shape: 'tall' },
  court: { family: 'urgent', shape: 'low' },
  courthouse: { family: 'urgent', shape: 'tall' },
  courtroom: { family: 'urgent', shape: 'tall' },
  dawn: { family: 'care', shape: 'tall' },
  doorway: { family: 'care', shape: 'tall' },
  foothills: { family: 'urgent', shape: 'tall' },
  harbor: { family: 'reference', shape: 'tall' },
  hillsborough: { family: 'urgent', shape: 'low' },
  hometown: { family: 'urgent', shape: 'low' },
  house: { family: 'care', shape: 'tall' },
  inland: { family: 'urgent', shape: 'low' },
  lamp: { family: 'reference', shape: 'tall' },
  mailbox: { family: 'reference', shape: 'tall' },
  messages: { family: 'reference', shape: 'tall' },
  'miami-dade': { family: 'urgent', shape: 'low' },
  mountains: { family: 'care', shape: 'tall' },
  oak: { family: 'care', shape: 'tall' },
  orange: { family: 'urgent', shape: 'low' },
  osceola: { family: 'urgent', shape: 'low' },
  'palm-beach': { family: 'urgent', shape: 'low' },
  papers: { family: 'reference', shape: 'tall' },
  pasco: { family: 'urgent', shape: 'low' },
  pinellas: { family: 'urgent', shape: 'low' },
  road: { family: 'care', shape: 'tall' },
  seminole: { family: 'urgent', shape: 'low' },
  shore: { family: 'urgent', shape: 'low' },
  signpost: { family: 'reference', shape: 'tall' },
  statehouse: { family: 'urgent', shape: 'tall' },
  storefront: { family: 'reference', shape: 'tall' },
  street: { family: 'urgent', shape: 'low' },
} satisfies { [name: string]: Scene };

export type HeroArtName = keyof typeof heroScenes;

/** Chooses a page's family: urgent if it has a deadline finder, otherwise the family of its scene, or reference if it has none. */
export function chooseFamily({
  art,
  deadline,
}: {
  art?: HeroArtName | undefined;
  deadline?: unknown;
}): Family {
  if (deadline !== undefined) return 'urgent';
  return art === undefined ? 'reference' : getScene(art).family;
}

/** Returns a drawing's scene. Throws if it has none. */
export function getScene(name: HeroArtName): Scene {
  const scenes: Partial<Record<string, Scene>> = heroScenes;
  const scene = scenes[name];
  if (scene === undefined)
    throw new Error(`Add the drawing "${name}" to heroScenes in src/ui/hero-scenes.ts.`);
  return scene;
}
