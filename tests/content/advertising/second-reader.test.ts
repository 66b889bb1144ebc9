import { describe, expect, test } from 'vitest';
import { labeledSentences } from '../../../bench/advertising/labeled.ts';
import { lessonOf } from '../../../bench/advertising/train.ts';
import { languages } from '../../../src/content/languages/languages.ts';
import type { Language } from '../../../src/content/languages/languages.ts';
import { frames } from '../../../src/advertising/reader/frames.ts';
import weights from '../../../src/advertising/reader/weights.json' with { type: 'json' };
import { rulesIn, wordsIn } from './support/findings.ts';
import { countVerdicts } from './support/verdicts.ts';

const labeled = labeledSentences();
const apart = labeled.filter(({ isApart }) => isApart);

/** What was reached on sentences that nothing was trained with, and must not be lost again. */
const leastFound: { readonly [language in Language]?: number } = { en: 0.8, es: 0.8, ru: 0.82, uk: 0.8 };
const mostRefused = 0.01;
const mostWarned = 0.08;

describe('the labeled sentences', () => {
  test.each(languages)('%s: 500 or more, half of them harmless, a fifth set apart', (language) => {
    const own = labeled.filter((sentence) => sentence.language === language);
    const lookalikes = own.filter(({ kind }) => kind !== undefined);
    expect(own.length).toBeGreaterThanOrEqual(500);
    expect(own.filter(({ isBad }) => !isBad).length / own.length).toBeGreaterThan(0.45);
    expect(lookalikes.filter(({ isApart }) => isApart).length / lookalikes.length).toBeGreaterThan(0.18);
  });

  test('a family that is set apart in one language is trained with in none', () => {
    const families = new Set(apart.map(({ family }) => family));
    const trained = labeled.filter(({ family, isApart }) => !isApart && families.has(family));
    expect([...new Set(trained.map(({ family }) => family))]).toEqual([]);
  });

  test('no sentence stands twice', () => {
    const alike = Map.groupBy(labeled, ({ language, text }) => `${language} ${text.toLowerCase()}`);
    expect([...alike].filter(([, group]) => group.length > 1).map(([text]) => text)).toEqual([]);
  });
});

describe('on families that nothing was trained with', () => {
  test.each(languages)('%s', (language) => {
    const own = apart.filter((sentence) => sentence.language === language);
    const { bad, found, harmless, refused, warned } = countVerdicts(own);
    expect(found / bad, 'found').toBeGreaterThanOrEqual(leastFound[language] ?? 0.67);
    expect(refused / harmless, 'refused').toBeLessThanOrEqual(mostRefused);
    expect(warned / harmless, 'warned').toBeLessThanOrEqual(mostWarned);
  });
});

test('every frame is written with concepts that there are', () => {
  const parts = frames.flatMap(({ needs, lacks }) => [...needs.flat(), ...lacks]);
  expect(parts.filter((part) => part < 0)).toEqual([]);
});

test('the weights are those that the sentences teach', () => {
  expect(weights.taughtBy, 'npm run bench -- advertising --train').toBe(lessonOf());
});

test('what no rule hears is asked about, with the words that weighed most', () => {
  const [asked] = wordsIn('While we are your lawyers, no bank will ever take your home from you.');
  expect(asked).toMatchObject({ severity: 'warning', rule: 'AD-07' });
  expect(asked?.message).toMatch(/^may promise how a case ends\. Does it\? The words that weighed most: /);
});

test.each([
  ['en', 'The guarantee of the bank does not replace an answer in court.'],
  ['en', 'The bank’s guarantee does not replace an answer in court.'],
  ['es', 'La garantía del banco no reemplaza la respuesta ante el tribunal.'],
  ['uk', 'Гарантія банку не замінює відповіді до суду.'],
  ['ru', 'Гарантия банка не заменяет ответ в суд.'],
  ['en', 'A housing counselor approved by the government can look at your budget.'],
  ['en', 'A government-approved housing counselor works free of charge.'],
  ['en', 'Agencies that are approved by HUD list their counselors.'],
  ['es', 'Un asesor de vivienda aprobado por el gobierno revisa su presupuesto.'],
  ['uk', 'Житловий консультант, схвалений урядом, допоможе з бюджетом.'],
  ['ru', 'Жилищный консультант, одобренный правительством, поможет с бюджетом.'],
] as const)('%s: what others guarantee or approve is reported: %s', (language, text) => {
  expect(wordsIn(text, language)).toEqual([]);
});

test.each([
  ['en', 'Our program is approved by the government.'],
  ['es', 'Nuestro programa está avalado por el gobierno.'],
  ['uk', 'Наша програма схвалена урядом.'],
  ['ru', 'Наша программа одобрена правительством.'],
] as const)('%s: a tie of the firm stays refused: %s', (language, text) => {
  expect(wordsIn(text, language)[0]).toMatchObject({ severity: 'error', rule: 'AD-25' });
});

