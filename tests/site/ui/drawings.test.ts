import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heroArtNames, sceneFile } from '#ui/hero-scenes.ts';

test.each(heroArtNames)(
  'public/drawings/%s.svg is its scene; if not, run scripts/draw-pictures.ts',
  (name) => {
    expect(readFileSync(`public/drawings/${name}.svg`, 'utf8')).toBe(sceneFile(name));
  },
);

test('no scene is larger than 2 kB, and no two counties have the same one', () => {
  const sizes = heroArtNames.map((name) => [name, Buffer.byteLength(sceneFile(name))] as const);
  expect(sizes.filter(([, bytes]) => bytes > 2048)).toEqual([]);
  expect(new Set(heroArtNames.map(sceneFile)).size).toBe(heroArtNames.length);
});

test('a scene follows the dark scheme where its ground does', () => {
  expect(sceneFile('house')).toContain('prefers-color-scheme:dark');
  // The deep ground is the same in both.
  expect(sceneFile('broward')).not.toContain('<style>');
});
