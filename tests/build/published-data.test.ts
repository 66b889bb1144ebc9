import { expect, test } from 'vitest';
import type { Site } from '#practice/site.ts';
import { buildFormsConfig } from '#build/forms/forms-config.ts';
import { collectPublishedData } from '#build/forms/published-data.ts';
import { loadSiteWith, renderPage } from '../site/templates/rendering.tsx';

const site = loadSiteWith();

function collectFormCopy(content: Site) {
  return collectPublishedData(content, buildFormsConfig(content, {})).forms.copy;
}

test('form text is published only in languages that have a form', () => {
  const pagesWithoutUkrainian = new Map([...site.pages].filter(([, { language }]) => language !== 'uk'));
  expect(Object.keys(collectFormCopy({ ...site, pages: pagesWithoutUkrainian })).toSorted()).toEqual([
    'en',
    'es',
    'ru',
  ]);
  expect(Object.keys(collectFormCopy(site)).toSorted()).toEqual(['en', 'es', 'ru', 'uk']);
});

test('a translated page and the bundle have the same form text, in English where it isn’t translated', () => {
  const { en, uk } = collectFormCopy(site);
  const form = uk?.['immigration-question'];
  const html = renderPage(site, '/immigration-ukrainian');
  expect([form?.submit, form?.close]).toEqual(['Замовити дзвінок', 'Закрити']);
  for (const text of [form?.required, form?.disclaimer, form?.submit]) expect(html).toContain(text);
  expect(form?.messages?.['Unable to Submit']).toBe('Не вдалося надіслати');
  expect(en?.['immigration-question']?.messages).toBeUndefined();
  expect(uk?.['subscribe']?.submit).toBe(en?.['subscribe']?.submit);
});
