import { expect, test } from 'vitest';
import { translationOf } from '../../../src/scaffold/translation.ts';
import type { Site } from '../../../src/content/site.ts';
import { bookingConfig } from '../../../src/site-build/booking/booking-config.ts';
import { publishedDataOf } from '../../../src/site-build/booking/published-data.ts';
import { loadEdited } from '../../content/edited-content.ts';
import { pageHtml } from '../templates/rendering.ts';

const today = loadEdited({});

/** The real site with the page on foreclosure in Spanish too, as `npm run new` begins it. */
function siteInSpanishToo(): Site {
  const made = translationOf('/foreclosure-defense', 'es', today);
  if ('refused' in made) throw new Error(made.refused);
  const { path, text } = made.file;
  const finished = text
    .replace('draft: true\n', '')
    .replace(/^title: .*$/m, 'title: Defensa contra la ejecución hipotecaria');
  return siteOf(loadEdited({ [path]: finished }));
}

function siteOf({ site, problems }: typeof today): Site {
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return site;
}

function published(site: Site) {
  return publishedDataOf(site, bookingConfig(site, {})).forms.words;
}

test('the forms’ words are published in the languages that have a page with a form, and in no other', () => {
  expect(new Set([...siteOf(today).pages.values()].map(({ language }) => language)).size).toBeGreaterThan(1);
  expect(Object.keys(published(siteOf(today)))).toEqual(['en']);
  expect(Object.keys(published(siteInSpanishToo()))).toEqual(['en', 'es']);
});

test('a translated page and the code say the same words', () => {
  const site = siteInSpanishToo();
  const html = pageHtml(site, '/foreclosure-defense-spanish');
  expect(html).toContain('<html lang="es"');
  const words = published(site)['es']?.['consultation'];
  expect(words?.close).toBe('Cerrar');
  for (const said of [words?.required, words?.optional, words?.disclaimer, words?.close]) {
    expect(html).toContain(said);
  }
});
