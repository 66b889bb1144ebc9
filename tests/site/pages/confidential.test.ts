/** Footers and forms warn visitors not to send confidential facts before conflicts are checked. */
import { expect, test } from 'vitest';
import { faultsOf, pages } from '../support/site.ts';
import { textOf } from '../support/text.ts';

const conflicts = /conflict|конфлікт|конфлик/i;

const confidential = /confidential|конфіденційн|конфиденциальн|confidencial/i;

test('each footer has the warning, next to the email link', () => {
  const faults = faultsOf(pages, ({ root }) => {
    const footer = root.querySelector('footer');
    return [
      footer?.querySelector('a[href^="mailto:"]') === null && 'no email link',
      !conflicts.test(textOf(footer)) && 'nothing about conflicts',
      !confidential.test(textOf(footer)) && 'nothing about confidential facts',
    ];
  });
  expect(faults).toEqual([]);
});

test('each form has the warning', () => {
  const forms = pages.flatMap(({ root }) => root.querySelectorAll('main form[action]'));
  expect(forms.length).toBeGreaterThan(0);
  const silent = forms.filter((form) => !confidential.test(textOf(form)));
  expect(silent.map((form) => textOf(form).slice(0, 80))).toEqual([]);
});
