import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

const page = (name: string, translation: string, sections: string) => ({
  [`content/pages/${name}.md`]: `---
title: Ejecución hipotecaria, ${name}
description: Cómo responder (${name}) a una demanda de ejecución hipotecaria en Florida.
label: ${name}
language: es
${translation}reviewBy: 2027-05-31
hero:
  heading: Foreclosure
  lead: |
    Una página.
sections:
${sections}updated: 2026-11-20
---
`,
});

const { site, problems } = loadEdited({
  ...page(
    'broward-spanish',
    'translation:\n  of: /broward-foreclosure-defense\n  hash: "000000000000"\n',
    '  - type: form\n    id: lead\n    form: county-lead\n    heading: Escríbanos\n',
  ),
  ...page('foreclosure-spanish', '', '  - type: county-pages\n    id: counties\n    heading: Su condado\n'),
});

test('a list of counties leads to their pages in its own language, and marks those in English', () => {
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  const items = parse(pageHtml(site, '/foreclosure-spanish')).querySelectorAll('#counties li');
  const of = (county: string) => items.find(({ text }) => text.includes(county));
  expect(of('Broward')?.querySelector('a')?.getAttribute('href')).toBe('/broward-spanish');
  expect(of('Broward')?.text).not.toContain('en inglés');
  expect(of('Pasco')?.querySelector('a')?.getAttribute('href')).toBe('/pasco-foreclosure-defense');
  expect(of('Pasco')?.text).toContain('(en inglés)');
});

test('the form of a translated county page begins with that county', () => {
  const chosen = site && parse(pageHtml(site, '/broward-spanish')).querySelector('#lead option[selected]');
  expect(chosen?.text).toBe('Broward');
});
