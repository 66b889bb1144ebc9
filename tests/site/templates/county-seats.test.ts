import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited, replaced } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

const page = 'content/pages/flaproptaxappealscounties.md';
const section = `sections:
  - type: county-seats
    id: seats-of-all
    heading: Where to file
`;

test('every county of Florida is listed with its seat, in the order of the alphabet', () => {
  const { site } = loadEdited({ [page]: replaced(page, 'sections:\n', section) });
  if (site === undefined) throw new Error('The content has errors.');
  const root = parse(pageHtml(site, '/flaproptaxappealscounties'));
  const rows = root.querySelectorAll('#seats-of-all li').map(({ text }) => text);
  expect(rows).toHaveLength(67);
  expect(rows[0]).toBe('Alachua, Gainesville');
  expect(rows).toContain('Pasco, Dade City');
  expect(rows.at(-1)).toBe('Washington, Chipley');
});
