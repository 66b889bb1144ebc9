import { expect, test } from 'vitest';
import { problemsAfter, replaced } from '../../edited-content.ts';

test('an offer is announced where it is shown only', () => {
  const page = 'content/tax/colorado-2027-property-tax-appeal.md';
  const other = replaced(
    page,
    '  offer: colorado-2027-early-bird\nupdated',
    '  offer: florida-evaluation\nupdated',
  );
  expect(problemsAfter({ [page]: other })[0]).toContain(
    'announces "florida-evaluation" to search engines, and this page shows colorado-2027-early-bird.',
  );
});
