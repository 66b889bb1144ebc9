import { expect, test } from 'vitest';
import { findLanguageVersions } from '#content/routes/translations.ts';
import { buildHead } from '#site/layout/head.ts';
import { loadEdited, realFiles } from '../edited-content.ts';

const translated = (realFiles.get('content/pages/social-feed.md') ?? '')
  .replace(/^title: .*$/m, 'title: Redes sociales de la firma')
  .replace(/^description: .*$/m, 'language: es\ntranslation: { of: /social-feed, hash: "0123456789ab" }\n$&');

function siteWith(text: string) {
  const { site } = loadEdited({ 'content/pages/redes.md': text });
  if (site === undefined) throw new Error('The content should be right.');
  return site;
}

test('a translation and its source list each other as alternates', () => {
  const site = siteWith(translated);
  for (const path of ['/social-feed', '/redes']) {
    const page = site.pages.get(path);
    expect(page && buildHead(site, page).alternates).toEqual([
      { language: 'en', href: 'https://www.example.com/social-feed' },
      { language: 'es', href: 'https://www.example.com/redes' },
      { language: 'x-default', href: 'https://www.example.com/social-feed' },
    ]);
  }
});

test('language versions have a fixed order', () => {
  const site = siteWith(translated);
  const page = site.pages.get('/immigration-spanish');
  const order = page && findLanguageVersions(site, page).map(({ language }) => language);
  expect(order).toEqual(['en', 'uk', 'ru', 'es']);
});
