import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited, replaced } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

const probate = 'content/fees/probate.md';

function rowAbout(matter: string, edits: Edits = {}): string {
  const { site, problems } = loadEdited(edits);
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  const rows = parse(pageHtml(site, '/fees')).querySelectorAll('#prices dl > div');
  return rows.map(({ text }) => text).find((text) => text.includes(matter)) ?? '';
}

test('a row of the price table takes what it leaves out from its file of fees', () => {
  const edits = { [probate]: replaced(probate, 'The first consultation is free', 'The first hour is free') };
  expect(rowAbout('Probate')).toContain('First talkThe first consultation is free');
  expect(rowAbout('Probate', edits)).toContain('First talkThe first hour is free');
});

test('a row keeps its own words, with the figures of facts', () => {
  expect(rowAbout('Florida property tax')).toContain('First talkAn evaluation for $399');
});

test('every band about one fee leads to all of them', () => {
  const { site } = loadEdited({});
  if (site === undefined) throw new Error('The content has errors.');
  for (const path of ['/probate', '/immigration-spanish'])
    expect(parse(pageHtml(site, path)).querySelectorAll('main a[href="/fees"]'), path).toHaveLength(1);
});
