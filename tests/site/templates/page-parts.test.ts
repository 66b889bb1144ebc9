/** Parts that depend on optional fields of a content file. */
import { expect, test } from 'vitest';
import { iconPaths } from '#ui/icon.tsx';
import { realFiles, replaceInFile } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';
import { renderWithEdits } from './rendering.tsx';

test.each([
  ['/foreclosure-defense', 'content/pages/foreclosure-defense.md'],
  ['/pasco-foreclosure-defense', 'content/counties/pasco.md'],
])('a button on %s opens the wrongful death form next to the consultation form', (path, file) => {
  const refer = '- do: refer\n      label: Ask about a wrongful death\n    ';
  const page = renderWithEdits(path, {
    [file]: replaceInFile(file, '- do: consult\n', `${refer}- do: consult\n`),
  });
  expect(page.querySelector('a[href="#wrongful-death"]')).not.toBeNull();
  expect(page.querySelectorAll('dialog').map(({ id }) => id)).toEqual(['consultation', 'wrongful-death']);
});

test('a legal text has a list of its chapters, and none without chapters', () => {
  const contentsOf = (body: string) => {
    const fields = [
      'title: A legal text of our own',
      'description: A page of fifty characters at the least, for this very test.',
      'heading: A legal text',
      'intro: An introduction.',
      'effective: 2026-01-01',
    ];
    const text = `---\n${fields.join('\n')}\n---\n\n${body}\n`;
    return renderWithEdits('/zz', { 'content/legal/zz.md': text })
      .querySelectorAll('main nav a')
      .map((link) => link.getAttribute('href'));
  };
  expect(contentsOf('## One\n\nText.\n\n## Two\n\nText.')).toEqual(['#one', '#two']);
  expect(contentsOf('Some text.')).toEqual([]);
});

test('removing a section removes its link', () => {
  const file = 'content/immigration/immigration-spanish.md';
  const text = (realFiles.get(file) ?? '').replace(/^ {2}- id: removal\n(?: {4}.*\n|\n)+/m, '');
  const page = renderWithEdits('/immigration-spanish', { [file]: text });
  const row = page.querySelector('main nav:has(a[href^="#"])')?.outerHTML ?? '';
  const places = [...row.matchAll(/href="#([\w-]+)"/g)].map(([, id = '']) => id);
  expect(places).toEqual(['family-based', 'employment', 'extraordinary', 'humanitarian', 'consultation']);
  expect(places.filter((id) => page.getElementById(id) === null)).toEqual([]);
});

test('a network with an address is a link in its color; the others share one line', () => {
  const youtube = 'content/social/youtube.md';
  const networks = renderWithEdits('/social-feed', {
    [youtube]: replaceInFile(youtube, 'color:', 'url: https://social.example.com/youtube\ncolor:'),
  }).querySelector('#networks');
  expect(networks?.querySelectorAll('li')).toHaveLength(1);
  expect(networks?.querySelector('li a[href="https://social.example.com/youtube"]')?.text).toMatch(
    /^\s*Watch us on YouTube \(opens in a new tab\)/,
  );
  const icon = networks?.querySelector('li path');
  expect(icon?.getAttribute('stroke')).toBe('#ff0000');
  expect(icon?.getAttribute('d')).not.toContain(iconPaths.globe.slice(0, 20));
  expect(networks?.text).toContain('Facebook, LinkedIn: coming soon');
});

test('pages offer text messages only to an office that accepts them', () => {
  const office = 'content/offices/florida.md';
  const link = (edits?: Edits) =>
    renderWithEdits('/broward-foreclosure-defense', edits).querySelector('main a[href^="sms:"]');
  expect(link()).toBeNull();
  const accepted = link({ [office]: replaceInFile(office, 'bonaFide:', 'texts: true\nbonaFide:') });
  expect(accepted?.getAttribute('href')).toMatch(/^sms:\+1\d{10}$/);
});

const testimonialFile = 'content/testimonials/florida-tax.md';

test('a sample testimonial is labeled as a sample, and only a real one as from a client', () => {
  const testimonial = (edits?: Edits) =>
    renderWithEdits('/florida-property-tax-appeals', edits).querySelector('section:has(blockquote)')?.text;
  expect(testimonial()).toContain('Sample, not a client’s words');
  expect(testimonial()).not.toContain('From a client');
  const real = testimonial({ [testimonialFile]: replaceInFile(testimonialFile, 'placeholder: true\n', '') });
  expect(real).not.toContain('Sample');
  expect(real).toContain('From a client');
});

test('a row of the price table takes missing texts from its fee file and keeps its own', () => {
  const probate = 'content/fees/probate.md';
  const rowAbout = (matter: string, edits: Edits = {}) =>
    renderWithEdits('/fees', edits)
      .querySelectorAll('#prices dl > div')
      .map(({ text }) => text)
      .find((text) => text.includes(matter));
  const edits = {
    [probate]: replaceInFile(probate, 'The first consultation is free', 'The first hour is free'),
  };
  expect(rowAbout('Probate')).toContain('First talkThe first consultation is free');
  expect(rowAbout('Probate', edits)).toContain('First talkThe first hour is free');
  expect(rowAbout('Florida property tax')).toContain('First talkAn evaluation for $399');
});

test('an immigration page lists spoken languages in its hero, with a link to a form in its own', () => {
  const file = 'content/immigration/immigration-spanish.md';
  const button =
    '    - do: page\n      label: Escríbanos en español\n      to: "#question"\n    - do: call\n';
  const text = replaceInFile(file, '    - do: call\n', button).replace(
    '\nstatus:\n',
    '\nspoken: "La abogada habla {{attorney-languages}}; {{interpreter-cost}}."\nstatus:\n',
  );
  const main = renderWithEdits('/immigration-spanish', { [file]: text }).querySelector('main');
  const hero = main?.querySelector('section:has(h1)');
  expect(hero?.text).toContain('La abogada habla');
  expect(hero?.querySelector('[data-button][href="#question"]')?.text).toContain('Escríbanos en español');
  expect(main?.querySelector('#question:has(form)')).not.toBeNull();
});
