import { expect, test } from 'vitest';
import { advertisingRules } from '#practice/advertising/rules.ts';
import { readCorpus, findFindings, listRules } from './support/findings.ts';

/** Maximum share of flagged sentences among harmless statements that resemble violations. */
const maxFlaggedShare = 0.08;

test('the table lists every rule once, in numerical order', () => {
  const numbers = Array.from({ length: 32 }, (_, index) => `AD-${String(index + 1).padStart(2, '0')}`);
  expect(advertisingRules.map(({ id }) => id)).toEqual(numbers);
});

test.each(readCorpus('violations'))('%s %s: %s', (language, rule, text) => {
  expect(listRules(text ?? '', language)).toContain(rule);
});

test('harmless statements in four languages cause no errors and few warnings', () => {
  const statements = readCorpus('harmless');
  expect(statements.length).toBeGreaterThanOrEqual(100);
  const findings = statements.flatMap(([language, text = '']) => findFindings(text, language));
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(findings.length / statements.length, JSON.stringify(findings)).toBeLessThanOrEqual(maxFlaggedShare);
});

test.each(readCorpus('denials'))('%s, a denial or a debt causes no finding: %s', (language, text) => {
  expect(findFindings(text ?? '', language)).toEqual([]);
});

test.each(readCorpus('others'))('%s, a statement about others causes no finding: %s', (language, text) => {
  expect(findFindings(text ?? '', language)).toEqual([]);
});

test('a claimed affiliation with a government is an error', () => {
  expect(findFindings('Our program is approved by the government.')[0]).toMatchObject({
    severity: 'error',
    rule: 'AD-25',
  });
});

test('repeated exclamation marks are reported', () => {
  expect(listRules('Call! Now! Today!')).toEqual(['AD-19']);
});

test('only claims of offices that exist are allowed', () => {
  expect(listRules('Visit our Tampa office.')).toEqual(['AD-02']);
  expect(listRules('Visit our Orlando office or our law office in Denver.')).toEqual([]);
  expect(listRules('Завітайте: наш офіс у Тампі відчинено.', 'uk')).toEqual(['AD-02']);
  expect(listRules('Приходите: наш офис в Денвере открыт.', 'ru')).toEqual([]);
  expect(listRules('Visite nuestra oficina de Miami.', 'es')).toEqual(['AD-02']);
});

test.each([
  ['en', 'We finally slept again.'],
  ['en', 'Best decision of our lives.'],
  ['en', 'They answered every call and saved my home.'],
  ['es', 'Nos trataron como familia y nos devolvieron la paz.'],
  ['uk', 'Мені допомогли швидко, дуже вдячна.'],
  ['ru', 'Нам всё объяснили, спасибо огромное.'],
] as const)('%s: a quotation of a client needs a record: %s', (language, text) => {
  expect(listRules(`> ${text}`, language)).toContain('AD-12');
});

test.each([
  ['en', 'The mortgagor may cure the indebtedness at any time before the sale.'],
  ['en', 'The defendant shall have 20 days after service to serve an answer.'],
  ['es', 'El cónyuge sobreviviente y los hijos heredan según esta sección.'],
  ['uk', 'Боржник може сплатити борг до продажу майна.'],
  ['ru', 'Супруг наследодателя и его дети имеют право на долю имущества.'],
  [
    'en',
    'The notice must be served within 30 days, and the case ends in six months.\n> Section 702.10, Florida Statutes',
  ],
  ['en', 'No fee shall exceed $1,500, and a result is assured.\n>\n> s. 733.6171, Fla. Stat.'],
  ['en', 'The trustee guarantees payment of the award. 11 U.S.C. 362'],
] as const)('%s: quotations of law need no record and are not claims: %s', (language, text) => {
  expect(findFindings(`> ${text}`, language)).toEqual([]);
});

test('a citation does not turn a client’s quotation into law', () => {
  expect(listRules('> They guaranteed that we win, as rule 1.420 says.')).toContain('AD-07');
});
