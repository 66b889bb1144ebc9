import { expect, test } from 'vitest';
import { insertNonBreakingSpaces } from '#content/markdown/non-breaking-spaces.ts';
import { loadEdited, loadSiteWith, replaceInFile } from '../edited-content.ts';
import { renderPage } from '../../site/templates/rendering.tsx';

test('numbers, names and form numbers don’t break across lines, in headings and body text', () => {
  const words =
    'The {{colorado-appeal-window}} notice, I-485, EB-1A, Miami-Dade, {{florida-phone}}, well-known';
  const page = 'content/pages/probate.md';
  const part = `sections:\n  - type: prose\n    heading: "${words}"\n    text: "${words}"\n`;
  const html = renderPage(loadSiteWith({ [page]: replaceInFile(page, 'sections:\n', part) }), '/probate');
  const [, heading = ''] = /<h2[^>]*>(The <span.*?)<\/h2>/.exec(html) ?? [];
  const [, text = ''] = /<p>(The <span.*?)<\/p>/.exec(html) ?? [];
  const unbrokenParts = ['30-day', 'I-485', 'EB-1A', 'Miami-Dade', '(407) 555-0100'];
  for (const compiledText of [heading, text])
    expect(compiledText.match(/(?<=<span class="(?:nb|whitespace-nowrap)">).*?(?=<\/span>)/g)).toEqual(
      unbrokenParts,
    );
});

test('link URLs and titles don’t change', () => {
  const faq = 'content/faqs/zz-new.md';
  const { site } = loadEdited({
    [faq]: '---\nquestion: Why?\n---\n\nSee [this](https://example.org/Miami-Dade-20-24 "Miami-Dade").\n',
  });
  expect(site?.entries.faqs.get('zz-new')?.body.html).toBe(
    '<p>See <a href="https://example.org/Miami-Dade-20-24" title="Miami-Dade">this</a>.</p>',
  );
});

test('a time doesn’t break before a.m. or p.m.', () => {
  expect(insertNonBreakingSpaces('9 a.m. to 5 p.m. or 9 a. m.')).toBe(
    '9\u00A0a.m. to 5\u00A0p.m. or 9\u00A0a.\u00A0m.',
  );
});

test('no line begins with a dash', () => {
  const file = 'content/immigration/immigration-ukrainian.md';
  const edits = { [file]: replaceInFile(file, 'heading: Сімейна імміграція', 'heading: Сім’я — разом') };
  const html = renderPage(loadSiteWith(edits), '/immigration-ukrainian');
  expect(html).toContain('Сім’я\u00A0— разом');
  expect(html).toContain('Перший крок\u00A0— платна');
  expect(html).not.toContain(' — ');
});

test('a number and its unit are joined by a non-breaking space', () => {
  expect(insertNonBreakingSpaces('20 days or 15 business days, 20 of them')).toBe(
    '20\u00A0days or 15\u00A0business days, 20 of them',
  );
  expect(insertNonBreakingSpaces('Запис 19 жовтня і до консульства')).toBe(
    'Запис 19\u00A0жовтня і до консульства',
  );
});
