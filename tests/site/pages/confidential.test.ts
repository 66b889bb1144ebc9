/** Footers and forms warn visitors not to send confidential facts before conflicts are checked. */
import { expect, test } from 'vitest';
import { pages } from '../support/site.ts';
import { textOf } from '../support/text.ts';

const conflicts = /conflict|конфлікт|конфлик/i;

const confidential = /confidential|конфіденційн|конфиденциальн|confidencial/i;

test.each(pages)('$path has the warning in its footer, next to the email link', ({ root }) => {
  const footer = root.querySelector('footer');
  expect(footer?.querySelector('a[href^="mailto:"]')).not.toBeNull();
  expect(textOf(footer)).toMatch(conflicts);
  expect(textOf(footer)).toMatch(confidential);
});

test('each form has the warning', () => {
  const forms = pages.flatMap(({ root }) => root.querySelectorAll('main form[action]'));
  expect(forms.length).toBeGreaterThan(0);
  const silent = forms.filter((form) => !confidential.test(textOf(form)));
  expect(silent.map((form) => textOf(form).slice(0, 80))).toEqual([]);
});
