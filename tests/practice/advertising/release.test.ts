import { expect, test } from 'vitest';
import { checkAdvertising } from '#practice/advertising/check.ts';
import { reportedAfter } from '../../content/edited-content.ts';
import type { Edits, Setting } from '../../content/edited-content.ts';

/** Problems of the advertising rules after edits. */
function reported(edits: Edits, setting: Setting): string[] {
  return reportedAfter(edits, { ...setting, alsoCheck: checkAdvertising }).filter((line) =>
    line.includes('AD-'),
  );
}

test('production refuses sample testimonials, and other builds allow them', () => {
  expect(reported({}, { production: true }).join('\n')).toMatch(
    /testimonials\/small-business\.md.* AD-1[23]/,
  );
  expect(reported({}, { production: false }).join('\n')).not.toContain('AD-12');
});

test('a fact past its review is a warning at its line', () => {
  const late = reported({}, { now: '2027-03-15T12:00:00Z' }).filter((line) =>
    line.startsWith('content/facts/miami-dade-cases.md'),
  );
  expect(late).toEqual([
    expect.stringContaining('AD-06: "2027-02-28" was the day to check {{miami-dade-cases}}'),
  ]);
});
