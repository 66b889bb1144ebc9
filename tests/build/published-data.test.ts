import { expect, test } from 'vitest';
import type { Site } from '#practice/site.ts';
import { buildBookingConfig } from '#build/booking/booking-config.ts';
import { collectPublishedData } from '#build/booking/published-data.ts';
import { loadSiteWith, renderPage } from '../site/templates/rendering.tsx';

const site = loadSiteWith();

function published(ofContent: Site) {
  return collectPublishedData(ofContent, buildBookingConfig(ofContent, {})).forms.copy;
}

test('texts of forms are published in languages with a form only', () => {
  const others = new Map([...site.pages].filter(([, { language }]) => language !== 'uk'));
  expect(Object.keys(published({ ...site, pages: others })).toSorted()).toEqual(['en', 'es', 'ru']);
  expect(Object.keys(published(site)).toSorted()).toEqual(['en', 'es', 'ru', 'uk']);
});

test('a translated page and the bundle have the same texts: those of the translation, or English ones', () => {
  const { en, uk } = published(site);
  const form = uk?.['immigration-question'];
  const html = renderPage(site, '/immigration-ukrainian');
  expect([form?.submit, form?.close]).toEqual(['Замовити дзвінок', 'Закрити']);
  for (const text of [form?.required, form?.disclaimer, form?.submit]) expect(html).toContain(text);
  expect(form?.messages?.['Unable to Submit']).toBe('Не вдалося надіслати');
  expect(en?.['immigration-question']?.messages).toBeUndefined();
  expect(uk?.['subscribe']?.submit).toBe(en?.['subscribe']?.submit);
});
