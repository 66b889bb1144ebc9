import { expect, test } from 'vitest';
import { suggest } from '#content/report/suggest.ts';
import { realFiles, replaced, reportedAfter } from '../edited-content.ts';

const probate = 'content/pages/probate.md';
const broward = 'content/counties/broward.md';
const question = 'content/faqs/foreclosure-bring.md';
const article = 'content/articles/will-or-revocable-trust.md';
const fact = 'content/facts/colorado-2027-fee.md';
const range = 'content/facts/probate-informal.md';
const offer = 'content/offers/colorado-2026-special.md';
const amount = /^amount: .*$/m.exec(realFiles.get(offer) ?? '')?.[0] ?? 'amount';
const fee = /^value: .*$/m.exec(realFiles.get(fact) ?? '')?.[0] ?? 'value';
const ukrainian = /^titles:\n.*\n( {2}uk: .*\n)/m.exec(realFiles.get(offer) ?? '')?.[1] ?? 'uk';

test.each([
  [
    question,
    '2027-05-31',
    '01.06.2027',
    'Write 2027-06-01 for June 1, 2027, or 2027-01-06 for January 6, 2027.',
  ],
  [question, '2027-05-31', '31.05.2027', 'Write 2027-05-31.'],
  [question, '2027-05-31', '6/1/2027', 'Write 2027-06-01.'],
  [question, '2027-05-31', '2027–06–01', 'Write 2027-06-01.'],
  [question, '2027-05-31', '27-06-01', 'Write 2027-06-01.'],
  [question, '2027-05-31', '2027-02-30', 'real date'],
  [
    offer,
    amount,
    'amount: 249',
    'must be the name of a fact, not the number 249. Each figure has its own file in content/facts. Enter the name of that file.',
  ],
  [range, 'value: [6, 12]', 'value: 6-12', 'found "6-12": write [6, 12].'],
  [fact, fee, 'value: 1,399', 'found "1,399": write 1399.'],
  [fact, fee, 'value: $1,399', 'found "$1,399": write 1399.'],
  [
    probate,
    '- probate-how-long',
    '- "How long does probate take?"',
    'Write probate-how-long, the name of its file.',
  ],
  [
    broward,
    'lien, foreclosure-call',
    'lien foreclosure-call',
    'A comma is missing: foreclosure-association-lien, foreclosure-call-lender.',
  ],
  [probate, 'to: "#faq"', 'to: /probate.html', 'Write /probate.'],
  [probate, 'to: "#faq"', 'to: /pages/probate.md', 'Write /probate.'],
  [
    article,
    'People often',
    'See [this](/pages/probate.md). People often',
    'no page has that address. Write /probate.',
  ],
  [article, 'People often', 'See [this](probate). People often', 'Write /probate.'],
  [
    article,
    '/images/articles/will',
    '/public/images/articles/will',
    'Write /images/articles/will-or-trust.svg.',
  ],
  [article, '/images/articles/will', '/images/articles/Will', 'Write /images/articles/will-or-trust.svg.'],
  ['content/counties/pasco.md', 'do: consult\n', 'do: consultation\n', 'Did you mean "consult"?'],
  [fact, 'unit: usd', 'unit: dollars', 'Did you mean "usd"?'],
  [
    probate,
    'disclaimers:\n      - ',
    'disclaimers: results, timeline\n    # ',
    'Write below "disclaimers:" "- results", "- timeline".',
  ],
  [question, 'reviewBy', 'language: Spanish\nreviewBy', 'Did you mean "es"?'],
  [offer, ukrainian, '', 'titles, uk  is missing. Write it in Ukrainian.'],
  [
    probate,
    'heading: What probate is',
    'heading: What [probate](/probate) is',
    'is plain text and can’t contain a link. Write only "probate".',
  ],
  [
    probate,
    'label: Probate',
    'lаbel: Probate',
    'Some of its letters are Cyrillic. Retype it with Latin letters: label.',
  ],
])('%s: after %j becomes %j, the message has the fix', (file, part, by, remedy) => {
  const reported = reportedAfter({ [file]: replaced(file, part, by) });
  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain(remedy);
});

test('a name with the typed prefix is preferred to a similar name', () => {
  const names = ['foreclosure-sale', 'foreclosure-delay-negotiate', 'foreclosure-answer'];
  expect(suggest('foreclosure-delay', names)).toBe('foreclosure-delay-negotiate');
  expect(suggest('foreclosure-salw', names)).toBe('foreclosure-sale');
  expect(suggest('foreclosure', names)).toBeUndefined();
});
