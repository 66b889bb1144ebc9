import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { iconPaths } from '../../../src/ui/icon.tsx';
import { loadEdited, replaced } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.ts';

test('a network with an address is a link in its own words, each with a sign in its own color', () => {
  const youtube = 'content/social/youtube.md';
  const edits = { [youtube]: replaced(youtube, 'color:', 'url: https://social.example.com/youtube\ncolor:') };
  const { site } = loadEdited(edits);
  if (site === undefined) throw new Error('The content should be right.');
  const [first, second] = parse(pageHtml(site, '/social-feed')).querySelectorAll('main li');
  expect(first?.querySelector('a[href="https://social.example.com/youtube"]')?.text).toMatch(
    /^\s*Watch us on YouTube \(opens in a new tab\)/,
  );
  expect(first?.querySelector('path')?.getAttribute('stroke')).toBe('#ff0000');
  const globe = iconPaths.globe.slice(0, 20);
  const signs = [first, second].map((item) => item?.querySelector('path')?.getAttribute('d') ?? globe);
  expect(new Set(signs).size).toBe(2);
  expect(signs.join(' ')).not.toContain(globe);
  expect(second?.querySelector('a')).toBeNull();
  expect(second?.text).toContain('Facebook Address not yet available');
  expect(second?.querySelector('path')?.getAttribute('stroke')).toBe('#1877f2');
});
