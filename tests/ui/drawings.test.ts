import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heroArtNames, sceneFile } from '#ui/hero-scenes.ts';

test.each(heroArtNames)(
  'public/drawings/%s.svg is up to date; if not, run scripts/draw-pictures.ts',
  (name) => {
    expect(readFileSync(`public/drawings/${name}.svg`, 'utf8')).toBe(sceneFile(name));
  },
);

test('scenes are unique and at most 2 kB', () => {
  const sizes = heroArtNames.map((name) => [name, Buffer.byteLength(sceneFile(name))] as const);
  expect(sizes.filter(([, bytes]) => bytes > 2048)).toEqual([]);
  expect(new Set(heroArtNames.map(sceneFile)).size).toBe(heroArtNames.length);
});

test('a scene has a dark variant if its background has one', () => {
  expect(sceneFile('house')).toContain('prefers-color-scheme:dark');
  // This background is the same in both schemes.
  expect(sceneFile('broward')).not.toContain('<style>');
});
