import { expect, test } from 'vitest';
import { checkAdvertising } from '../../../src/advertising/check-pages.ts';
import { pageWith, paragraph, site, sources, today } from './support/findings.ts';

/** Sample addresses and numbers that production refuses in a part of a page. */
function samplesIn(part: string, production = true): string[] {
  const samples = (main: string) =>
    checkAdvertising({
      site,
      pages: new Map([['/probate', pageWith(main)]]),
      sources,
      now: today,
      production,
    })
      .filter(({ rule, pages }) => rule === 'AD-30' && pages.length > 0)
      .map(({ found }) => found);
  // The frame around it holds the firm's own sample number.
  const around = new Set(samples(''));
  return samples(part).filter((found) => !around.has(found));
}

test.each([...site.entries.forms.values()])('production takes the hints of the form $id', ({ data }) => {
  const hints = Object.values(data.fields).flatMap(({ hint }) => hint ?? []);
  const addresses = samplesIn(hints.map(paragraph).join('')).filter((found) => /[a-z]/.test(found));
  expect(addresses).toEqual([]);
});

test.each([
  ['Write to contact@example.com.', 'contact@example.com'],
  ['Write to my-name@example.com.', 'my-name@example.com'],
  ['See www.example.com for more.', 'www.example.com'],
  ['Book at https://book.example.com/x today.', 'book.example.com'],
  ['Look at example.org first.', 'example.org'],
  ['See www.Example.com today.', 'www.Example.com'],
  ['Write to office+new@example.com.', 'office+new@example.com'],
  ['Call (303) 555-0177.', '(303) 555-0177'],
])('production refuses the sample in "%s"', (text, found) => {
  expect(samplesIn(paragraph(text))).toEqual([found]);
  expect(samplesIn(paragraph(text), false)).toEqual([]);
});

test.each([
  ['<a href="https://pay.example.com/evaluation">Pay</a>', 'pay.example.com'],
  ['<a href="mailto:office@example.com">Write to us</a>', 'office@example.com'],
  ['<a href="tel:+13035550177">Call us</a>', '+13035550177'],
  ['<form method="get" action="https://forms.example.net/x"></form>', 'forms.example.net'],
  ['<link rel="canonical" href="https://example.com/probate">', 'example.com'],
  [
    '<script type="application/ld+json">{"sameAs":["https://social.example.com/firm"]}</script>',
    'social.example.com',
  ],
])('production refuses the sample behind the words of %s', (html, found) => {
  expect(samplesIn(`<section>${html}</section>`)).toContain(found);
  expect(samplesIn(`<section>${html}</section>`, false)).toEqual([]);
});

test('all samples of one part are named at once', () => {
  const graph = '{"url":"https://one.example.com","sameAs":["https://two.example.com"]}';
  expect(samplesIn(`<section><script type="application/ld+json">${graph}</script></section>`)).toEqual([
    'one.example.com',
    'two.example.com',
  ]);
});

test('real addresses and numbers are left alone', () => {
  expect(
    samplesIn(
      '<section><p>Call (407) 648-0199, or write to office@counterexample.com.</p><a href="https://www.flcourts.gov/example">Courts</a></section>',
    ),
  ).toEqual([]);
});

test('a sample behind the words of a page is named at its line', () => {
  const main = '<section><a href="https://pay.example.com/florida-property-tax-evaluation">Pay</a></section>';
  const pages = new Map([['/probate', pageWith(main)]]);
  const findings = checkAdvertising({ site, pages, sources, now: today, production: true });
  expect(findings.find(({ found }) => found === 'pay.example.com')).toMatchObject({
    file: 'content/bookings/payment.md',
    line: 3,
    column: 14,
  });
});
