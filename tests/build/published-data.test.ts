import { expect, test } from 'vitest';
import {
  caseNumberMessages,
  countyMessages,
  dateServedMessages,
  storedWithoutCalendar,
  submitErrors,
  toasts,
} from '#forms/messages.ts';
import { createTranslation } from '#practice/scaffold/translation.ts';
import type { Site } from '#practice/site.ts';
import { buildBookingConfig } from '#build/booking/booking-config.ts';
import { collectPublishedData } from '#build/booking/published-data.ts';
import { loadEdited, replaceInFile } from '../content/edited-content.ts';
import { pageHtml } from '../site/templates/rendering.tsx';

const today = loadEdited({});

const ukrainianForm = `---
language: uk
translates: consultation
title: Безкоштовна консультація
fields:
  fullName:
    label: Повне ім’я
  caseNumber:
    label: Номер справи
  county:
    label: Округ
  dateServed:
    label: Дата вручення
  phoneNumber:
    label: Телефон
submit: Надіслати запит
submitting: Надсилаємо
sent: Отримано
sentText: Виберіть час.
callInstead: Зателефонуйте нам.
disclaimer: no-relationship
---
`;

/** Form messages that the frame doesn't have. */
const ukrainianMessages = [
  ...Object.values(caseNumberMessages),
  ...Object.values(countyMessages),
  ...Object.values(dateServedMessages),
  ...Object.values(toasts.received),
  submitErrors.noCalendar,
  `${submitErrors.noCalendar} ${storedWithoutCalendar}`,
]
  .map((message) => `  ${JSON.stringify(message)}: Перевірте це поле.\n`)
  .join('');

/** The site with a Ukrainian foreclosure page, as created by `npm run new`, and its form. */
function siteInUkrainianToo(): Site {
  const made = createTranslation('/foreclosure-defense', 'uk', today);
  if ('refused' in made) throw new Error(made.refused);
  const { path, text } = made.file;
  const finished = text
    .replace('draft: true\n', '')
    .replace(/^title: .*$/m, 'title: Захист від стягнення житла через суд');
  const frame = 'content/frames/uk.md';
  return siteOf(
    loadEdited({
      [path]: finished,
      'content/forms/consultation-ukrainian.md': ukrainianForm,
      [frame]: replaceInFile(frame, 'messages:\n', `messages:\n${ukrainianMessages}`),
    }),
  );
}

function siteOf({ site, problems }: typeof today): Site {
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return site;
}

function published(site: Site) {
  return collectPublishedData(site, buildBookingConfig(site, {})).forms.copy;
}

test('texts of forms are published in languages with a form only', () => {
  const site = siteOf(today);
  const others = new Map([...site.pages].filter(([, { language }]) => language !== 'uk'));
  expect(Object.keys(published({ ...site, pages: others })).toSorted()).toEqual(['en', 'es', 'ru']);
  expect(Object.keys(published(site)).toSorted()).toEqual(['en', 'es', 'ru', 'uk']);
});

test('a translated page and the bundle have the same texts', () => {
  const site = siteInUkrainianToo();
  const html = pageHtml(site, '/foreclosure-defense-ukrainian');
  expect(html).toContain('<html lang="uk"');
  // All foreclosure pages link to a language that has a foreclosure page.
  expect(pageHtml(site, '/pasco-foreclosure-defense')).toContain('href="/foreclosure-defense-ukrainian"');
  const words = published(site)['uk']?.['consultation'];
  expect(words?.close).toBe('Закрити');
  for (const said of [words?.required, words?.disclaimer, words?.close, words?.submit]) {
    expect(html).toContain(said);
  }
});

test('a form has the texts of its translation, or English ones', () => {
  const { en, uk } = published(siteInUkrainianToo());
  expect(uk?.['consultation']?.submit).toBe('Надіслати запит');
  expect(uk?.['consultation']?.messages?.['Unable to Submit']).toBe('Не вдалося надіслати');
  expect(en?.['consultation']?.messages).toBeUndefined();
  expect(uk?.['subscribe']?.submit).toBe(en?.['subscribe']?.submit);
});
