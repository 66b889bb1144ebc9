import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heroArtNames, sceneFile } from '#ui/hero-scenes.ts';

test.each(heroArtNames)(
  'public/drawings/%s.svg is its scene; if not, run scripts/draw-pictures.ts',
  (name) => {
    expect(readFileSync(`public/drawings/${name}.svg`, 'utf8')).toBe(sceneFile(name));
  },
);
