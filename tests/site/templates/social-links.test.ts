import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { iconPaths } from '../../../src/ui/icon.tsx';
import { loadEdited, replaced } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

test('a network with an address is a link in its own words and color; the others share one line', () => {
  const youtube = 'content/social/youtube.md';
  const edits = { [youtube]: replaced(youtube, 'color:', 'url: https://social.example.com/youtube\ncolor:') };
  const { site } = loadEdited(edits);
  if (site === undefined) throw new Error('The content should be right.');
  const page = parse(pageHtml(site, '/social-feed'));
  const networks = page.querySelectorAll('#networks li');
  expect(networks).toHaveLength(1);
  const [first] = networks;
  expect(first?.querySelector('a[href="https://social.example.com/youtube"]')?.text).toMatch(
    /^\s*Watch us on YouTube \(opens in a new tab\)/,
  );
  expect(first?.querySelector('path')?.getAttribute('stroke')).toBe('#ff0000');
  expect(first?.querySelector('path')?.getAttribute('d')).not.toContain(iconPaths.globe.slice(0, 20));
  expect(page.querySelector('#networks')?.text).toContain('Facebook, LinkedIn: coming soon');
});
