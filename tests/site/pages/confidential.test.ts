/** Anyone who writes before conflicts are checked must know to leave confidential facts out: each footer and each form says so. */
import { expect, test } from 'vitest';
import { pages } from './support/site.ts';
import { textOf } from './support/text.ts';

/** The check of conflicts, in each language of the site. */
const conflicts = /conflict|конфлікт|конфлик/i;

/** What may not stay secret. */
const confidential = /confidential|конфіденційн|конфиденциальн|confidencial/i;

test.each(pages)('$path says so in its footer, next to the email link', ({ root }) => {
  const footer = root.querySelector('footer');
  expect(footer?.querySelector('a[href^="mailto:"]')).not.toBeNull();
  expect(textOf(footer)).toMatch(conflicts);
  expect(textOf(footer)).toMatch(confidential);
});

test('each form says so', () => {
  const forms = pages.flatMap(({ root }) => root.querySelectorAll('main form[action]'));
  expect(forms.length).toBeGreaterThan(0);
  const silent = forms.filter((form) => !confidential.test(textOf(form)));
  expect(silent.map((form) => textOf(form).slice(0, 80))).toEqual([]);
});
