import { expect, test } from 'vitest';
import { pages } from './support/site.ts';
import { textOf } from './support/text.ts';

/** Visible fields with their page and label. */
const fields = pages.flatMap(({ path, root }) =>
  root
    .querySelectorAll('form input[id], form select[id], form textarea[id]')
    .filter((field) => field.getAttribute('type') !== 'checkbox')
    .map((field) => ({
      path,
      label: textOf(root.querySelector(`label[for="${field.id}"]`)),
      required: field.hasAttribute('required'),
    })),
);

test('only required fields have a mark', () => {
  expect(fields.length).toBeGreaterThan(50);
  const wrong = fields.filter(({ label, required }) => label.endsWith(' *') !== required);
  expect(wrong).toEqual([]);
});
