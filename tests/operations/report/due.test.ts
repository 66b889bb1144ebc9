import { expect, test } from 'vitest';
import { addDays, toLocalDay } from '#practice/calendar.ts';
import { dueDays, findDue } from '#operations/report/due.ts';
import { loadEdited, realFiles } from '../../content/edited-content.ts';

test('what is due on the last of the listed days is listed, and nothing later', () => {
  const page = 'content/pages/probate.md';
  const isListed = (day: string) => {
    const text = (realFiles.get(page) ?? '').replace(/^reviewBy: .*$/m, `reviewBy: ${day}`);
    const { site } = loadEdited({ [page]: text }, { preview: true });
    return site !== undefined && findDue(site, []).some(({ file, day: due }) => file === page && due === day);
  };
  const today = loadEdited({}, { preview: true }).site?.now ?? new Date(0);
  expect(isListed(toLocalDay(today))).toBe(true);
  expect(isListed(addDays(today, dueDays))).toBe(true);
  expect(isListed(addDays(today, dueDays + 1))).toBe(false);
});
