import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormDialog } from '#site/templates/island.tsx';
import { islands } from '#client/islands/registry.ts';
import { JsonScript } from '#ui/json-script.tsx';
import { config, words } from '../gallery/copy.ts';

test.each(['application/json', 'application/ld+json'] as const)(
  'no text can close a script of type %s',
  (type) => {
    const data = { text: '</script><!--\u2028\u2029' };
    const html = renderToStaticMarkup(<JsonScript type={type} data={data} />);
    const json = /^<script type="[^"]*">([^<\u2028\u2029]*)<\/script>$/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(data);
  },
);

test('a dialog is a working form without scripts', () => {
  const html = renderToStaticMarkup(
    <FormDialog name="consultation" props={{ id: 'consult', copy: words.consultation, config }} />,
  );
  expect(html).toMatch(/<dialog[^>]* id="consultation"/);
  expect(html).toMatch(/<form[^>]* action="\/functions\/v1\/book-consultation"[^>]* method="post"/);
  const required = [...html.matchAll(/<input[^>]* required=""[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(required).toEqual(['fullName', 'county', 'dateServed', 'phoneNumber']);
  expect(html).not.toMatch(/ style=|<\/script><b>/);
  expect(html).not.toContain('novalidate');
});

test('the registry has every island, and each on-demand module has its attribute', () => {
  const written = Object.values(import.meta.glob<object>('#client/islands/*.island.tsx', { eager: true }));
  expect(new Set(written.flatMap((file) => Object.values(file)))).toEqual(new Set(Object.values(islands)));
  const parts = Object.values(import.meta.glob<object>('#client/on-demand/*.ts', { eager: true }));
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) {
    expect({ ...part }).toEqual({
      attribute: expect.stringMatching(/^data-[a-z-]+$/),
      start: expect.any(Function),
    });
  }
});
