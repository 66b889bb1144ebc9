import { expect, test } from 'vitest';
import { addDays, toLocalDate } from '#practice/calendar.ts';
import { fullCheck } from '#practice/full-check.ts';
import { findDueItems } from '#operations/report/due.ts';
import { loadEdited, fixtureFiles } from '../../content/edited-content.ts';

test('items due by the last listed day are listed, and later ones aren’t', () => {
  const page = 'content/pages/probate.md';
  const isListed = (day: string) => {
    const text = (fixtureFiles.get(page) ?? '').replace(/^reviewBy: .*$/m, `reviewBy: ${day}`);
    const { site } = loadEdited({ [page]: text }, { preview: true });
    return (
      site !== undefined &&
      findDueItems(site, []).some(({ file, day: dueDay }) => file === page && dueDay === day)
    );
  };
  const today = loadEdited({}, { preview: true }).site?.now ?? new Date(0);
  expect(isListed(toLocalDate(today))).toBe(true);
  expect(isListed(addDays(today, fullCheck.lookAheadDays))).toBe(true);
  expect(isListed(addDays(today, fullCheck.lookAheadDays + 1))).toBe(false);
});
