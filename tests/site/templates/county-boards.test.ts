import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited, replaced } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.ts';

const table = 'content/site/florida-counties.md';
const page = 'content/pages/flaproptaxappealscounties.md';
const section = `sections:
  - type: county-boards
    id: boards
    heading: Where each board sits
    clerkLink: Clerk
    fee: Fee {amount}
    lastDay: Last day {date}
`;

function rowsWith(board: string): string[] {
  const edits: Edits = {
    [page]: replaced(page, 'sections:\n', section),
    [table]: replaced(table, '        seat: Dade City\n', `        seat: Dade City\n${board}`),
  };
  const { site, problems } = loadEdited(edits);
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  const root = parse(pageHtml(site, '/flaproptaxappealscounties'));
  return root.querySelectorAll('#boards li').map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());
}

const board = (lastDay: string) =>
  `        board:\n          clerk: https://www.pascoclerk.com/\n          fee: 15\n          lastDay: ${lastDay}\n`;

test('every county is listed with its seat, and with no more where nothing is known of its board', () => {
  const rows = rowsWith('');
  expect(rows).toHaveLength(67);
  expect(rows[0]).toBe('Alachua, Gainesville');
  expect(rows).toContain('Pasco, Dade City');
});

test('what is known of a board is shown, and its last day in its own year only', () => {
  expect(rowsWith(board('2026-09-14'))).toContain(
    'Pasco, Dade City · Clerk PascoFee $15Last day September 14, 2026',
  );
  expect(rowsWith(board('2025-09-15'))).toContain('Pasco, Dade City · Clerk PascoFee $15');
});
