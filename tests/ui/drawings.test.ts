import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heroScenes } from '#ui/hero-scenes.ts';

const drawings = new Map(
  readdirSync('public/drawings').map((file) => [
    file.replace('.svg', ''),
    readFileSync(`public/drawings/${file}`, 'utf8'),
  ]),
);

test('each scene has its own drawing of at most 2 kB, without scripts or links', () => {
  expect([...drawings.keys()].toSorted()).toEqual(Object.keys(heroScenes).toSorted());
  expect(new Set(drawings.values()).size).toBe(drawings.size);
  for (const [name, text] of drawings) {
    expect(Buffer.byteLength(text), name).toBeLessThanOrEqual(2048);
    expect(text, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="-320 0 1920 280" /);
    expect(text, name).not.toMatch(/<script|href|url\(/);
  }
});

test.each(Object.entries(heroScenes))(
  '%s has dark-scheme colors if its background changes in dark mode',
  (name, { family }) => {
    const drawing = drawings.get(name) ?? '';
    expect(drawing.includes('prefers-color-scheme:dark')).toBe(family !== 'urgent');
    expect(drawing.includes('<style>')).toBe(family !== 'urgent');
  },
);
