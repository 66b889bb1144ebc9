import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited, realFiles } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

const path = 'content/counties/pasco.md';
const { site, problems } = loadEdited({
  [path]: (realFiles.get(path) ?? '')
    .replace(/^( {2}heading: ).*$/m, '$1Foreclosure papers in St. Cloud?')
    .replace(/^### .*$/m, '### The road to St. Cloud')
    .replace(/^( {4}- )[A-Z].*$/m, '$1St. Cloud'),
});

test.each(['#about h3', '#communities li'])('a name is on one line in %s', (place) => {
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  const kept = parse(pageHtml(site, '/pasco-foreclosure-defense')).querySelectorAll(`${place} span`);
  expect(kept.map(({ text }) => text)).toContain('St. Cloud');
});

test('a name in h1 is on one line where it has room', () => {
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  const heading = parse(pageHtml(site, '/pasco-foreclosure-defense')).querySelector('h1');
  expect(heading?.text).toBe('Foreclosure papers in St.\u00A0Cloud?');
});
