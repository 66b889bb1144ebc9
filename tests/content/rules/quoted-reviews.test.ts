import { expect, test } from 'vitest';
import { loadEdited, replaceInFile } from '../edited-content.ts';

const fact = 'content/facts/probate-informal.md';
const file = 'content/faqs/zz.md';
const createFaq = (language: string) =>
  `---\nquestion: How long?\nlanguage: ${language}\n---\n\n{{probate-informal}}, {{probate-informal.reviewed}}.\n`;

test.each([
  ['en', '6-12 months, November 21, 2026.'],
  ['uk', '6–12 місяців, 21 листопада 2026 р..'],
  ['ru', '6–12 месяцев, 21 ноября 2026 г..'],
  ['es', '6-12 meses, 21 de noviembre de 2026.'],
])('.reviewed shows the day of a fact’s last check (%s)', (language, expected) => {
  const { site } = loadEdited({ [file]: createFaq(language) });
  const html = site?.entries.faqs
    .get('zz')
    ?.body.html.replaceAll(/<[^>]+>/g, '')
    .replaceAll(/[\u00A0\u202F]/g, ' ');
  expect(html).toContain(expected);
});

test('.reviewed changes with the fact', () => {
  const reviewed = replaceInFile(fact, 'on: 2026-11-21', 'on: 2026-10-02');
  const { site } = loadEdited({ [file]: createFaq('en'), [fact]: reviewed });
  expect(site?.entries.faqs.get('zz')?.body.html).toMatch(/October\s2,\s2026/);
});