test.each([
  ['en', 'AD-20', 'The lottery is run by the state.', 'Join our lottery when you hire us.'],
  ['es', 'AD-26', 'El notario debe ver su firma.', 'Nuestro notario le da asesoría legal.'],
  ['uk', 'AD-14', 'Експерт банку оцінив будинок.', 'Наші експерти виграють апеляції.'],
  ['ru', 'AD-14', 'Эксперт банка оценил дом.', 'Наши эксперты выигрывают апелляции.'],
] as const)(
  '%s %s: what a rule hears passes where it is surely harmless: %s',
  (language, rule, harmless, bad) => {
    expect(wordsIn(harmless, language)).toEqual([]);
    expect(wordsIn(bad, language).map((finding) => finding.rule)).toContain(rule);
  },
);

test('three words are asked about as a sentence, not as a heading', () => {
  expect(wordsIn('Nobody beats us.')[0]).toMatchObject({ severity: 'warning' });
  expect(wordsIn('Nobody beats us')).toEqual([]);
});

test('an address on the web claims nothing', () => {
  expect(wordsIn('https://social.rivera-law.us/instagram')).toEqual([]);
});

test.each(['An expert may have to value the house.', 'Ask a tax specialist or an accountant.'])(
  'whom a reader may ask, or a court may hear, claims no special knowledge: %s',
  (text) => {
    expect(wordsIn(text)).toEqual([]);
  },
);

const statutes = [
  ['en', 'The mortgagor may cure the indebtedness at any time before the sale.'],
  ['en', 'A personal representative shall give the surviving spouse and each child a copy of the inventory.'],
  ['en', 'No action may be brought unless notice has been given to them in writing.'],
  ['en', 'The defendant shall have 20 days after service to serve an answer.'],
  ['en', 'Homestead property descends to the decedent’s spouse, his or her descendants, or both.'],
  ['es', 'El deudor puede pagar en cualquier momento antes de la venta.'],
  ['es', 'El cónyuge sobreviviente y los hijos heredan según esta sección.'],
  ['uk', 'Боржник може сплатити борг до продажу майна.'],
  ['uk', 'Чоловік або дружина спадкодавця має право на частку майна.'],
  ['ru', 'Должник вправе погасить задолженность до продажи имущества.'],
  ['ru', 'Супруг наследодателя и его дети имеют право на долю имущества.'],
] as const;

test.each(statutes)('%s: a statute quoted in a text needs no record: %s', (language, text) => {
  expect(rulesIn(`<section><blockquote>${text}</blockquote></section>`, language)).toEqual([]);
  expect(wordsIn(`> ${text}`, language)).toEqual([]);
});

test.each([
  'The notice must be served within 30 days, and the case ends in six months.\n> Section 702.10, Florida Statutes',
  'No fee shall exceed $1,500, and a result is assured.\n>\n> s. 733.6171, Fla. Stat.',
  '"Within 30 days" (s. 702.10, Fla. Stat.)',
  'The trustee guarantees payment of the award. 11 U.S.C. 362',
])('a quotation that cites its law promises nothing: %s', (text) => {
  expect(wordsIn(`> ${text}`)).toEqual([]);
});

test('nor does it on a page, where its paragraphs stand one below the other', () => {
  const quoted = (source: string) =>
    `<section><blockquote><p>No fee shall exceed $1,500, and the case ends in six months.</p><p>${source}</p></blockquote></section>`;
  expect(rulesIn(quoted('s. 733.6171, Fla. Stat.'))).toEqual([]);
  expect(rulesIn(quoted('So it is written.'))).toContain('AD-16');
});

test('a citation makes no law of a client’s own words', () => {
  expect(wordsIn('> They guaranteed that we win, as rule 1.420 says.')[0]?.rule).toBe('AD-07');
});

test.each([
  ['en', 'They answered every call and saved my home.'],
  ['en', 'We finally slept again.'],
  ['en', 'Best decision of our lives.'],
  ['es', 'Nos trataron como familia y nos devolvieron la paz.'],
  ['uk', 'Мені допомогли швидко, дуже вдячна.'],
  ['ru', 'Нам всё объяснили, спасибо огромное.'],
] as const)('%s: the words of a client do: %s', (language, text) => {
  expect(rulesIn(`<section><blockquote>${text}</blockquote></section>`, language)).toContain('AD-12');
});

test('a law and a letter are no client, and a statute in a quotation is no testimonial', () => {
  expect(wordsIn('The statute reads: "The plaintiff must hold the note."')).toEqual([]);
});
